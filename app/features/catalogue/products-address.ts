import { attributeTerms } from '#content/attribute-terms.ts'
import type { Site } from '#app/context.ts'
import type { ProductsAddress } from '../filters/list-source.tsx'

const described = new Set(attributeTerms.map(({ key }) => key))

/** Of more products a browser reads nothing: it would cost visitors megabytes and seconds. */
const maxInBrowser = 2000

/** Where the browser reads products; undefined of so many that the server answers for it. */
export function productsAddress({
  catalogue,
  attributeKeys,
  database,
}: Pick<Site, 'catalogue' | 'attributeKeys' | 'database'>): ProductsAddress | undefined {
  if (catalogue.products.length > maxInBrowser) return undefined
  return { ...database, extraKeys: [...attributeKeys].filter((key) => !described.has(key)) }
}
