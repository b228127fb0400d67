import { vocabulary } from '#content/vocabulary.ts'
import { isNumberAlone } from '#domain/catalogue/found.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { bare } from '#domain/catalogue/search.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/listing.ts'
import { asFilter, type AsFilter } from './as-filters.ts'
import { asWritten } from '#domain/finding/as-written.ts'
import type { Finding } from '#domain/finding/find.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import { normalize } from '#domain/finding/tokens.ts'

/** How a text query was read. */
export type Reading = {
  /** What is asked for, each with the query that is left without its words; some as filters do. */
  chips: { says: string; without: string; isFilter?: true }[]
  /** Words that nobody knows. */
  unknown: string[]
  /** Words that are known and that what is shown was not held to. */
  passed: string[]
  /** What of it can be filters, and the query that is left without their words. */
  filters?: { query: string; set: AsFilter[] }
  /** Part numbers that may have been meant by one with a slip. */
  meant: string[]
}

const maxMeant = 3

type Listed = Pick<ProductSummary, 'attributes'> &
  Partial<Pick<ProductSummary, 'name' | 'family' | 'subFamily'>>

const namesOf = ({ family = '', subFamily = '', name = '' }: Listed) => [family, subFamily, name]

type Place = { from: number; to: number }

type Circumstances = {
  /** Words that are known and that what is shown was not held to. */
  passed?: string[]
  /** Whether a filter is set beside the text. */
  isSet?: (filter: AsFilter) => boolean
  /** The whole text is a piece of a product's name or number: whoever types 'pan' is understood. */
  isCalled?: boolean
}

/** The reading as the list shows it; a part number needs none, it is found or not. */
export function readingView(
  { understanding, numbers, results }: Finding<Listed>,
  query: string,
  { passed = [], isSet = () => false, isCalled = false }: Circumstances = {},
): Reading {
  const meant = numbers.filter(({ match }) => match === 'near').map((hit) => hit.partNumber)
  const reading = { chips: [], unknown: [], passed: [], meant: meant.slice(0, maxMeant) }
  if (isNumberAlone(query, numbers)) return reading
  const { text, kinds, excluded, requirements, unknown } = understanding
  const inNumbers = numbers.length ? numberPlaces(text) : []
  const asked = [
    ...kinds,
    ...requirements,
    ...excluded.map((kind) => ({ ...kind, says: fillIn(texts.not, { kind: kind.says }) })),
  ].filter(
    (one) => !isAside(one) && !inNumbers.some(({ from, to }) => from <= one.from && one.to <= to),
  )
  // Of the query as it was written where places hold there, too.
  const written = query.length === text.length ? query : text
  const says = new Set<string>()
  const known = [query, ...results.slice(0, 4).flatMap(({ product }) => namesOf(product))]
  const found = results.flatMap(({ fits, product }) => (fits ? product : []))
  const filterOf = (one: (typeof asked)[number]) =>
    'test' in one ? asFilter(one, found) : undefined
  // What the filters say already is not said twice.
  const shown = asked.filter((one) => {
    const filter = filterOf(one)
    return !(filter && isSet(filter))
  })
  const settable = shown.filter(filterOf)
  return {
    ...reading,
    ...(settable.length > 0 && {
      filters: {
        query: withoutAll(written, text, settable.map(stretchOf)),
        set: settable.flatMap((one) => filterOf(one) ?? []),
      },
    }),
    chips: shown
      .filter((one) => !says.has(one.says) && says.add(one.says))
      .map((one) => ({
        says: asWritten(sayAs(written, one), known),
        without: withoutWords(written, text, stretchOf(one)),
        ...(filterOf(one) && { isFilter: true as const }),
      })),
    passed: passed.map((word) => asWritten(word, [query])),
    unknown: (isCalled ? [] : unknown)
      .filter((word) => !inNumbers.some(({ says: number }) => number.includes(word)))
      .map((word) => asWritten(word, [query])),
  }
}

/** 'PLC' stays so where the reading has no better words than those written. */
function sayAs(written: string, { says, from, to }: Place & { says: string }): string {
  const own = written.slice(from, to)
  return own === own.toUpperCase() && own.toLowerCase() === says ? own : says
}

/** A figure goes with the word that names it. */
const stretchOf = (one: Place & Partial<Requirement>): Place => one.whole ?? one

/** Words with letters and digits, which part numbers are. */
function numberPlaces(text: string): (Place & { says: string })[] {
  return [...text.matchAll(/\S+/g)]
    .filter(([word]) => word.includes('-') && /\d/.test(word) && /[a-z]/.test(word))
    .map(({ 0: word, index }) => ({ from: index, to: index + word.length, says: bare(word) }))
}

const isAside = (one: object) => 'aside' in one

const { words = {} } = vocabulary
const before = phrasePattern(
  [words.not, words.atLeast, words.atMost, words.over, words.under, words.about, words.exactly],
  (phrases) => `(?:^|\\s)(?:${phrases})\\s*$`,
)
const behind = phrasePattern(
  [words.orBetter, words.orMore, words.orLess],
  (phrases) => `^\\s*(?:${phrases})(?![a-z\\d])`,
)

/** Without the words themselves and those that only say how they are meant: 'not', 'or more'. */
function withoutWords(written: string, text: string, place: Place): string {
  return withoutAll(written, text, [place])
}

function withoutAll(written: string, text: string, places: readonly Place[]): string {
  const cuts = places.map(({ from, to }) => ({
    from: from - (before.exec(text.slice(0, from))?.[0].length ?? 0),
    to: to + (behind.exec(text.slice(to))?.[0].length ?? 0),
  }))
  return Array.from(written, (letter, at) =>
    cuts.some(({ from, to }) => from <= at && at < to) ? ' ' : letter,
  )
    .join('')
    .replace(/\s+(?=[\s,;.])/g, '')
    .replace(/([,;])[,;]+/g, '$1')
    .replace(/^[\s,;.]+|[\s,;]+$/g, '')
}

function phrasePattern(
  lists: (string[] | undefined)[],
  pattern: (phrases: string) => string,
): RegExp {
  const phrases = lists.flatMap((list) => list ?? []).map((phrase) => normalize(phrase))
  const escaped = phrases.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // The longest first: 'or more than' is not 'or more'.
  return new RegExp(pattern(escaped.toSorted((a, b) => b.length - a.length).join('|')))
}
