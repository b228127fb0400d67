import { paths } from '#app/lib/paths.ts'
import './kept-list.css'

/** The way to the list that this browser keeps, once something is on it (app/elements/kept-list.ts). */
export const ListPlace = () => <kept-list to={paths.list()} />
