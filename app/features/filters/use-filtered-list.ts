import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { sayNotLoaded } from '#app/ui/not-loaded.ts'
import { plainPress } from '#app/lib/plain-press.ts'
import { formatListingState, type ListingState } from '#domain/catalogue/listing-state.ts'
import { fieldOf, typedRanges } from '#domain/catalogue/typed-ranges.ts'
import { placeOf, type ListPage, type ListPlace } from '../catalogue/list-place.ts'
import {
  createListSource,
  type ControlledList,
  type ListAnswer,
  type ProductsAddress,
} from './list-source.tsx'

/** An answer that takes longer is said to be on its way. */
const slowMilliseconds = 250

type Change = (wanted: ListingState) => Partial<ListingState>

/** How all controls of a list change it. */
export type ListNavigation = {
  place: ListPlace
  /** What was asked for last; the controls show it as chosen at once. */
  wanted: ListingState
  /** The same, also between two renderings. */
  latest: () => ListingState
  /** Starts from what was asked for last: of two presses in quick succession both count. */
  change: (make: Change, options?: { replace?: boolean }) => void
}

/**
 * A list that follows its controls in place: each change is an address, in the browser's history, and
 * steps back and forward are followed. `form` is the id of the form that holds the controls.
 */
export function useFilteredList(
  page: ListPage,
  sent: ControlledList,
  database: ProductsAddress | undefined,
  form: string,
) {
  const place = useMemo(() => placeOf(page), [page])
  const source = useMemo(() => createListSource(page, database), [page, database])
  const [list, setList] = useState(sent)
  const [parts, setParts] = useState<ListAnswer['parts']>([])
  const [wanted, setWanted] = useState(sent.state)
  const latest = useRef(wanted)
  const asking = useRef<AbortController>(undefined)
  /** Takes back what was said of an answer that did not come. */
  const takeBackFailure = useRef(() => {})
  const [isSlow, setSlow] = useState(false)

  const ask = async (state: ListingState) => {
    latest.current = state
    setWanted(state)
    asking.current?.abort()
    takeBackFailure.current()
    const { signal } = (asking.current = new AbortController())
    const slow = setTimeout(() => setSlow(true), slowMilliseconds)
    try {
      const answer = await source.answer(state, signal)
      if (signal.aborted) return
      setList(answer.list)
      setParts(answer.parts)
    } catch {
      if (!signal.aborted) takeBackFailure.current = sayNotLoaded()
    } finally {
      clearTimeout(slow)
      if (!signal.aborted) setSlow(false)
    }
  }
  const navigation: ListNavigation = {
    place,
    wanted,
    latest: () => latest.current,
    change(make, { replace = false } = {}) {
      const state = { ...latest.current, page: 1, ...make(latest.current) }
      const to = place.to(state)
      if (replace || to === location.pathname + location.search) history.replaceState(null, '', to)
      else history.pushState(null, '', to)
      void ask(state)
    },
  }

  useEffect(() => {
    const follow = () => {
      const state = isAsSent() ? sent.state : place.parse(new URLSearchParams(location.search))
      if (place.to(state) !== place.to(latest.current)) void ask(state)
    }
    // A step in the history may have woken this island.
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
    // oxlint-disable-next-line react/exhaustive-deps -- `ask` goes by references
  }, [place])

  // Takes over what was chosen and typed before, unless a step in the history came later still.
  useLayoutEffect(() => {
    const state = stateOfForm(form, place)
    if (isAsSent() && !isSameChoice(state, sent.state)) navigation.change(() => state)
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the island hydrates
  }, [])

  useEffect(() => {
    const sort = (event: MouseEvent) => {
      const link = plainPress(event)
      if (!link?.matches('[data-list-part] a[data-in-place]')) return
      event.preventDefault()
      const { sort: order } = place.parse(new URLSearchParams(link.search))
      navigation.change(() => ({ sort: order }))
    }
    document.addEventListener('click', sort)
    return () => document.removeEventListener('click', sort)
    // oxlint-disable-next-line react/exhaustive-deps -- `change` goes by references
  }, [place])

  return { list, parts, isSlow, navigation }
}

/**
 * Whether the address is the one that the page was loaded from: it may hold more than a list reads, such
 * as what an advertisement adds.
 */
function isAsSent(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).search === location.search
}

/** What a form asks as it is filled in. */
function stateOfForm(id: string, place: ListPlace): ListingState {
  const form = document.getElementById(id) as HTMLFormElement
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') fields.append(name, value)
  const others = [...fields].filter(([name]) => fieldOf(name) === name)
  const state = place.parse(new URLSearchParams(others))
  return { ...state, ranges: { ...state.ranges, ...typedRanges(fields) } }
}

function isSameChoice(a: ListingState, b: ListingState): boolean {
  return sortedQuery(a) === sortedQuery(b)
}

function sortedQuery(state: ListingState): string {
  const params = new URLSearchParams(formatListingState({ ...state, page: 1 }))
  params.sort()
  return params.toString()
}
