import type { Vocabulary } from '#domain/finding/vocabulary.ts'
import type { SearchVocabulary } from './search-vocabulary.ts'

/** A company's vocabulary as the new search reads it. Goes away with the old one. */
export function vocabularyOf({
  same,
  acronyms,
  nouns,
  values,
  kinds,
  units,
  counts,
  atMost,
  orLonger,
  entries,
  uses,
}: Vocabulary): SearchVocabulary {
  return {
    ...(same && { synonyms: same }),
    ...(acronyms && { acronyms }),
    ...(nouns && { attributeWords: nouns }),
    ...(values && { valueWords: values }),
    ...(kinds && { kindWords: kinds }),
    ...(units && { unitAttributes: units }),
    ...(counts && { counts }),
    ...(atMost && { atMost }),
    ...(orLonger && { orLonger }),
    ...(entries !== undefined && { entryAttribute: entries }),
    ...(uses && { uses }),
  }
}
