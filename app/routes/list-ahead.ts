import { sentWithPlace } from '#app/features/filters/all-filters.ts'
import { parseFamilyState } from '#app/features/catalogue/family-state.ts'
import { familyView } from '#app/features/catalogue/family-view.ts'
import { withoutDistantValues } from '#app/features/catalogue/listing-view.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { listingOf } from '#app/features/search/listing-of.ts'
import { parseListingState } from '#domain/catalogue/listing-state.ts'
import { dataAnswer } from '#app/lib/data-answer.ts'
import type { PageArgs } from '../page-module.ts'

/** A list as its page has it, as data, for a press that is about to come: below this address stands the list's own. */
export async function respond({ site, params: { familySlug }, url: { searchParams } }: PageArgs) {
  if (missingStatus(site) === 503) return dataAnswer(null, { status: 503 })
  if (familySlug === undefined) {
    const { view, notToKeep } = await listingOf(site, parseListingState(searchParams))
    return dataAnswer(withoutDistantValues(view, null), { mayBeKept: !notToKeep })
  }
  const { catalogue, familyListings } = site
  const state = parseFamilyState(searchParams)
  const view = await familyView(catalogue, familyListings, familySlug, state)
  if (!view) return dataAnswer(null, { status: 404 })
  return dataAnswer(withoutDistantValues(view, null, sentWithPlace))
}
