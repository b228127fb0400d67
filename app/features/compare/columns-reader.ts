import type { Site } from '#app/context.ts'
import { nameKey } from '#domain/catalogue/catalogue.ts'
import { isNumberAlone } from '#domain/search/number-alone.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { searchByName } from '#domain/catalogue/search.ts'
import type { Meant, Reader } from '#domain/deciding/choose-columns.ts'

type Sources = Pick<Site, 'catalogue' | 'addresses' | 'search'>

const maxGuessed = 4

/**
 * Reads slugs, names and part numbers, of variants and made to order as well; what is no longer
 * made is read by its slug and number. `isWhole` is false while search is not ready.
 */
export async function columnsReader({
  catalogue,
  addresses,
  search,
}: Sources): Promise<Reader & { isWhole: boolean }> {
  const ready = await search()
  const bySlug = (slug: string): Product | undefined =>
    catalogue.bySlug.get(slug) ?? addresses.withdrawn.get(slug)
  const byNumber = (text: string): Meant | undefined => {
    const named = ready?.parse(text).numbers ?? []
    const hit = isNumberAlone(text, named) ? named[0] : undefined
    if (hit?.match === 'exact' || hit?.match === 'built') {
      return { product: hit.product, number: hit.partNumber }
    }
    const own = addresses.numbers(text)
    if (own) return { product: own.product, number: own.partNumber }
    const product = bySlug(addresses.slugOf(text) ?? '')
    return product && { product }
  }
  return {
    isWhole: ready !== undefined,
    read: (text) => {
      const product = bySlug(text) ?? bySlug(text.toLowerCase())
      if (product) return { product }
      const named = catalogue.byName.get(nameKey(text))
      return byNumber(text) ?? (named && { product: named })
    },
    guess: (text) => {
      const found = ready?.find(text)
      if (!found) {
        return searchByName(catalogue.products, text, maxGuessed).map((product) => ({ product }))
      }
      const numbered = found.query.numbers.map(({ product, partNumber }) => ({
        product,
        number: partNumber,
      }))
      const seen = new Set(numbered.map(({ product }) => product))
      const others = found.matches.flatMap(({ product }) => (seen.has(product) ? [] : { product }))
      return [...numbered, ...others].slice(0, maxGuessed)
    },
  }
}
