import type { SearchedProduct } from '#domain/search/product-facts.ts'

/** The product whose name stands whole in some words, as stems; of several the one of the longest name. */
export type FindByName<P> = (words: readonly string[]) => P | undefined

export async function createNameFinder<P extends SearchedProduct>(
  products: readonly P[],
  wordsOf: (text: string) => string[],
  pause: () => Promise<unknown>,
): Promise<FindByName<P>> {
  const byName = new Map<string, P>()
  let longest = 0
  for (const product of products) {
    await pause()
    const words = wordsOf(product.name)
    longest = Math.max(longest, words.length)
    byName.set(words.join(' '), product)
  }
  byName.delete('')

  return (words) => {
    for (let length = Math.min(longest, words.length); length > 0; length--)
      for (let at = 0; at + length <= words.length; at++) {
        const product = byName.get(words.slice(at, at + length).join(' '))
        if (product) return product
      }
    return undefined
  }
}
