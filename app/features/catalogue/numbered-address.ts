import type { Site } from '#app/context.ts'
import { numberedPath, paths } from '#app/lib/paths.ts'

/**
 * Where the product is that has, or had, this part number, in any case: its page as that number
 * where it is a variant's or made to order. Undefined where no product has it.
 */
export function numberedAddress(
  { catalogue, addresses }: Pick<Site, 'catalogue' | 'addresses'>,
  written: string,
): string | undefined {
  const slug = addresses.slugOf(written)
  if (!slug) return undefined
  const read = addresses.numbers(written)
  // What is no longer made has one page.
  return read?.product.slug === slug && catalogue.bySlug.has(slug)
    ? numberedPath(read.product, read.partNumber)
    : paths.product(slug)
}

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
