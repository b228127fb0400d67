import type { Product } from '#domain/catalogue/product.ts'
import { nameKeys, stripUnknownBrackets } from './product-names.ts'

/**
 * What may be shown of a reply, or of whole sentences of it, in which these products may be
 * recommended. Undefined refuses the reply.
 */
export type CheckReply = (reply: string, products: readonly Product[]) => string | undefined

/** Names that nothing has told of lose their brackets: brackets recommend. */
export const keepKnownNames: CheckReply = (reply, products) =>
  stripUnknownBrackets(reply, nameKeys(products.map(({ name }) => name)))

const partNumber = /(?<![\p{L}\d-])[\p{L}\d]+(?:-[\p{L}\d./]*[\p{L}\d])+/gu

type Records = {
  products: readonly Pick<Product, 'partNumber'>[]
  numbers: (written: string) => unknown
  /** What visitor and tools have said. */
  heard: string
}

/** The part numbers in a text that look like ours, and that no record and nobody else has. */
export function inventedNumbers(text: string, { products, numbers, heard }: Records): string[] {
  return [...text.matchAll(partNumber)]
    .map(([written]) => written)
    .filter((written) => {
      if (!/\d/.test(written) || heard.includes(written) || numbers(written)) return false
      const series = `${written.slice(0, written.indexOf('-'))}-`
      return products.some((product) => product.partNumber.startsWith(series))
    })
}
