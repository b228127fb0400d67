import { useEffect, useState } from 'react'
import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { paths } from '#app/lib/paths.ts'
import { lookup } from '#domain/lookup.ts'
import { readState } from '../search/as-filters.ts'
import type { ListPlace } from '../catalogue/list-place.ts'
import type { ListingFacet, ListingView } from '../catalogue/listing-view.ts'
import { formatAsked, type AskedFilters } from './asked-filters.ts'
import type { AskedValues } from './asked-values.ts'
import type { AllValues } from './use-all-values.ts'

const nothing: AskedFilters = { open: [], whole: [], all: false, find: '' }
/** Of keys in quick succession. */
const typingPause = 100

/**
 * The values of what is open, from the server, and again with every change of the list. Those that
 * were there stand until the new ones come.
 */
export function useFarValues(
  { state, facets, reading }: Pick<ListingView, 'state' | 'facets' | 'reading'>,
  place: ListPlace,
): AllValues {
  const { query, selection, ranges } = state
  const [asked, setAsked] = useState(nothing)
  const [answer, setAnswer] = useState<AskedValues & Pick<AskedFilters, 'all' | 'find'>>()
  const [failed, setFailed] = useState(false)
  const wanted = formatAsked(asked)
  // Its page, order and form make no difference.
  const address = wanted && paths.filterValues(place.to({ query, selection, ranges }), wanted)
  const { all, find } = asked
  useEffect(() => {
    if (!address) return
    const leave = new AbortController()
    const { signal } = leave
    const ask = async () => {
      const response = await fetchInTime(address, { signal })
      if (!response.ok) throw new Error(`${address} answers ${response.status}`)
      const values = (await response.json()) as AskedValues
      if (signal.aborted) return
      setAnswer({ ...values, all, find })
      setFailed(false)
    }
    const typed = setTimeout(
      () => void ask().catch(() => signal.aborted || setFailed(true)),
      find && find !== answer?.find ? typingPause : 0,
    )
    return () => {
      clearTimeout(typed)
      leave.abort()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the address says all that is asked
  }, [address])

  const opened = new Map(answer?.facets.map((facet) => [facet.key, facet]))
  const withValues = (facet: ListingFacet) =>
    facet.values && !asked.open.includes(facet.key)
      ? facet
      : (valued(opened.get(facet.key)) ?? named(facet))
  const read = readState(state, reading).selection
  // Labels travel where they are not the values themselves.
  const named = (facet: ListingFacet): ListingFacet =>
    facet.values || facet.chosen ? facet : { ...facet, chosen: lookup(read, facet.key) ?? [] }
  // What was answered to the bar has the filter that was open there, and no other.
  const ofSheet = all && answer?.all && answer.facets.length ? answer.facets : facets
  const own = new Map(facets.map((facet) => [facet.key, facet]))
  const isFound = answer?.found && find.trim() && (answer.found.length > 0 || answer.find === find)

  return {
    facets: facets.map(withValues),
    all: ofSheet.map((facet) => withValues(own.get(facet.key) ?? facet)),
    failed,
    load: () => setAsked((now) => ({ ...now, all: true })),
    open: ({ key }) => setAsked((now) => ({ ...now, open: [...without(now.open, key), key] })),
    far: {
      close(key) {
        setAsked((now) => ({
          ...now,
          open: without(now.open, key),
          whole: without(now.whole, key),
        }))
        // What it had may be another by the time it opens again.
        setAnswer((now) => now && { ...now, facets: now.facets.map((one) => emptied(one, key)) })
      },
      closeAll: () => setAsked((now) => ({ ...now, all: false, find: '' })),
      openWhole: (key) => setAsked((now) => ({ ...now, whole: [...without(now.whole, key), key] })),
      find: (text) => setAsked((now) => ({ ...now, find: text.trim() })),
      found: isFound ? new Map(answer.found!.map(([key, values]) => [key, values])) : undefined,
    },
  }
}

const without = (keys: readonly string[], key: string) => keys.filter((one) => one !== key)
const valued = (facet: ListingFacet | undefined) => (facet?.values ? facet : undefined)

function emptied(facet: ListingFacet, key: string): ListingFacet {
  const { values: _, ...short } = facet
  return facet.key === key ? short : facet
}
