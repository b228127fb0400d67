import { paths } from '#app/lib/paths.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { ProductAddresses } from '#domain/catalogue/product-addresses.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { parseCompareState } from '#domain/deciding/compare-state.ts'
import { readItems } from '#domain/deciding/list-items.ts'

/** Of a long parts list its beginning. */
const maxProducts = 12

type Sources = {
  catalogue: Pick<Catalogue<Product>, 'bySlug'>
  addresses: Pick<ProductAddresses, 'numbers'>
}

/** The products that a page shows, by its address: a product, a comparison or a parts list. */
export function productsOnPage(address: string, { catalogue, addresses }: Sources): Product[] {
  const [path = '', query = ''] = address.split('?')
  const names = namesOnPage(path, new URLSearchParams(query))
  const products = names.flatMap(
    (name) =>
      catalogue.bySlug.get(name) ??
      catalogue.bySlug.get(addresses.numbers(name)?.product.slug ?? '') ??
      [],
  )
  return [...new Set(products)].slice(0, maxProducts)
}

/** Slugs and part numbers. */
function namesOnPage(path: string, query: URLSearchParams): readonly string[] {
  if (path === paths.compare()) return parseCompareState(query).products
  if (path === paths.list())
    return readItems(query.get('items') ?? '').map(({ partNumber }) => partNumber)
  return [path.slice(1)]
}
