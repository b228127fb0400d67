import { redirect } from 'react-router'
import { siteContext } from '#app/context.ts'
import { exactProduct } from '#app/features/search/exact-product.ts'
import { listingOf } from '#app/features/search/listing-of.ts'
import { suggestionsFor } from '#app/features/search/suggestions-for.ts'
import { paths } from '#app/lib/paths.ts'
import { parseListingState } from '#domain/catalogue/listing-state.ts'
import type { Route } from './+types/search.ts'

/**
 * The header's search: straight to the product whose number or name was typed, else to the list.
 * Below it, as data: the list of a text with the values of every filter, and what the header offers.
 */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const state = parseListingState(new URL(request.url).searchParams)
  if (params.part === 'products') {
    const { view, notToKeep } = await listingOf(site, state)
    return json(view, notToKeep)
  }
  if (params.part === 'suggestions') {
    const { data, notToKeep } = await suggestionsFor(site, state.query)
    return json(data, notToKeep)
  }
  if (params.part) throw new Response('Not found', { status: 404 })
  const exact = await exactProduct(site, state.query)
  throw redirect(exact ? paths.product(exact) : paths.products({ query: state.query }))
}

function json(data: unknown, notToKeep?: true): Response {
  return Response.json(data, notToKeep && { headers: { 'Cache-Control': 'no-store' } })
}
