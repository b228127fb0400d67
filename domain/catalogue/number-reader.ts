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
  let index: Index<P> | undefined
  const make = () => {
    const made = emptyIndex(products)
    for (const product of products) learnOwn(made, product)
    for (const [at, product] of products.entries()) learnOthers(made, product, at)
    return made
  }
  return (written) => readIn((index ??= make()), products, written)
}

/** The same of many products, in pieces: `pause` lets other work go on. */
export async function makeNumberReader<P extends Numbered>(
  products: readonly P[],
  pause: () => Promise<unknown>,
): Promise<NumberReader<P>> {
  const index = emptyIndex(products)
  for (const learn of [learnOwn, learnOthers]) {
    for (const [at, product] of products.entries()) {
      if (at % 50 === 49) await pause()
      learn(index, product, at)
    }
  }
  return (written) => readIn(index, products, written)
}

type Index<P> = {
  known: Map<string, NumberedProduct<P>>
  /** Read when asked for: all that their slots say is as large as the rest of a catalogue. */
  patterns: ReturnType<typeof createPatternIndex>
}

function emptyIndex<P extends Numbered>(products: readonly P[]): Index<P> {
  return { known: new Map(), patterns: createPatternIndex((at) => products[at]!.ordering) }
}

function readIn<P extends Numbered>(
  { known, patterns }: Index<P>,
  products: readonly P[],
  written: string,
): NumberedProduct<P> | undefined {
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

/** Before all others': a product's own number outdoes another's variant. */
function learnOwn<P extends Numbered>(index: Index<P>, product: P): void {
  if (product.partNumber) learn(index, product.partNumber, product)
}

function learnOthers<P extends Numbered>(index: Index<P>, product: P, at: number): void {
  for (const partNumber of variantNumbers(product.variants)) learn(index, partNumber, product)
  index.patterns.add(at)
}

function learn<P>({ known }: Index<P>, partNumber: string, product: P): void {
  const key = keyOf(partNumber)
  if (!known.has(key)) known.set(key, { product, partNumber })
}

const keyOf = (number: string) => fold(number).trim()
