import type { Vocabulary } from '#domain/finding/vocabulary.ts'

/** The words around what is asked; what the products are called, their records say. */
export const vocabulary: Vocabulary = {
  same: {},
  nouns: {},
  values: {},
  kinds: [],
  units: {},
  words: {
    atLeast: ['at least', 'min', 'minimum', '>=', '≥', 'from'],
    atMost: ['at most', 'max', 'maximum', 'up to', 'no more than', '<=', '≤'],
    over: ['more than', 'over', 'above', '>'],
    under: ['less than', 'under', 'below', '<'],
    about: ['about', 'around', 'approx', '~'],
    exactly: ['exactly', '='],
    between: ['between', 'from'],
    to: ['to', 'through'],
    and: ['and', '&'],
    or: ['or'],
    not: ['not', 'no', 'without', 'except'],
    orBetter: ['or better'],
    orMore: ['or more', 'and up', '+'],
    orLess: ['or less', 'or fewer'],
    mention: ['for', 'with', 'into', 'in', 'on', 'that fits', 'fits'],
    ask: ['need', 'want', 'looking for', 'which', 'show me'],
    document: ['data sheet', 'installation guide', 'manual', 'brochure'],
    stop: ['the', 'a', 'an', 'i', 'we', 'is', 'are', 'of', 'our', 'my', 'that', 'please', 'any'],
  },
}
