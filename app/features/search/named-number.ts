import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { bare } from '#domain/catalogue/search.ts'
import { variantNumbers } from '#domain/catalogue/variant-numbers.ts'
import { askedNumber } from '#domain/finding/asked-number.ts'
import type { Finding } from '#domain/finding/find.ts'

type Read<P> = Pick<Finding<P>, 'numbers' | 'results' | 'understanding'>

/**
 * The number that a text asks of a product: one that it names, of a variant or one that can be ordered;
 * else what it means, by alone having all it asks for; else the product's own.
 */
export function namedNumber<P extends ProductSummary & Partial<Product>>(
  { numbers, results, understanding }: Read<P>,
  product: P,
): string {
  const isNamed = ({ match, partNumber }: (typeof numbers)[number]) =>
    match === 'built' ||
    // A former number is no longer ordered by.
    (match === 'exact' &&
      variantNumbers(product.variants).some((one) => bare(one) === bare(partNumber)))
  const hit = numbers.find((one) => one.product === product && isNamed(one))
  if (hit) return hit.partNumber
  const { fits } = results.find((one) => one.product === product) ?? {}
  const asked = fits && askedNumber(product, understanding.requirements)
  return asked ? asked.partNumber : product.partNumber
}
