import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import type { NearMiss } from '#domain/catalogue/near-miss.ts'
import { buildNearest } from '#domain/catalogue/nearest.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { createPause } from '#domain/memo/pause.ts'
import { inPieces } from '#domain/memo/in-pieces.ts'
import { rememberAsyncByKey } from '#domain/memo/remember-async.ts'
import { paths } from '#app/lib/paths.ts'
import type { NotFound } from './not-found-page.tsx'

type Place = { name: string; slug: string; number?: string; to: string }

const offered = 6
const maxAskedLength = 80
/** Made at the first wrong address, in slices, and kept for as long as the products are in use. */
const nearestOf = rememberAsyncByKey(
  (catalogue: Catalogue<ProductSummary>) =>
    inPieces(buildNearest(placesOf(catalogue)), createPause()),
  new WeakMap(),
)

/**
 * What a 404 page offers: the products and families most like what was asked for. A number that is
 * none of a product's, `missed`, leads to that product first, with the reason.
 */
export async function notFoundData(
  catalogue: Catalogue<ProductSummary>,
  asked: string,
  missed?: NearMiss<ProductSummary>,
): Promise<NotFound> {
  const nearest = await nearestOf(catalogue)
  return {
    asked: asked
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, maxAskedLength),
    ...(missed && { reason: missed.reason }),
    nearest: [
      ...(missed ? [{ name: missed.product.name, to: paths.product(missed.product.slug) }] : []),
      ...nearest(asked, offered),
    ]
      .map(({ name, to }) => ({ name, to }))
      .filter(({ to }, i, all) => all.findIndex((other) => other.to === to) === i)
      .slice(0, offered),
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
