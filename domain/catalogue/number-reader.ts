import { readPattern } from './number-pattern.ts'
import { buildNumber, readNumber } from './part-number.ts'
import { createPatternIndex } from './pattern-index.ts'
import type { Product } from './product.ts'
import { fold } from './search.ts'
import { variantNumbers } from './variant-numbers.ts'

/** A product by one of its part numbers. */
export type NumberedProduct<P = Product> = {
  product: P
  /** As the catalogue writes it. */
  partNumber: string
}

/** Reads part numbers as they are written, in any case; undefined for one of no product. */
export type NumberReader<P = Product> = (written: string) => NumberedProduct<P> | undefined

type Numbered = Pick<Product, 'partNumber'> & Partial<Pick<Product, 'variants' | 'ordering'>>

/**
 * Knows the products' own numbers, those of their variants, and what their patterns build. Nothing
 * is guessed: what differs in one sign is another number. Of two products with the same, the first
 * is meant. Prepared at the first question.
 */
export function createNumberReader<P extends Numbered>(products: readonly P[]): NumberReader<P> {
  let read: NumberReader<P> | undefined
  return (written) => (read ??= makeReader(products))(written)
}

function makeReader<P extends Numbered>(products: readonly P[]): NumberReader<P> {
  const known = new Map<string, NumberedProduct<P>>()
  const learn = (partNumber: string, product: P) => {
    const key = keyOf(partNumber)
    if (!known.has(key)) known.set(key, { product, partNumber })
  }
  // Before all others': a product's own number outdoes another's variant.
  for (const product of products) {
    if (product.partNumber) learn(product.partNumber, product)
  }
  // Read when asked for: all that their slots say is as large as the rest of a catalogue.
  const patterns = createPatternIndex((at) => products[at]!.ordering)
  for (const [at, product] of products.entries()) {
    for (const partNumber of variantNumbers(product.variants)) learn(partNumber, product)
    patterns.add(at)
  }
  return (written) => {
    const asked = keyOf(written)
    if (known.has(asked)) return known.get(asked)
    for (const at of patterns.mayMake(asked)) {
      const product = products[at]!
      const { pattern } = readPattern(product.ordering)
      const choices = pattern && readNumber(pattern, asked)
      const built = choices && buildNumber(pattern, choices)
      if (built?.ok) return { product, partNumber: built.partNumber }
    }
    return undefined
  }
}

const keyOf = (number: string) => fold(number).trim()
