import type { Site } from '#app/context.ts'
import { paths } from '#app/lib/paths.ts'
import { itemPath } from '#app/features/knowledge/item-path.ts'
import { headerSearchLimit, searchByName } from '#domain/catalogue/search.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { plural } from '#domain/texts/plural.ts'
import { fixedPages } from '#content/pages.ts'
import { titleOf } from '#domain/knowledge/knowledge-item.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/listing.ts'
import { createSuggest, type Title } from './suggest.ts'
import { suggestionsOf, type Suggestions } from './suggestions-of.ts'
import { withdrawnNamed } from './withdrawn-named.ts'

type Answer = { data: Suggestions; notToKeep?: true }

/**
 * What the header offers for a text: products, then pages and documents by their titles; products
 * by their names alone while the finder is not ready.
 */
export async function suggestionsFor(
  site: Pick<Site, 'catalogue' | 'finder' | 'knowledge' | 'addresses'>,
  query: string,
): Promise<Answer> {
  if (!query) return { data: { links: [] } }
  const withdrawn = withdrawnNamed(site, query)
  if (withdrawn) return { data: withdrawnSuggestion(withdrawn) }
  const { products } = site.catalogue
  const finder = await site.finder()
  if (finder) return { data: createSuggest(products, finder, await titlesOf(site))(query) }
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

/**
 * The titles of all pages and documents, and of products no longer made; without documents where the
 * storage does not answer.
 */
async function titlesOf({
  knowledge,
  addresses,
}: Pick<Site, 'knowledge' | 'addresses'>): Promise<Title[]> {
  const pages = fixedPages.map(({ title, path }) => ({ title, path, note: '' }))
  const taken = new Set(pages.map(({ title }) => title))
  const items = await Promise.resolve(knowledge.list()).then(
    (list) => list.items,
    () => [],
  )
  const documents = items.flatMap((item) => {
    const { type, name, category } = item
    // An article is a page already, and what is featured stands in its own category, too.
    if (type === 'blog' || taken.has(name)) return []
    taken.add(name)
    const title = titleOf(item)
    return {
      title,
      path: itemPath(item),
      note: category,
      ...(title !== name && { fileName: name }),
    }
  })
  const former = [...addresses.withdrawn.values()].map(({ slug, name, partNumber }) => ({
    title: name,
    path: paths.product(slug),
    note: fillIn(texts.noLongerMadeNote, { number: partNumber }),
    numbers: partNumber ? [partNumber, slug] : [slug],
  }))
  return [...former, ...pages, ...documents]
}
