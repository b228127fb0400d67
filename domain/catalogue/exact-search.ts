import { rememberFor } from '#domain/memo/remember-for.ts'
import type { ProductSummary } from './product.ts'
import { bare, fold } from './search.ts'

const cells = 4
const maxLength = 0xff

/**
 * Whether the product at a place is called exactly so, or the text is its very number. Most are told by
 * their outlines alone: to look at names that lie all over the memory took 13 ms for 100,000 products.
 */
export function exactlyIn(
  products: readonly ProductSummary[],
  query: string,
): (position: number) => boolean {
  const outline = outlineOf(products)
  const name = fold(query).trim()
  const number = bare(name)
  return (position) => {
    const at = position * cells
    const isCalled = mayBe(outline, at, name) && fold(products[position]!.name) === name
    if (isCalled || number === '') return isCalled
    return mayBe(outline, at + 2, number) && bare(products[position]!.partNumber) === number
  }
}

/** Of each product: how its name begins and how long it is, and its part number likewise. */
const outlineOf = /* @__PURE__ */ rememberFor((products: readonly ProductSummary[]): Uint8Array => {
  const outline = new Uint8Array(products.length * cells)
  for (const [at, { name, partNumber }] of products.entries()) {
    for (const [i, text] of [name, partNumber].entries()) {
      outline[at * cells + i * 2] = beginningOf(text)
      outline[at * cells + i * 2 + 1] = Math.min(maxLength, text.length)
    }
  }
  return outline
})

/** 0 of what may be folded to something else. */
function beginningOf(text: string): number {
  const first = text.charAt(0).toLowerCase()
  return isWithin(first, 'a', 'z') || isWithin(first, '0', '9') ? first.charCodeAt(0) : 0
}

const isWithin = (sign: string, from: string, to: string) => sign >= from && sign <= to

/** Whether a text may be a folded one. Marks and separators make it longer, of which a letter has none or one. */
function mayBe(outline: Uint8Array, at: number, folded: string): boolean {
  const first = outline[at]!
  return (
    (first === 0 || first === folded.charCodeAt(0)) && outline[at + 1]! <= folded.length * 4 + 8
  )
}
