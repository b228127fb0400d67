import { attributes as definitions } from '#content/attributes.ts'
import { tradeRules } from '#content/trade-rules.ts'
import { entriesText } from '../catalogue/entries-text.ts'
import type { Site } from '#app/context.ts'
import { attributeLookup } from '#domain/catalogue/attribute.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { DocumentSection } from '#domain/documents/document-block.ts'
import { productFigure, type ProductFigure } from '#domain/documents/product-figure.ts'
import { readDocument } from '#domain/documents/read-document.ts'
import { documentInserts, type DocumentSource } from './document-sources.server.ts'

/** What a document says, with the products that it is of. */
export type DocumentContent = {
  sections: DocumentSection[]
  products: readonly Product[]
  /** Those of them that are no longer made. */
  withdrawn: readonly Product[]
  productOf: (slug: string) => Product | undefined
  /** An attribute in short, and what it is called. */
  figure: (product: Product, key: string) => ProductFigure | undefined
  label: (key: string) => string
}

type Stock = Pick<Site, 'catalogue' | 'addresses'>

const define = attributeLookup(definitions)

/** The attribute that the record's own list of openings says better. */
const { count: entryCount } = tradeRules.entries ?? {}

function figureOf(product: Product, key: string): ProductFigure | undefined {
  const entries = key === entryCount ? entriesText(product.entries) : undefined
  return entries ? { text: entries.metric, us: entries.us } : productFigure(product, define(key))
}

const labelOf = (key: string) => define(key).label

/** What is looked up of products while a document is written. */
export const lookups = ({ catalogue }: Pick<Stock, 'catalogue'>) => ({
  productOf: (slug: string) => catalogue.bySlug.get(slug),
  figure: figureOf,
  label: labelOf,
})

/** Throws with the document's name for what its text asks for and nobody has. */
export function documentContent(
  { catalogue, addresses }: Stock,
  { file, body }: Pick<DocumentSource, 'file' | 'body'>,
): DocumentContent {
  const { products, withdrawn } = productsOf({ catalogue, addresses }, file)
  return {
    sections: readSections(file, body, products),
    products,
    withdrawn,
    ...lookups({ catalogue }),
  }
}

/** Those that name a file of the storage. */
export function productsOf({ catalogue, addresses }: Stock, file: string) {
  const names = ({ files }: Product) => files.some(({ url }) => url.replace(/^\/+/, '') === file)
  return {
    products: catalogue.products.filter(names),
    withdrawn: [...addresses.withdrawn.values()].filter(names),
  }
}

export function readSections(
  file: string,
  body: string,
  products: readonly Product[] = [],
): DocumentSection[] {
  const figure = (product: Product, key: string) => figureOf(product, key)?.text
  try {
    return readDocument(body, { ...documentInserts, document: { products, figure } })
  } catch (error) {
    throw new Error(`documents/${file}: ${(error as Error).message}`, { cause: error })
  }
}
