import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { plainPress } from '#app/framework/plain-press.ts'
import { paths } from '#app/lib/paths.ts'
import { useAsked } from '#app/lib/use-asked.ts'
import { parseCompareState } from '#domain/deciding/compare-state.ts'
import { columnsAsked } from './columns-asked.ts'
import { rebased } from './rebased.ts'

/** Links of the table, which is HTML, lead on from the comparison that is on its way and not from the one that is shown. */
export function useRebasedLinks(ids: readonly string[]): void {
  const navigate = useNavigate()
  const asked = useAsked(paths.compare())
  useEffect(() => {
    if (!asked) return
    const press = (event: MouseEvent) => {
      const link = plainPress(event)
      if (!link?.closest('thead') || link.pathname !== paths.compare()) return
      const { products, swap } = parseCompareState(new URLSearchParams(link.search))
      // It opens the field, of the columns that are there by then.
      if (swap) return
      event.preventDefault()
      const { differences, units } = parseCompareState(asked)
      const state = { differences, ...(units && { units }) }
      void navigate(paths.compare(rebased(ids, products, columnsAsked(asked)), state))
    }
    // Ahead of who follows links.
    document.addEventListener('click', press, true)
    return () => document.removeEventListener('click', press, true)
  })
}
