import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { createNearest, type Nearest } from '#domain/catalogue/nearest.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { paths } from '#app/lib/paths.ts'
import type { NotFound } from './error-page.tsx'

type Place = { name: string; slug: string; number?: string; to: string }

const offered = 6
const maxAskedLength = 80
/** Made at the first wrong address and kept for as long as the catalogue is in use. */
const prepared = new WeakMap<Catalogue<ProductSummary>, Nearest<Place>>()

/** What a 404 page offers: the products and families most like what was asked for. */
export function notFoundData(catalogue: Catalogue<ProductSummary>, asked: string): NotFound {
  let nearest = prepared.get(catalogue)
  if (!nearest) prepared.set(catalogue, (nearest = createNearest(placesOf(catalogue))))
  return {
    asked: asked.slice(0, maxAskedLength),
    nearest: nearest(asked, offered).map(({ name, to }) => ({ name, to })),
  }
}

function placesOf({ families, products }: Catalogue<ProductSummary>): Place[] {
  return [
    ...families.map(({ name, slug }) => ({ name, slug, to: paths.family(slug) })),
    ...products.map(({ name, slug, partNumber }) => ({
      name,
      slug,
      number: partNumber,
      to: paths.product(slug),
    })),
  ]
}
