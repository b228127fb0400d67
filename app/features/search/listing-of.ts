import type { Site } from '#app/context.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { paths } from '#app/lib/paths.ts'
import { listingView, type ListingView } from '../catalogue/listing-view.ts'
import { foundView } from './found-view.ts'
import { withdrawnNamed } from './withdrawn-named.ts'
import { furtherOf } from './further-of.ts'

/** The list as the server shows it; `notToKeep` where its text was not read, but could be soon. */
export async function listingOf(
  {
    listing,
    engineListing,
    finder,
    wordsReady,
    knowledge,
    addresses,
  }: Pick<Site, 'listing' | 'engineListing' | 'finder' | 'wordsReady' | 'knowledge' | 'addresses'>,
  state: ListingState,
): Promise<{ view: ListingView; notToKeep?: true }> {
  const listed = async () => listingView((await engineListing?.(state)) ?? listing(state))
  if (!state.query) return { view: await listed() }
  const reader = await finder()
  if (!reader) {
    await wordsReady()
    return { view: await listed(), notToKeep: true }
  }
  const asked = reader.read(state.query)
  // Documents are searched by a thread of their own, while this one searches the products.
  const beside = furtherOf(knowledge, state.query, asked.understanding)
  const found = foundView(reader.search(asked), state, { listing, finder: reader })
  const { further, notToKeep } = await beside
  const withdrawn = withdrawnNamed({ addresses }, state.query)
  const former = withdrawn && { to: paths.product(withdrawn.slug), name: withdrawn.name }
  return {
    view: {
      ...found,
      ...(former && { former }),
      ...((further.documents.length > 0 || further.pages.length > 0) && { further }),
    },
    ...(notToKeep && { notToKeep }),
  }
}
