import type { Site } from '#app/context.ts'
import { parseFamilyState } from '#app/features/catalogue/family-state.ts'
import { familyView } from '#app/features/catalogue/family-view.ts'
import type { ListingView } from '#app/features/catalogue/listing-view.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { parseAsked } from '#app/features/filters/asked-filters.ts'
import { askedValues } from '#app/features/filters/asked-values.ts'
import { listingOf } from '#app/features/search/listing-of.ts'
import { parseProductsState } from '#app/features/solution/products-state.ts'
import { solutionView } from '#app/features/solution/solution-view.ts'
import { parseListingState } from '#domain/catalogue/listing-state.ts'
import { dataAnswer } from '#app/lib/data-answer.ts'
import type { PageArgs } from '../page-module.ts'

type Filtered = Pick<ListingView, 'state' | 'facets' | 'reading'>
/**
 * The filters of a list as far as a browser asks for them that has not read the products: below this
 * address stands the list's own.
 */
export async function respond({ site, params, url }: PageArgs) {
  const found = await filtersAt(site, params, url.searchParams)
  if (!found) return dataAnswer(null, { status: missingStatus(site) })
  const values = askedValues(found.view, parseAsked(url.searchParams))
  return dataAnswer(values, { mayBeKept: !found.notToKeep })
}

async function filtersAt(
  site: Site,
  { familySlug, solutionSlug }: PageArgs['params'],
  asked: URLSearchParams,
): Promise<{ view: Filtered; notToKeep?: true } | undefined> {
  const { catalogue, familyListings } = site
  if (solutionSlug !== undefined) {
    const view = solutionView(site, solutionSlug, parseProductsState(asked))?.grid
    return view && { view }
  }
  if (familySlug === undefined) return listingOf(site, parseListingState(asked))
  const view = await familyView(catalogue, familyListings, familySlug, parseFamilyState(asked))
  return view && { view }
}
