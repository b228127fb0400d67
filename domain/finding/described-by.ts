import type { ProductSummary } from '#domain/catalogue/product.ts'
import { rememberFew } from '#domain/memo/remember-few.ts'
import type { TextIndex } from './text-index.ts'
import { tokenize } from './text-words.ts'
import { normalize } from './tokens.ts'

/** Words between a 'not' and what it denies: 'without any outer armor'. */
const reach = 3
/** Folding changes no more than capitals of it. */
const isPlain = /^[\w .,()/-]*$/

/** Whether a product's name, kind or values, and with `more` its first lines, call it so and do not deny it. */
export function isDescribedBy(
  product: ProductSummary,
  word: string,
  isDenial: (word: string) => boolean,
  more = true,
): boolean {
  return describedAs(product, calls(word, isDenial), more)
}

function describedAs(
  { name, subFamily, aka, attributes, text }: ProductSummary,
  isCalled: (text: string) => boolean,
  more: boolean,
): boolean {
  if (isCalled(name) || isCalled(subFamily) || aka.some(isCalled)) return true
  // No list is made of them: a word may be read in a hundred thousand products.
  for (const key in attributes)
    for (const value of attributes[key]!)
      if (typeof value === 'string' && isCalled(value)) return true
  return more && isCalled(text)
}

/** Whether a text calls something so. */
function calls(word: string, isDenial: (word: string) => boolean) {
  const start = word.replace(/(?<=\p{L}{4})(?:ed|s)$/u, '')
  return (text: string): boolean => {
    // Most texts do not hold it at all.
    if (!(isPlain.test(text) ? text.toLowerCase() : normalize(text)).includes(start)) return false
    const words = tokenize(text)
    return words.some(
      (said, at) =>
        said.startsWith(start) && !words.slice(Math.max(0, at - reach), at).some(isDenial),
    )
  }
}

/** The products that a word describes. The full text tells which come into question: only these are read. */
export function createHolding(
  products: readonly ProductSummary[],
  texts: TextIndex,
  denials: readonly string[],
): (word: string) => ReadonlySet<number> {
  const denying = new Set(denials.flatMap(tokenize))
  return rememberFew(8, (word: string) => {
    const { score } = texts.search([word, word.replace(/ed$/, '')])
    const found = new Set<number>()
    // Kinds and values are the same of many.
    const known = new Map<string, boolean>()
    const isCalled = calls(word, (one) => denying.has(one))
    const remembered = (text: string): boolean => {
      let called = known.get(text)
      if (called === undefined) known.set(text, (called = isCalled(text)))
      return called
    }
    score.forEach((points, id) => {
      if (points > 0 && describedAs(products[id]!, remembered, false)) found.add(id)
    })
    return found
  })
}
