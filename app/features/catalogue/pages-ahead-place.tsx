import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { pageCame, usePagesWanted } from './pages-wanted.ts'

/** Where what a press may lead to is rendered ahead of it: shown nowhere, and forgotten with the page. */
export function PagesAheadPlace() {
  const { key } = useLocation()
  const { pages, Pages } = usePagesWanted()
  useEffect(pageCame, [key])
  return Pages && pages.length > 0 && <Pages pages={pages} />
}
