import { attributeLookup, type AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { statedTexts, textsOfProduct } from '#domain/catalogue/search-text.ts'
import { bare } from '#domain/catalogue/search.ts'
import { variantNumbers } from '#domain/catalogue/variant-numbers.ts'
import type { SearchedProduct } from '#server/ports/product-search.ts'
import { numberWords, vectorOf, wordsIn } from './words-of.ts'

export type Said = {
  /** What it is called, a `tsvector`: hardly another product has any of it. */
  own: string
  /** The numbers of all else that it says, each once. */
  texts: Set<number>
}

/**
 * Numbers what products say, one after the other, as `gatherWords` does: what many say is read and
 * kept once. `take` gives the texts that were new since it was last called, with their words.
 */
export function createSaidTexts(definitions: readonly AttributeDefinition[]) {
  const define = attributeLookup(definitions)
  const known = new Map<string, number>()
  let fresh: { text: number; words: string }[] = []

  /** `id` says all that the texts say. */
  function numbered(id: string, texts: () => readonly string[]): number {
    const text = known.get(id) ?? known.size
    if (text === known.size) {
      known.set(id, text)
      fresh.push({ text, words: vectorOf(texts().flatMap(wordsIn)) })
    }
    return text
  }

  return {
    of(product: SearchedProduct): Said {
      const called = calledBy(product)
      const texts = new Set<number>()
      for (const one of textsOfProduct(product))
        if (one && !called.has(one)) texts.add(numbered(one, () => [one]))
      for (const [key, values] of Object.entries(product.attributes)) {
        const id = `${key}\n${JSON.stringify(values)}`
        texts.add(numbered(id, () => statedTexts(values, define(key))))
      }
      const number = numberWords(bare(product.partNumber))
      return { own: vectorOf([...number, ...[...called].flatMap(wordsIn)]), texts }
    },
    take() {
      const taken = fresh
      fresh = []
      return taken
    },
  }
}

function calledBy({ name, slug, partNumber, aka, variants }: SearchedProduct): Set<string> {
  const numbers = [partNumber, ...aka, ...variantNumbers(variants)]
  return new Set([name, slug, ...numbers, ...numbers.map(bare)])
}
