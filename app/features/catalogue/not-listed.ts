import { data, redirect } from 'react-router'
import type { Site } from '#app/context.ts'
import { paths } from '#app/lib/paths.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { createNearMiss } from '#domain/catalogue/near-miss.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { rememberFor } from '#domain/memo/remember-for.ts'
import { notFoundData } from '../shell/not-found-data.ts'
import { numberedAddress } from './numbered-address.ts'
import { requireCatalogue } from './missing-status.ts'

type Known = Pick<Site, 'catalogue' | 'addresses'>

/** Made at the first wrong address and kept for as long as the catalogue is in use. */
const nearMissOf = rememberFor(({ products }: Catalogue<Product>) => createNearMiss(products))

/**
 * Where an address leads that no product's slug is: a part number, in use or former, a variant's or one
 * made to order, to its product, as that number, and a slug in another case to its product. For good
 * (301): a number is never given to another product, so search engines may move what they know of it.
 */
export function findListedAddress(
  { catalogue, addresses }: Known,
  asked: string,
): string | undefined {
  const slug = addresses.slugInAnyCase(asked)
  return numberedAddress({ catalogue, addresses }, asked) ?? (slug && paths.product(slug))
}

/**
 * What is to be thrown for an address that no page has: the redirect to a product, else the 404 page
 * with the nearest names, and with what is wrong with a number that is almost a product's. 503 while
 * there is no catalogue.
 */
export async function notListed({ catalogue, addresses }: Known, asked: string) {
  requireCatalogue({ catalogue })
  const to = findListedAddress({ catalogue, addresses }, asked)
  if (to) return redirect(to, 301)
  const missed = nearMissOf(catalogue)(asked)
  return data(await notFoundData(catalogue, asked, missed), { status: 404 })
}
