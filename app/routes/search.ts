import type { Site } from '#app/context.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { suggestionsFor } from '#app/features/search/suggestions-for.ts'
import { paths, numberedPath } from '#app/lib/paths.ts'
import { redirectTo } from '#app/page-module.ts'
import { numberedAddress } from '#app/features/catalogue/numbered-address.ts'
import { namedNumber } from '#domain/search/named-number.ts'
import { parseListingState } from '#domain/catalogue/listing-state.ts'
import { nameKey } from '#domain/catalogue/catalogue.ts'
import { isNumberAlone } from '#domain/search/number-alone.ts'
import type { PageArgs } from '../page-module.ts'

/**
 * The header's search: straight to the product whose number or name was typed, else to the list.
 * Below it, as data: what the header offers.
 */
export async function respond({ site, url }: PageArgs) {
  const { pathname, searchParams } = url
  const [, , part] = pathname.toLowerCase().split('/')
  const state = parseListingState(searchParams)
  if (part && missingStatus(site) === 503) return Response.json(null, { status: 503 })
  if (part === 'suggestions') {
    const { data, notToKeep } = await suggestionsFor(site, state.query)
    return json(data, notToKeep)
  }
  const exact = await exactProduct(site, state.query)
  if (exact) return redirectTo(exact)
  // The list's own form sends its filters as well.
  if (state.query) searchParams.set('q', state.query)
  else searchParams.delete('q')
  return redirectTo(`${paths.products()}${searchParams.size ? `?${searchParams}` : ''}`)
}

function json(data: unknown, notToKeep?: true): Response {
  return Response.json(data, notToKeep && { headers: { 'Cache-Control': 'no-store' } })
}

/**
 * The address of the product whose name or part number the text is: its own, a former one, a
 * variant's, or one that is made to order, of which its page is then.
 */
async function exactProduct(
  site: Pick<Site, 'catalogue' | 'addresses' | 'search'>,
  text: string,
): Promise<string | undefined> {
  if (!text) return undefined
  const named = site.catalogue.byName.get(nameKey(text))
  if (named) return paths.product(named.slug)
  const numbered = numberedAddress(site, text)
  if (numbered) return numbered
  const withdrawn = withdrawnAt(site.addresses, text)
  if (withdrawn) return paths.product(withdrawn.slug)
  const query = (await site.search())?.parse(text)
  if (!query || !isNumberAlone(text, query.numbers)) return undefined
  const [{ match, product } = {}] = query.numbers
  if (!product || (match !== 'exact' && match !== 'built')) return undefined
  return numberedPath(product, namedNumber(query, product, true))
}

/** By its number or address: its page names what to order. */
function withdrawnAt({ withdrawn, slugOf }: Site['addresses'], text: string) {
  const written = text.trim()
  return (
    withdrawn.get(slugOf(written) ?? '') ??
    withdrawn.get(written.toLowerCase().replace(/\s+/g, '-'))
  )
}
