import { siteContext, type Site } from '#app/context.ts'
import { parseFamilyState } from '#app/features/catalogue/family-state.ts'
import { familyView } from '#app/features/catalogue/family-view.ts'
import type { ListingView } from '#app/features/catalogue/listing-view.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { parseAsked } from '#app/features/filters/asked-filters.ts'
import { askedValues } from '#app/features/filters/asked-values.ts'
import { listingOf } from '#app/features/search/listing-of.ts'
import { parseListingState } from '#domain/catalogue/listing-state.ts'
import { dataAnswer } from '#app/lib/data-answer.ts'
import type { Route } from './+types/filter-values.ts'

type Filtered = Pick<ListingView, 'state' | 'facets' | 'reading'>
type Place = { familySlug?: string }

/**
 * The filters of a list as far as a browser asks for them that does not hold the catalogue: below
 * this address stands the list's own.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { searchParams } = new URL(request.url)
  const found = await filtersAt(site, params, searchParams)
  if (!found) return dataAnswer(null, { status: missingStatus(site) })
  const values = askedValues(found.view, parseAsked(searchParams))
  return dataAnswer(values, { mayBeKept: !found.notToKeep })
}

async function filtersAt(
  site: Site,
  { familySlug }: Place,
  asked: URLSearchParams,
): Promise<{ view: Filtered; notToKeep?: true } | undefined> {
  const { catalogue, familyListings } = site
  if (familySlug === undefined) return listingOf(site, parseListingState(asked))
  const view = await familyView(catalogue, familyListings, familySlug, parseFamilyState(asked))
  return view && { view }
}
