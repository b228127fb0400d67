import type { Site } from '#app/context.ts'
import { familyView } from '#app/features/catalogue/family-view.ts'
import type { ListingFacet, ListingView } from '#app/features/catalogue/listing-view.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { readState } from '#app/features/search/as-filters.ts'
import { listingOf } from '#app/features/search/listing-of.ts'
import { parsePlaceState } from '#app/features/catalogue/list-place.ts'
import { solutionView } from '#app/features/solution/solution-view.ts'
import { parseListingState } from '#domain/catalogue/listing-state.ts'
import { lookup } from '#domain/lookup.ts'
import { dataAnswer } from '#app/lib/data-answer.ts'
import type { PageArgs } from '../page-module.ts'

type Filtered = Pick<ListingView, 'state' | 'facets' | 'reading'>

/** Of each filter: a browser that shows some thousands at once hangs. */
const maxValues = 500

/**
 * The filters of a list with their values, for a browser that has not read the products: below
 * this address stands the list's own.
 */
export async function respond({ site, params, url }: PageArgs) {
  const found = await filtersAt(site, params, url.searchParams)
  if (!found) return dataAnswer(null, { status: missingStatus(site) })
  return dataAnswer(withFrequentValues(found.view), { mayBeKept: !found.notToKeep })
}

async function filtersAt(
  site: Site,
  { familySlug, solutionSlug }: PageArgs['params'],
  asked: URLSearchParams,
): Promise<{ view: Filtered; notToKeep?: true } | undefined> {
  const { catalogue, familyListings } = site
  if (solutionSlug !== undefined) {
    const view = solutionView(site, solutionSlug, parsePlaceState('family', asked))?.grid
    return view && { view }
  }
  if (familySlug === undefined) return listingOf(site, parseListingState(asked))
  const view = await familyView(
    catalogue,
    familyListings,
    familySlug,
    parsePlaceState('type', asked),
  )
  return view && { view }
}

/** Of very many values what is chosen, and of the others those that most products have. */
function withFrequentValues({ state, reading, facets }: Filtered): ListingFacet[] {
  const { selection } = readState(state, reading)
  return facets.map((facet) => {
    const { key, values = [] } = facet
    if (values.length <= maxValues) return facet
    const chosen = lookup(selection, key) ?? []
    const frequent = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, maxValues))
    const kept = values.filter((one) => frequent.has(one) || chosen.includes(one.value))
    return { ...facet, values: kept, more: values.length - kept.length }
  })
}
