import { attributeLookup, type AttributeDefinition } from './attribute.ts'
import type { Passing } from './facets.ts'
import type { Product, ProductSummary } from './product.ts'
import { statedTexts, textsOfProduct } from './search-text.ts'
import { fold } from './search.ts'

/** The products, by position, that hold each of these folded words in one of their fields. */
export type WordSearch = (words: readonly string[]) => Passing

type Holders = { folded: string; products: number[] }
type Searched = ProductSummary & Partial<Product>

/** Takes products one after the other, by their positions, and then gives the search over all their fields. */
export function gatherWords(definitions: readonly AttributeDefinition[]) {
  const define = attributeLookup(definitions)
  /** Each text once, with the products that hold it: those of a series differ in name and number alone. */
  const holders = new Map<string, Holders>()
  let size = 0

  function add(text: string): void {
    const known = holders.get(text)
    if (!known) holders.set(text, { folded: fold(text), products: [size] })
    else if (known.products.at(-1) !== size) known.products.push(size)
  }

  return {
    add(product: Searched): void {
      textsOfProduct(product).forEach(add)
      for (const [key, values] of Object.entries(product.attributes))
        statedTexts(values, define(key)).forEach(add)
      size++
    },
    search: (): WordSearch => (words) =>
      words
        .map((word) => productsHolding(word, holders, size))
        .reduce<Passing>(
          (left, holding) => left.map((passes, position) => passes && holding[position]!),
          Array.from({ length: size }, () => true),
        ),
  }
}

function productsHolding(
  word: string,
  holders: ReadonlyMap<string, Holders>,
  size: number,
): boolean[] {
  const holding = Array.from({ length: size }, () => false)
  for (const { folded, products } of holders.values()) {
    if (folded.includes(word)) for (const position of products) holding[position] = true
  }
  return holding
}
