import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { bare } from '#domain/catalogue/search.ts'
import { variantNumbers } from '#domain/catalogue/variant-numbers.ts'
import { askedNumber } from './asked-number.ts'
import type { Constraint } from './constraint.ts'
import type { Query } from './product-search.ts'

/**
 * The number that a text asks of a product: one that it names, of a variant or one that can be ordered;
 * else, where the product `isFit`, the one that alone has all it asks for; else the product's own.
 */
export function namedNumber<P extends ProductSummary & Partial<Product>>(
  { numbers, constraints }: Pick<Query<P>, 'numbers'> & { constraints: readonly Constraint[] },
  product: P,
  isFit: boolean,
): string {
  const isNamed = ({ match, partNumber }: (typeof numbers)[number]) =>
    match === 'built' ||
    // A former number is no longer ordered by.
    (match === 'exact' &&
      variantNumbers(product.variants).some((one) => bare(one) === bare(partNumber)))
  const hit = numbers.find((one) => one.product === product && isNamed(one))
  if (hit) return hit.partNumber
  return (isFit && askedNumber(product, constraints)?.partNumber) || product.partNumber
}
