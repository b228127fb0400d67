import { familySlug } from '#domain/catalogue/family.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { nearest } from '#domain/catalogue/nearest.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { paths } from '#app/lib/paths.ts'
import type { NotFound } from './error-page.tsx'

const offered = 6
const longestAsked = 80

/** What a 404 page offers: the products and families most like what was asked for. */
export function notFoundData(catalogue: Catalogue<ProductSummary>, asked: string): NotFound {
  const words = asked.replace(/[-_/+]+/g, ' ').trim()
  const named = [
    ...catalogue.families.map(({ name }) => ({ name, slug: familySlug(name), to: paths.familyByName(name) })),
    ...catalogue.products.map(({ name, slug }) => ({ name, slug, to: paths.product(slug) })),
  ]
  return {
    asked: asked.slice(0, longestAsked),
    nearest: nearest(named, words, offered).map(({ name, to }) => ({ name, to })),
  }
}
