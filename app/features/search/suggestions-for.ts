import type { Site } from '#app/context.ts'
import { paths } from '#app/lib/paths.ts'
import { headerSearchLimit, searchByName } from '#domain/catalogue/search.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/listing.ts'
import { findReplacement, withdrawnLink, type Replacement } from './replacement.ts'
import { pageSearch } from './site-pages.server.ts'
import { suggest } from './suggest.ts'
import { suggestionsOf, type Suggestions } from './suggestions-of.ts'

type Answer = { data: Suggestions; notToKeep?: true }

/**
 * What the header offers for a text: products, pages, tools and documents; products by their names
 * alone while search is not ready.
 */
export async function suggestionsFor(
  site: Pick<Site, 'catalogue' | 'search' | 'knowledge' | 'addresses'>,
  text: string,
): Promise<Answer> {
  if (!text) return { data: { links: [] } }
  const search = await site.search()
  if (!search) {
    const named = searchByName(site.catalogue.products, text, headerSearchLimit)
    return { data: suggestionsOf(text, named), notToKeep: true }
  }
  const replacement = findReplacement(site, search, search.parse(text))
  if (replacement?.isAlone) return { data: replacementSuggestion(replacement) }
  const { find, notToKeep } = await pageSearch(site.knowledge)
  return { data: suggest(text, search, find), ...(notToKeep && { notToKeep }) }
}

/** The successor, and the page of the product itself, which is needed while it is in service. */
function replacementSuggestion(replacement: Replacement): Suggestions {
  const { successor, says } = replacement
  return {
    links: successor
      ? [{ to: paths.product(successor.slug), name: successor.name, note: successor.partNumber }]
      : [],
    status: plural(successor ? 1 : 0, texts.productsFound),
    remark: says,
    pages: [withdrawnLink(replacement)],
  }
}
