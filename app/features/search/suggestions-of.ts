import type { ProductSummary } from '#domain/catalogue/product.ts'
import { numberedPath } from '#app/lib/paths.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/listing.ts'

/** `misses`: what of a text it does not meet, where it only comes near. */
export type SuggestedLink = { to: string; name: string; note: string; misses?: string }

/** What a search field offers for a text, as the server sends it. */
export type Suggestions = {
  links: SuggestedLink[]
  /** Pages, tools and documents; they stand below the products, unless they are first. */
  pages?: SuggestedLink[]
  isPagesFirst?: true
  /** How many products were found, for who does not see them. */
  status?: string
  /** Said above the links, where nothing meets all of the text. */
  remark?: string | undefined
}

type How<P> = {
  /** They only come near. */
  isNear: boolean
  total: number
  /** The number that is meant of one that has several. */
  numberOf: (product: P) => string
}

/** Products in their order, as what was found, of `total`, or as what comes nearest. */
export function suggestionsOf<P extends ProductSummary>(
  text: string,
  products: readonly P[],
  {
    isNear = false,
    total = products.length,
    numberOf = (one) => one.partNumber,
  }: Partial<How<P>> = {},
): Suggestions {
  const found = isNear ? 0 : total
  return {
    links: products.map((product) => {
      const number = numberOf(product)
      return { to: numberedPath(product, number), name: product.name, note: number }
    }),
    status: plural(found, texts.productsFound),
    remark: isNear
      ? texts.noneMeetsNearest
      : found
        ? undefined
        : fillIn(texts.noneFits, { text: text.trim() }),
  }
}
