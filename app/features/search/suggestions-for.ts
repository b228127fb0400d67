import type { Site } from '#app/context.ts'
import { headerSearchLimit, searchByName } from '#domain/catalogue/search.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { paths } from '#app/lib/paths.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/listing.ts'
import { createSuggest, type Title } from './suggest.ts'
import { suggestionsOf, type Suggestions } from './suggestions-of.ts'
import { withdrawnNamed } from './withdrawn-named.ts'
import { titlesOf } from './titles-of.ts'

type Answer = { data: Suggestions | Title[]; notToKeep?: true }

/**
 * What the header offers for a text, for browsers that do not hold the whole catalogue; without a
 * text the titles that they look into themselves.
 */
export async function suggestionsFor(
  site: Pick<Site, 'catalogue' | 'finder' | 'knowledge' | 'addresses'>,
  query: string,
): Promise<Answer> {
  const titles = await titlesOf(site)
  if (!query) return { data: titles }
  const { products } = site.catalogue
  const finder = await site.finder()
  const withdrawn = withdrawnNamed(site, query)
  if (withdrawn) return { data: withdrawnSuggestion(withdrawn) }
  if (finder) return { data: createSuggest(products, finder, titles)(query) }
  return {
    data: suggestionsOf(query, searchByName(products, query, headerSearchLimit)),
    notToKeep: true,
  }
}

function withdrawnSuggestion({ slug, name, partNumber }: Product): Suggestions {
  return {
    links: [{ to: paths.product(slug), name, note: partNumber }],
    status: plural(1, texts.productsFound),
    remark: texts.noLongerMadeColon,
  }
}
