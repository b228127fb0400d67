import type { CompanionRow } from '#domain/catalogue/companions.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import type { Knowledge } from './knowledge.ts'
import { listOf, mentionProduct, sayProduct } from './wording.ts'

/** 'X goes with A, B and C.' */
export const sayTakes = <P extends SearchedProduct>(
  product: P,
  named: readonly P[],
  numbers: ReadonlyMap<P, string>,
  { texts }: Pick<Knowledge<P>, 'texts'>,
): string =>
  named.length
    ? fillIn(texts.takes, {
        product: mentionProduct(product),
        products: listOf(
          named.map((one) => sayProduct(one, numbers.get(one))),
          texts.and,
        ),
      })
    : ''

/** Parts without which any of them does not work. */
export function sayNeeds<P extends SearchedProduct>(
  products: readonly P[],
  /** What is named as going with them. */
  named: readonly P[],
  { companions, texts }: Knowledge<P>,
): string {
  const present = [...products, ...named]
  // Of several that may serve, one is enough.
  const needed = products.flatMap((product) =>
    companions(product).flatMap(({ kind, companions: all }) =>
      kind === 'needs' && !all.some((one) => one.product && present.includes(one.product))
        ? all.flatMap((one) => one.product ?? [])
        : [],
    ),
  )
  const others = [...new Set(needed)].filter((one) => !present.includes(one))
  return others.length
    ? fillIn(texts.alsoNeeded, {
        products: listOf(
          others.map((one) => sayProduct(one)),
          texts.and,
        ),
      })
    : ''
}

export function rowBetween<P extends SearchedProduct>(
  first: P,
  second: P,
  { companions }: Knowledge<P>,
): CompanionRow<P> | undefined {
  const rowOf = (one: P, other: P) =>
    companions(one).find(({ companions: all }) => all.some(({ product }) => product === other))
  return rowOf(first, second) ?? rowOf(second, first)
}

/** What goes with a product, each with the number of the build that does. */
export function partnersOf<P extends SearchedProduct>(
  product: P,
  { companions }: Knowledge<P>,
): Map<P, string> {
  const all = companions(product).flatMap((row) => row.companions)
  return new Map(
    all
      .toReversed()
      .flatMap((one) =>
        one.product ? [[one.product, one.partNumber ?? one.product.partNumber]] : [],
      ),
  )
}
