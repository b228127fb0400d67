import type { Site } from '#app/context.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { toCard } from '../catalogue/card.ts'
import { listingView, type ListingView } from '../catalogue/listing-view.ts'
import { furtherOf } from './further-of.ts'
import { missesOf } from './misses-of.ts'
import { readingView } from './reading-view.ts'

/** The list as the server shows it; `notToKeep` where its text was not read, but could be soon. */
export async function listingOf(
  { listing, finder, knowledge }: Pick<Site, 'listing' | 'finder' | 'knowledge'>,
  state: ListingState,
): Promise<{ view: ListingView; notToKeep?: true }> {
  if (!state.query) return { view: listingView(listing(state)) }
  const reader = await finder()
  if (!reader) return { view: listingView(listing(state)), notToKeep: true }
  const finding = reader.find(state.query)
  const { further, notToKeep } = await furtherOf(knowledge, state.query, finding.understanding)
  const result = listing(state, finding)
  const near = result.near.map((found) => ({
    ...toCard(found.product),
    misses: missesOf(found, finding, (product) => reader.facts(product)),
  }))
  const reading = readingView(finding, state.query)
  const isRead = Object.values(reading).some((list) => list.length > 0)
  return {
    view: {
      ...listingView(result),
      ...(isRead && { reading }),
      ...(near.length && { near }),
      ...((further.documents.length > 0 || further.pages.length > 0) && { further }),
    },
    ...(notToKeep && { notToKeep }),
  }
}
