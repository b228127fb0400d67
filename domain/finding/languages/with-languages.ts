import type { Vocabulary, WordClass } from '../vocabulary.ts'
import { chinese } from './chinese.ts'
import { dutch } from './dutch.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { japanese } from './japanese.ts'
import type { Language } from './language.ts'
import { spanish } from './spanish.ts'

/** A word may belong to these beside the class that tells how it is read. */
const additional: ReadonlySet<string> = new Set<WordClass>(['it', 'demand', 'any'])

/**
 * A company's vocabulary with what its buyers' languages say whatever is sold: comparisons,
 * numbers, places and measures, words that ask and words that ask nothing. Where the company gives
 * a word another meaning, its own holds.
 */
export function withLanguages(
  own: Vocabulary,
  languages: readonly Language[] = [
    english,
    german,
    french,
    spanish,
    dutch,
    italian,
    chinese,
    japanese,
  ],
): Vocabulary {
  const all = [...languages, own]
  return {
    ...own,
    same: Object.assign({}, ...all.map(({ same }) => same)) as Record<string, string>,
    numbers: Object.assign({}, ...all.map(({ numbers }) => numbers)) as Record<string, number>,
    fractions: Object.assign({}, ...all.map(({ fractions }) => fractions)) as Record<
      string,
      number
    >,
    belowZero: all.flatMap(({ belowZero = [] }) => belowZero),
    ratioWords: all.flatMap(({ ratioWords = [] }) => ratioWords),
    bothEnds: all.flatMap(({ bothEnds = [] }) => bothEnds),
    superlatives: Object.assign({}, ...all.map(({ superlatives }) => superlatives)) as NonNullable<
      Vocabulary['superlatives']
    >,
    comparatives: Object.assign({}, ...all.map(({ comparatives }) => comparatives)) as NonNullable<
      Vocabulary['comparatives']
    >,
    ordinals: Object.assign({}, ...all.map(({ ordinals }) => ordinals)) as Record<string, number>,
    waiveAround: all.flatMap(({ waiveAround = [] }) => waiveAround),
    nouns: joined(all.map(({ nouns }) => nouns)),
    asWord: joined(all.map(({ asWord }) => asWord)),
    having: all.flatMap(({ having = [] }) => having),
    openings: all.flatMap(({ openings = [] }) => openings),
    housings: all.flatMap(({ housings = [] }) => housings),
    retracting: all.flatMap(({ retracting = [] }) => retracting),
    interjections: all.flatMap(({ interjections = [] }) => interjections),
    owning: joined(all.map(({ owning }) => owning)),
    nextTo: all.flatMap(({ nextTo = [] }) => nextTo),
    anything: all.flatMap(({ anything = [] }) => anything),
    common: all.flatMap(({ common = [] }) => common),
    plain: all.flatMap(({ plain = [] }) => plain),
    orders: all.flatMap(({ orders = [] }) => orders),
    limits: joined(all.map(({ limits }) => limits)),
    deeds: deedsOf(all),
    words: wordsOf(own, languages),
  }
}

/** Classes stand in the languages' order, for the first that has a word decides how it is read. */
function wordsOf(
  own: Vocabulary,
  languages: readonly Language[],
): NonNullable<Vocabulary['words']> {
  const taken = new Set(
    Object.entries(own.words ?? {}).flatMap(([name, list]) => (additional.has(name) ? [] : list)),
  )
  const spoken = joined(languages.map(({ words }) => words))
  const left = Object.entries(spoken).map(([name, list]): [string, string[]] => [
    name,
    additional.has(name) ? list : list.filter((phrase) => !taken.has(phrase)),
  ])
  return joined([Object.fromEntries(left), own.words])
}

function deedsOf(all: readonly Language[]): NonNullable<Vocabulary['deeds']> {
  const { doing, needs, ...lists } = Object.assign(
    {},
    ...all.map(({ deeds }) => deeds),
  ) as NonNullable<Vocabulary['deeds']>
  const whole = joined(
    all.map(({ deeds = {} }) => {
      const { doing: _, needs: __, ...own } = deeds
      return own
    }),
  )
  return { ...lists, ...whole, ...(doing && { doing }), ...(needs && { needs }) }
}

/** By name, the lists of all, one behind the other, each entry once. */
function joined<T>(
  records: readonly (Readonly<Record<string, readonly T[] | undefined>> | undefined)[],
): Record<string, T[]> {
  const lists = new Map<string, Set<T>>()
  for (const record of records)
    for (const [name, list = []] of Object.entries(record ?? {}))
      lists.set(name, new Set([...(lists.get(name) ?? []), ...list]))
  return Object.fromEntries([...lists].map(([name, list]) => [name, [...list]]))
}
