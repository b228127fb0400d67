import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { redirects } from '#content/redirects.ts'
import type { NearMiss } from '#domain/catalogue/near-miss.ts'
import { buildNearest } from '#domain/catalogue/nearest.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { createPause } from '#domain/finding/pause.ts'
import { inPieces } from '#domain/memo/in-pieces.ts'
import { rememberAsyncByKey } from '#domain/memo/remember-async.ts'
import { paths } from '#app/lib/paths.ts'
import { withoutAtEnd } from '#domain/texts/cut-end.ts'
import type { NotFound } from './not-found-page.tsx'

type Place = { name: string; slug: string; number?: string; to: string }

const offered = 6
const maxAskedLength = 80
/** Made at the first wrong address, a second's work for 100,000 products, and kept for as long as they are in use. */
const nearestOf = rememberAsyncByKey(
  (catalogue: Catalogue<ProductSummary>) =>
    inPieces(buildNearest(placesOf(catalogue)), createPause()),
  new WeakMap(),
)

/**
 * What a 404 page offers: where an old address led, then the products and families most like what
 * was asked for. Which of an old path's targets was meant stands in the hash, which the server
 * never hears of; the browser goes there by itself (`legacy-redirect.tsx`). A number that is none of a
 * product's, `missed`, leads to that product first, with the reason.
 */
export async function notFoundData(
  catalogue: Catalogue<ProductSummary>,
  asked: string,
  missed?: NearMiss<ProductSummary>,
): Promise<NotFound> {
  const former = formerly(catalogue, asked)
  const nearest = await nearestOf(catalogue)
  return {
    asked: asked
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, maxAskedLength),
    ...(missed && { reason: missed.reason }),
    nearest: [
      ...(missed ? [{ name: missed.product.name, to: paths.product(missed.product.slug) }] : []),
      ...former,
      ...nearest(asked, offered),
    ]
      .map(({ name, to }) => ({ name, to }))
      .filter(({ to }, i, all) => all.findIndex((other) => other.to === to) === i)
      .slice(0, offered),
  }
}

function formerly({ products }: Catalogue<ProductSummary>, asked: string) {
  const path = `/${withoutAtEnd(asked.replace(/^\/+/, ''), '/')}`
  const targets = redirects.filter((old) => old.path === path).map(({ to }) => to)
  // Most wrong addresses were never right, and products are many.
  if (!targets.length) return []
  return products
    .map(({ name, slug }) => ({ name, to: paths.product(slug) }))
    .filter(({ to }) => targets.includes(to))
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
