import { attributes } from '#content/attributes.ts'
import * as texts from '#texts/reply.ts'
import { cardFields } from '#content/families.ts'
import { glossary } from '#content/glossary.ts'
import { interfaces } from '#content/interfaces.ts'
import { site } from '#content/site.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { createKnowledge } from '#capabilities/assistant/create-knowledge.ts'
import type { Knowledge } from '#capabilities/assistant/knowledge.ts'
import { buildCompanionIndex, createCompanions } from '#domain/catalogue/companions.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { atOnce } from '#domain/memo/in-pieces.ts'
import type { SearchedPage } from '#domain/search/page-search.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import { createProductSearch } from '#domain/search/product-search.ts'
import { catalogue } from '#test/catalogue.ts'

type SiteSources = {
  pages: readonly SearchedPage[]
  /** Where a file of a product is read. */
  filePath: (url: string) => string
}

/** What the new assistant answers from, of this checkout's company. */
export async function assistantKnowledge(
  findPages: Knowledge<Product>['findPages'],
  { pages = [], filePath = (url) => url }: Partial<SiteSources> = {},
): Promise<Knowledge<Product>> {
  const { products } = catalogue
  const index = atOnce(buildCompanionIndex(products, interfaces))
  const search = await createProductSearch({
    products,
    definitions: attributes,
    vocabulary,
    packs: languagePacks,
    eachPartner(named, call) {
      index.fits.eachPartner(named, call)
      for (const one of named)
        for (const { product } of [
          ...index.parts.accessories(one),
          ...index.parts.accessoryOf(one),
        ])
          if (product) call(product)
    },
  })
  return createKnowledge({
    products,
    pages,
    company: site.name,
    packs: languagePacks,
    search,
    findPages,
    companions: createCompanions(products, interfaces, () => index),
    definitions: attributes,
    cardFields,
    glossary,
    texts,
    paths: {
      contact: '/contact-us',
      quote: ({ partNumber }) => `/quote?items=${encodeURIComponent(partNumber)}:1`,
      compare: (compared) => `/compare?products=${compared.map(({ slug }) => slug).join(',')}`,
      file: filePath,
    },
  })
}
