import { attributeTerms } from '#content/attribute-terms.ts'
import type { Site } from '#app/context.ts'
import type { ProductsAddress } from '../filters/list-source.tsx'
import { isTooLarge } from './too-large.ts'

const described = new Set(attributeTerms.map(({ key }) => key))

/** Where the browser reads products; undefined of so many that the server answers for it. */
export function productsAddress({
  catalogue,
  attributeKeys,
  database,
}: Pick<Site, 'catalogue' | 'attributeKeys' | 'database'>): ProductsAddress | undefined {
  if (isTooLarge(catalogue)) return undefined
  return { ...database, extraKeys: [...attributeKeys].filter((key) => !described.has(key)) }
}
