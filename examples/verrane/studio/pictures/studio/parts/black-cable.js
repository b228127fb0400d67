import { jacket } from './materials.js'

export const blackCable = () => jacket(0x202225)
