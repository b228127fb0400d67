import { catalogue } from '#test/catalogue.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import { createProductSearch } from '#domain/search/product-search.ts'
import { attributes } from '../attributes.ts'
import { vocabulary } from '../vocabulary.ts'

const { same, acronyms, nouns, values, kinds, units, orLonger, entries, uses } = vocabulary

/** Searches the sample's products with the words of its trade. */
export const sampleSearch = await createProductSearch({
  products: catalogue.products,
  definitions: attributes,
  vocabulary: {
    synonyms: same,
    acronyms,
    attributeWords: nouns,
    valueWords: values,
    kindWords: kinds,
    unitAttributes: units,
    counts: { connector: ['ports', 'fiberCount'] },
    atMost: ['depth', 'width', 'height', 'weight'],
    orLonger,
    entryAttribute: entries,
    uses,
  },
  packs: languagePacks,
})
