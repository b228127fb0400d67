import type { SearchVocabulary } from '../../search/search-vocabulary.ts'

/** Search and assistant know what the records say, and what is said of anything that is sold. */
export const vocabulary: SearchVocabulary = {}
