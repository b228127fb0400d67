import type { ProductSummary } from '#domain/catalogue/product.ts'
import type { TextIndex } from './text-index.ts'
import { tokenize } from './text-words.ts'

/** Words between a 'not' and what it denies: 'without any outer armor'. */
const reach = 3

/** Whether a product's name, kind or values, and with `more` its first lines, call it so and do not deny it. */
export function isDescribedBy(
  product: ProductSummary,
  word: string,
  isDenial: (word: string) => boolean,
  more = true,
): boolean {
  const { name, subFamily, aka, attributes, text } = product
  const start = word.replace(/(?<=\p{L}{4})(?:ed|s)$/u, '')
  const values = Object.values(attributes)
    .flat()
    .filter((value) => typeof value === 'string')
  return [name, subFamily, ...aka, ...values, ...(more ? [text] : [])].some((one) => {
    const words = tokenize(one)
    return words.some(
      (said, at) =>
        said.startsWith(start) && !words.slice(Math.max(0, at - reach), at).some(isDenial),
    )
  })
}

/** The products that a word describes. The full text tells which come into question: only these are read. */
export function createHolding(
  products: readonly ProductSummary[],
  texts: TextIndex,
  denials: readonly string[],
): (word: string) => ReadonlySet<number> {
  const denying = new Set(denials.flatMap(tokenize))
  return (word) => {
    const { score } = texts.search([word, word.replace(/ed$/, '')])
    const found = new Set<number>()
    score.forEach((points, id) => {
      if (points > 0 && isDescribedBy(products[id]!, word, (one) => denying.has(one), false))
        found.add(id)
    })
    return found
  }
}
