import { patternText, readPattern } from './number-pattern.ts'
import { hasForm, whyNot } from './part-number.ts'
import type { Product } from './product.ts'
import { fold } from './search.ts'

type Patterned = Pick<Product, 'ordering'>

/** The product whose numbers read almost so, and in one sentence why this is none of them. */
export type NearMiss<P> = { product: P; reason: string }

/** The longest built numbers have half as many characters. */
const maxLength = 60

/**
 * Finds the product that a number which nobody has is meant to be of: one whose pattern it has but for
 * a choice that cannot be, or else one with whose fixed part it begins. Of several the most definite
 * is meant. Prepared at the first question.
 */
export function createNearMiss<P extends Patterned>(
  products: readonly P[],
): (written: string) => NearMiss<P> | undefined {
  let index: Map<string, Started<P>[]> | undefined
  return (written) => {
    if (written.length > maxLength || /\p{Cc}/u.test(written)) return undefined
    index ??= indexOf(products)
    const asked = fold(written).trim()
    const begun = (index.get(firstPart(asked)) ?? []).flatMap(({ start, product }) => {
      if (!asked.startsWith(start)) return []
      const { pattern } = readPattern(product.ordering)
      return pattern ? [{ start, product, pattern }] : []
    })
    const near =
      begun.find(({ pattern }) => hasForm(pattern, written)) ??
      // What goes on in words alone is some page's name.
      begun.find(({ start }) => /\d/.test(asked.slice(start.length)))
    const reason = near && whyNot(near.pattern, written.trim())
    return reason ? { product: near.product, reason } : undefined
  }
}

/** A product by what its pattern has before its first slot. */
type Started<P> = { start: string; product: P }

/** By what stands before the first hyphen; without what is open there, for that says nothing. */
function indexOf<P extends Patterned>(products: readonly P[]): Map<string, Started<P>[]> {
  const known = new Set<unknown>()
  const started = products
    // Of a series with one and the same ordering the first stands for all.
    .filter(({ ordering }) => ordering && !known.has(ordering) && known.add(ordering))
    .map((product) => ({ start: fold(patternText(product.ordering).split('{')[0]!), product }))
    .filter(({ start }) => start.includes('-'))
    .toSorted((a, b) => b.start.length - a.start.length)
  return Map.groupBy(started, ({ start }) => firstPart(start))
}

const firstPart = (number: string) => number.split('-')[0]!
