import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { redirects } from '#content/redirects.ts'
import type { NearMiss } from '#domain/catalogue/near-miss.ts'
import { createNearest, type Nearest } from '#domain/catalogue/nearest.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { paths } from '#app/lib/paths.ts'
import { withoutAtEnd } from '#domain/texts/cut-end.ts'
import type { NotFound } from './not-found-page.tsx'

type Place = { name: string; slug: string; number?: string; to: string }

const offered = 6
const maxAskedLength = 80
/** Made at the first wrong address and kept for as long as the catalogue is in use. */
const prepared = new WeakMap<Catalogue<ProductSummary>, Nearest<Place>>()

/**
 * What a 404 page offers: where an old address led, then the products and families most like what
 * was asked for. Which of an old path's targets was meant stands in the hash, which the server
 * never hears of; the browser goes there by itself (`legacy-redirect.tsx`). A number that is none of a
 * product's, `missed`, leads to that product first, with the reason.
 */
export function notFoundData(
  catalogue: Catalogue<ProductSummary>,
  asked: string,
  missed?: NearMiss<ProductSummary>,
): NotFound {
  let nearest = prepared.get(catalogue)
  if (!nearest) prepared.set(catalogue, (nearest = createNearest(placesOf(catalogue))))
  return {
    asked: asked
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, maxAskedLength),
    ...(missed && { reason: missed.reason }),
    nearest: [
      ...(missed ? [{ name: missed.product.name, to: paths.product(missed.product.slug) }] : []),
      ...formerly(catalogue, asked),
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
