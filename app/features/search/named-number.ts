import type { ProductSummary } from '#domain/catalogue/product.ts'
import { bare } from '#domain/catalogue/search.ts'
import { variantNumbers } from '#domain/catalogue/variant-numbers.ts'
import type { Finding } from '#domain/finding/find.ts'

/** The number that a text names of a product: of one of its variants, one that can be ordered, or its own. */
export function namedNumber<P extends ProductSummary & { variants?: unknown }>(
  { numbers }: Pick<Finding<P>, 'numbers'>,
  product: P,
): string {
  const isNamed = ({ match, partNumber }: (typeof numbers)[number]) =>
    match === 'built' ||
    // A former number is no longer ordered by.
    (match === 'exact' &&
      variantNumbers(product.variants).some((one) => bare(one) === bare(partNumber)))
  const hit = numbers.find((one) => one.product === product && isNamed(one))
  return hit?.partNumber ?? product.partNumber
}
