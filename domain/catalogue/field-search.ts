import { atOnce, inPieces, type Pieces } from '#domain/memo/in-pieces.ts'
import { attributeLookup, type AttributeDefinition } from './attribute.ts'
import type { Passing } from './facets.ts'
import type { Product, ProductSummary } from './product.ts'
import { statedTexts, textsOfProduct } from './search-text.ts'
import { bare, fold, isPiece } from './search.ts'

type Searched = ProductSummary & Partial<Product>

/** Looks into the fields of products, by their places in their list. */
export type FieldSearch = {
  /** Those that hold each of these folded words in one of their fields. */
  holding: (words: readonly string[]) => Passing
  /** Those whose number a piece is of. */
  numbered: (piece: string) => number[]
  /** Makes what both look into; for very many products a second's work, in which `pause` lets others go on. */
  prepare: (pause: () => Promise<unknown>) => Promise<void>
}

/** What they look into is made at the first search, unless it has been prepared: most lists of families have none. */
export function createFieldSearch(
  products: readonly Searched[],
  definitions: readonly AttributeDefinition[],
): FieldSearch {
  let made: FieldTexts | undefined
  const make = () => (made ??= atOnce(gatherTexts(products, definitions)))
  return {
    holding: (words) =>
      words
        .map((word) => productsHolding(word, make()))
        .reduce<Passing>(
          (left, holding) => left.map((passes, position) => passes && holding[position]!),
          Array.from({ length: products.length }, () => true),
        ),
    numbered: (piece) =>
      make().numbers.flatMap((number, position) => (isPiece(piece, number) ? position : [])),
    async prepare(pause) {
      made ??= await inPieces(gatherTexts(products, definitions), pause)
    },
  }
}

type FieldTexts = {
  numbers: string[]
  /** By product the texts that no other holds, a line each: half the time of a look at each. */
  own: string[]
  /** Each text once, with the products that hold it: those of a series differ in name and number alone. */
  shared: { text: string; products: Uint32Array }[]
}

function* gatherTexts(
  products: readonly Searched[],
  definitions: readonly AttributeDefinition[],
): Pieces<FieldTexts> {
  const define = attributeLookup(definitions)
  const holders = new Map<string, number[]>()
  for (const [position, product] of products.entries()) {
    const stated = Object.entries(product.attributes).flatMap(([key, values]) =>
      statedTexts(values, define(key)),
    )
    for (const text of new Set([...textsOfProduct(product), ...stated])) {
      const known = holders.get(text)
      if (known) known.push(position)
      else holders.set(text, [position])
    }
    yield
  }
  const own = products.map(() => '')
  const shared: FieldTexts['shared'] = []
  for (const [text, places] of holders) {
    if (places.length > 1) shared.push({ text: fold(text), products: Uint32Array.from(places) })
    else own[places[0]!] += `${fold(text)}\n`
  }
  return { numbers: products.map(({ partNumber }) => bare(partNumber)), own, shared }
}

function productsHolding(word: string, { own, shared }: FieldTexts): boolean[] {
  const holding = own.map((text) => text.includes(word))
  for (const { text, products } of shared) {
    if (text.includes(word)) for (const position of products) holding[position] = true
  }
  return holding
}
