import { attributeLookup, type AttributeDefinition } from './attribute.ts'
import type { Passing } from './facets.ts'
import type { Product, ProductSummary } from './product.ts'
import { statedTexts, textsOfProduct } from './search-text.ts'
import { fold } from './search.ts'

/** The products, by position, that hold each of these folded words in one of their fields. */
export type WordSearch = (words: readonly string[]) => Passing

type Searched = ProductSummary & Partial<Product>

/** Takes products one after the other, by their positions, and then gives the search over all their fields. */
export function gatherWords(definitions: readonly AttributeDefinition[]) {
  const define = attributeLookup(definitions)
  /** Each text once, with the products that hold it: those of a series differ in name and number alone. */
  const holders = new Map<string, number[]>()
  let size = 0

  function add(text: string): void {
    const products = holders.get(text)
    if (!products) holders.set(text, [size])
    else if (products.at(-1) !== size) products.push(size)
  }

  return {
    add(product: Searched): void {
      textsOfProduct(product).forEach(add)
      for (const [key, values] of Object.entries(product.attributes))
        statedTexts(values, define(key)).forEach(add)
      size++
    },
    /** Lets go of what was taken: of 20,000 products it is 24 MB. */
    search(): WordSearch {
      const search = searchIn(holders, size)
      holders.clear()
      return search
    },
  }
}

function searchIn(holders: ReadonlyMap<string, readonly number[]>, size: number): WordSearch {
  /** By product the texts that no other holds, a line each: half the time of a look at each. */
  const own = Array.from({ length: size }, () => '')
  const shared: { text: string; products: Uint32Array }[] = []
  for (const [text, products] of holders) {
    if (products.length > 1) shared.push({ text: fold(text), products: Uint32Array.from(products) })
    else own[products[0]!] += `${fold(text)}\n`
  }

  function productsHolding(word: string): boolean[] {
    const holding = own.map((text) => text.includes(word))
    for (const { text, products } of shared) {
      if (text.includes(word)) for (const position of products) holding[position] = true
    }
    return holding
  }

  return (words) =>
    words.map(productsHolding).reduce<Passing>(
      (left, holding) => left.map((passes, position) => passes && holding[position]!),
      Array.from({ length: size }, () => true),
    )
}
