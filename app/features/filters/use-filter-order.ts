import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { arrowStep } from '#app/lib/arrow-step.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { ListingFacet } from '../catalogue/listing-view.ts'

/**
 * The filters of the bar in an order that holds while a visitor works in it, whatever a choice
 * makes of it, and one stop for the tab key: from there arrow keys lead on.
 */
export function useFilterOrder(facets: readonly ListingFacet[]) {
  const hydrated = useHydrated()
  const [held, setHeld] = useState<string[]>()
  const [stop, setStop] = useState<string>()
  const bar = useRef<HTMLUListElement>(null)
  const order = held ?? facets.map(({ key }) => key)
  const place = new Map(order.map((key, i) => [key, i]))
  const ordered = facets.toSorted(
    (a, b) => (place.get(a.key) ?? place.size) - (place.get(b.key) ?? place.size),
  )
  const current = ordered.some(({ key }) => key === stop) ? stop : ordered[0]?.key

  return {
    ordered,
    /** Undefined where every button is a stop: without scripts. */
    tabIndex: (key: string) => (hydrated && key !== current ? -1 : undefined),
    barProps: {
      ref: bar,
      onFocus: ({ target }: FocusEvent) => {
        setHeld((now) => now ?? facets.map(({ key }) => key))
        const at = buttons().indexOf(target as HTMLButtonElement)
        if (at >= 0) setStop(ordered[at]?.key)
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!bar.current?.contains(relatedTarget)) setHeld(undefined)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const all = buttons()
        const at = all.indexOf(event.target as HTMLButtonElement)
        const by = arrowStep(event)
        const to = by ? at + by : { Home: 0, End: all.length - 1 }[event.key]
        if (at < 0 || to === undefined) return
        event.preventDefault()
        all[to]?.focus()
      },
    },
  }

  /** Of the filters, in their order; what their panels hold is none of them. */
  function buttons(): HTMLButtonElement[] {
    return [...(bar.current?.querySelectorAll<HTMLButtonElement>('li > button') ?? [])]
  }
}
