import { productWords } from '#content/product-words.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'

/** What the company says of products with a value of an attribute, for this one. */
export const statementsByAttribute = ({ attributes }: ProductSummary) =>
  productWords.statements.filter(({ attribute, value }) =>
    attributes[attribute]?.map(String).includes(value),
  )
