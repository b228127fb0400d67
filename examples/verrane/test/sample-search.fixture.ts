import { languagePacks } from '#domain/search/languages/packs.ts'
import { createProductSearch } from '#domain/search/product-search.ts'
import { catalogue } from '#test/catalogue.ts'
import { attributes } from '../attributes.ts'
import { vocabulary } from '../vocabulary.ts'

/** Searches the sample's products with the words of its trade. */
export const sampleSearch = await createProductSearch({
  products: catalogue.products,
  definitions: attributes,
  vocabulary,
  packs: languagePacks,
})
