import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { onDemand } from '#app/ui/on-demand.tsx'
import { usePagesWanted, pageCame } from './pages-wanted.ts'

export const bringPagesAhead = async () => (await import('./pages-ahead.tsx')).PagesAhead

const PagesAhead = onDemand(bringPagesAhead, {
  // Nobody asked for it.
  failing: () => undefined,
})

/** Where what a press may lead to is rendered ahead of it: shown nowhere, and forgotten with the page. */
export function PagesAheadPlace() {
  const { key } = useLocation()
  const pages = usePagesWanted()
  useEffect(pageCame, [key])
  return pages.length > 0 && <PagesAhead pages={pages} />
}
