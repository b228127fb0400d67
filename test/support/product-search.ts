import { attributes } from '#content/attributes.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { createCatalogueSearch } from '#domain/search/catalogue-search.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import { allProducts, products } from './catalogue.ts'

/** Finds the company's products as lists and search fields do. */
export const search = await createCatalogueSearch({
  products,
  withdrawn: allProducts.filter(({ included }) => !included),
  definitions: attributes,
  vocabulary: vocabulary,
  packs: languagePacks,
})
