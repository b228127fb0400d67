import type { Site } from '#app/context.ts'
import { paths } from '#app/lib/paths.ts'
import { numberedAddress } from './numbered-address.ts'

type Known = Pick<Site, 'catalogue' | 'addresses'>

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
