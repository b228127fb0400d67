import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/reading.ts'
import type { Lexicon } from './lexicon.ts'
import type { Place } from './places.ts'
import type { Item } from './read-items.ts'
import type { Requirement } from './requirement.ts'
import { keyOfText } from './tokens.ts'

/** What a text asks of attributes in words, a code 'or better' with the larger ones. */
export function readValues(
  items: readonly Item[],
  places: readonly Place[],
  valuesOf: Lexicon['valuesOf'],
  /** Whether what names a kind as well is of one that was taken for it. */
  isTaken: (item: Item) => boolean,
): Requirement[] {
  const valueItems = items.filter((item, at) => isValue(item, places[at]!, isTaken))
  return withAlternatives(items, valueItems, places, isTaken).map((one): Requirement => {
    if (one.not && one.test.type === 'values')
      return { ...one, test: { type: 'values', values: allHolding(one.test.values, valuesOf) } }
    const behind = items.find(({ from }) => from >= one.to)?.meaning?.word
    return one.test.type === 'values' && (behind === 'orBetter' || behind === 'orMore')
      ? {
          ...one,
          says: fillIn(texts.orBetter, { what: one.says }),
          test: { ...one.test, values: orBetter(one.test.values, valuesOf) },
        }
      : one
  })
}

/**
 * A phrase that is a kind as well as a value is a kind, but behind 'for' or 'on', and where another
 * was taken for the kind and more state it than are called so: 'a cabinet, wall mount'.
 */
function isValue(item: Item, place: Place, isTaken: (item: Item) => boolean): boolean {
  const { meaning } = item
  if (!meaning?.values || meaning.word) return false
  return !meaning.kind || place.isMentioned || isWholly(item, isTaken)
}

const isWholly = (item: Item, isTaken: (item: Item) => boolean) =>
  item.meaning?.stating !== undefined && !isTaken(item)

function requirementOf(item: Item, place: Place, isTaken: (item: Item) => boolean): Requirement {
  const { isExcluded, isMentioned } = place
  const isOfKind = Boolean(item.meaning!.kind) && (isMentioned || !isWholly(item, isTaken))
  return {
    test: { type: 'values', values: item.meaning!.values! },
    isGuess: Boolean(item.meaning!.isPiece) || isOfKind,
    not: isExcluded,
    says: isExcluded ? fillIn(texts.not, { what: sayItem(item) }) : sayItem(item),
    from: item.from,
    to: item.to,
  }
}

/** The one value that the words mean, as the catalogue writes it, or what several begin with; else the words. */
function sayItem({ meaning, text, key }: Item): string {
  const values = [...meaning!.values!.values()].flatMap((set) => [...set])
  const [shortest = text] = values.toSorted((a, b) => a.length - b.length)
  // 'Y' tells nobody what was read.
  if (values.length === 1 && shortest.length > 1) return shortest
  // Of words that also mean others, the value that is called so.
  const own = values.find((value) => value.length <= text.length + 1 && keyOfText(value) === key)
  if (own !== undefined) return own
  // 'MPO' of several that begin so is none of them.
  const start = shortest.slice(0, text.length)
  if (start.toLowerCase() === text) return start
  return text === `${key}s` ? key : text
}

/** 'IP65 or better': the codes that begin alike and go on with a larger number. */
function orBetter(values: Map<string, Set<string>>, all: (key: string) => Iterable<string>) {
  const code = /^(\D*)(\d+)$/
  const more = [...values].map(([key, set]): [string, Set<string>] => {
    const wider = new Set(set)
    for (const value of set) {
      const [, start, number] = code.exec(value) ?? []
      if (start === undefined) continue
      for (const other of all(key)) {
        const [, otherStart, otherNumber] = code.exec(other) ?? []
        if (otherStart === start && Number(otherNumber) >= Number(number)) wider.add(other)
      }
    }
    return [key, wider]
  })
  return new Map(more)
}

/** Who does not want an E27 wants no 'Hardened E27' either. */
function allHolding(values: Map<string, Set<string>>, all: (key: string) => Iterable<string>) {
  const holding = ([key, set]: [string, Set<string>]): [string, Set<string>] => {
    const codes = [...set].map((value) => ` ${keyOfText(value)} `)
    const others = [...all(key)].filter((value) => {
      const name = ` ${keyOfText(value)} `
      return codes.some((code) => name.includes(code))
    })
    return [key, new Set([...set, ...others])]
  }
  return new Map([...values].map(holding))
}

/** 'MDC or SN' asks for one of the two, as 'MDC cord or SN cord' does. */
function withAlternatives(
  items: readonly Item[],
  valueItems: readonly Item[],
  places: readonly Place[],
  isTaken: (item: Item) => boolean,
): Requirement[] {
  const found: Requirement[] = []
  let lastAt = -9
  for (const item of valueItems) {
    const at = items.indexOf(item)
    const next = requirementOf(item, places[at]!, isTaken)
    const isRight = lastAt === at - 2 && items[at - 1]?.meaning?.word === 'or'
    const before = isRight ? found.length - 1 : alternativeOf(found, next, items, at)
    const other = found[before]
    if (other && isEither(other, next)) found[before] = either(other, next)
    else found.push(next)
    lastAt = at
  }
  return found
}

const isEither = (one: Requirement, other: Requirement) =>
  !one.not && !other.not && one.test.type === 'values' && other.test.type === 'values'

function either(one: Requirement, next: Requirement): Requirement {
  if (one.test.type !== 'values' || next.test.type !== 'values') return one
  const values = new Map(one.test.values)
  let isMore = false
  for (const [key, set] of next.test.values) {
    const own = values.get(key) ?? new Set()
    isMore ||= !set.isSubsetOf(own)
    values.set(key, own.union(set))
  }
  // 'LC APC cord or SC APC cord'.
  if (!isMore) return one
  return {
    ...one,
    test: { type: 'values', values },
    says: fillIn(texts.either, { what: one.says, other: next.says }),
    to: next.to,
  }
}

/** Things that stand on one side of an 'or'. */
const maxSide = 5

/**
 * Of '1x8 splitter or 1x16 splitter', the place of the value before the 'or' that says of the same
 * attribute what this says; -1 where the sides are more than values and the kinds they are said of.
 */
function alternativeOf(
  found: readonly Requirement[],
  { test }: Requirement,
  items: readonly Item[],
  at: number,
): number {
  const isOr = ({ meaning }: Item) => meaning?.word === 'or'
  const link = items.slice(0, at).findLastIndex(isOr)
  const isSide = (side: readonly Item[]) => side.length <= maxSide && side.every(isDescribing)
  if (link < 0 || !isSide(items.slice(link + 1, at))) return -1
  const keys = test.type === 'values' ? test.values : new Map()
  return found.findLastIndex(({ test: own, from }) => {
    const first = items.findIndex((item) => item.from === from)
    const isBefore = first < link && isSide(items.slice(first, link))
    return isBefore && own.type === 'values' && own.values.keys().some((key) => keys.has(key))
  })
}

const isDescribing = ({ meaning }: Item) =>
  meaning?.word ? meaning.word === 'stop' : Boolean(meaning?.kind ?? meaning?.values)
