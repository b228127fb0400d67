import { redirect } from 'react-router'
import { siteContext } from '#app/context.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { exactProduct } from '#app/features/search/exact-product.ts'
import { listingOf } from '#app/features/search/listing-of.ts'
import { suggestionsFor } from '#app/features/search/suggestions-for.ts'
import { paths } from '#app/lib/paths.ts'
import { parseListingState } from '#domain/catalogue/listing-state.ts'
import type { Route } from './+types/search.ts'

/**
 * The header's search: straight to the product whose number or name was typed, else to the list.
 * Below it, as data: the list of a text with the values of every filter, what the header offers, and what
 * menus name.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  // Without what the router adds to an address that it asks itself: it would stand in the redirect.
  const { pathname, searchParams } = new URL(url)
  const [, , part] = pathname.toLowerCase().split('/')
  const state = parseListingState(searchParams)
  if (part && missingStatus(site) === 503) return Response.json(null, { status: 503 })
  if (part === 'products') {
    const { view, notToKeep } = await listingOf(site, state)
    return json(view, notToKeep)
  }
  if (part === 'suggestions') {
    const { data, notToKeep } = await suggestionsFor(site, state.query)
    return json(data, notToKeep)
  }
  if (part === 'families') {
    return json(site.catalogue.families.map(({ name, subFamilies }) => ({ name, subFamilies })))
  }
  const exact = await exactProduct(site, state.query)
  if (exact) throw redirect(exact)
  // The list's own form sends its filters as well.
  if (state.query) searchParams.set('q', state.query)
  else searchParams.delete('q')
  throw redirect(`${paths.products()}${searchParams.size ? `?${searchParams}` : ''}`)
}

function json(data: unknown, notToKeep?: true): Response {
  return Response.json(data, notToKeep && { headers: { 'Cache-Control': 'no-store' } })
}
