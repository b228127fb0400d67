import type { Vocabulary } from '../vocabulary.ts'

/** What people say in a language whatever they buy, by the fields of a company's vocabulary. */
export type Language = Pick<
  Vocabulary,
  | 'same'
  | 'numbers'
  | 'fractions'
  | 'bothEnds'
  | 'ratioWords'
  | 'belowZero'
  | 'nouns'
  | 'having'
  | 'openings'
  | 'owning'
  | 'retracting'
  | 'interjections'
  | 'asWord'
  | 'anything'
  | 'superlatives'
  | 'comparatives'
  | 'ordinals'
  | 'waiveAround'
  | 'deeds'
  | 'words'
  | 'common'
  | 'plain'
  | 'limits'
>
