import type { Site } from '#app/context.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { paths } from '#app/lib/paths.ts'
import { listMatches } from '#domain/search/listed-matches.ts'
import { listingView, type ListingView } from '../catalogue/listing-view.ts'
import { foundView } from './found-view.ts'
import { findReplacement, withSuccessor } from './replacement.ts'
import { pageSearch } from './site-pages.server.ts'
import { siteResults, withoutProducts } from './site-results.ts'

type Sources = Pick<
  Site,
  'catalogue' | 'listing' | 'engineListing' | 'search' | 'wordsReady' | 'knowledge' | 'addresses'
>

/** The list as the server shows it; `notToKeep` where its text was not read, but could be soon. */
export async function listingOf(
  site: Sources,
  state: ListingState,
): Promise<{ view: ListingView; notToKeep?: true }> {
  const { listing, engineListing, wordsReady, knowledge } = site
  const listed = async () => listingView((await engineListing?.(state)) ?? listing(state))
  if (!state.query) return { view: await listed() }
  const search = await site.search()
  if (!search) {
    await wordsReady()
    return { view: await listed(), notToKeep: true }
  }
  const pages = pageSearch(knowledge)
  const result = search.find(state.query)
  const replacement = findReplacement(site, search, result.query)
  const found = listMatches(result, search)
  const matches = replacement ? withSuccessor(found, replacement) : found
  const { find, notToKeep } = await pages
  const further = siteResults(find(state.query), matches)
  const view = foundView(
    state,
    { listing, search },
    further.isAlone ? withoutProducts(matches) : matches,
  )
  return {
    view: {
      ...view,
      ...(replacement && {
        former: { to: paths.product(replacement.withdrawn.slug), says: replacement.says },
      }),
      ...(further.links.length > 0 && { further }),
    },
    ...(notToKeep && { notToKeep }),
  }
}
