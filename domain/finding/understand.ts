import type { Lexicon } from './lexicon.ts'
import type { NumberReader } from './read-numbers.ts'
import { itemsOf, type Item } from './read-items.ts'
import type { Requirement } from './requirement.ts'
import { createSpeller, normalize } from './tokens.ts'
import type { Vocabulary, WordClass } from './vocabulary.ts'

/** A kind of product that was named. */
export type NamedKind = {
  says: string
  members: ReadonlySet<number>
  /** The kind that its last word alone names: closures, of splice closures. */
  wider?: ReadonlySet<number>
  from: number
  to: number
}

/** What a text asks for, as far as it was understood. */
export type Understanding = {
  /** The normalized text, which places refer to. */
  text: string
  /** Any of these kinds is wanted. */
  kinds: NamedKind[]
  /** Kinds that are only spoken of: what it is for, what it goes with. */
  mentioned: NamedKind[]
  excluded: NamedKind[]
  requirements: Requirement[]
  /** Attributes that are named without a figure: 'what is PER?'. */
  nouns: string[]
  /** Words for the full text: all that carry meaning. */
  words: string[]
  /** A document is asked for. */
  wantsDocument: boolean
  /** The meaning of a word is asked for. */
  wantsMeaning: boolean
  /** Whether two things go together is asked. */
  wantsFit: boolean
  /** How two things differ is asked. */
  wantsComparison: boolean
  /** It speaks of the page that is open: 'this one'. */
  meansThis: boolean
  /** It corrects what was said before: 'instead', 'make it'. */
  corrects: boolean
  /** How many of them name a kind, an attribute or a value. */
  named: number
  /** Words that nobody knows. */
  unknown: string[]
}

type Options = {
  vocabulary: Vocabulary
  lexicon: Lexicon
  correct: (word: string) => string
  readNumbers: NumberReader
  isKnown: (word: string) => boolean
}

/** More than any need holds: each is checked against each product. */
const maxRequirements = 32

/** Reads a text: kinds, requirements, exclusions, and what was not understood. */
export function createReader({ vocabulary, lexicon, correct, readNumbers, isKnown }: Options) {
  const spellOut = createSpeller(vocabulary)
  return (written: string, partNumbers: readonly string[] = []): Understanding => {
    const text = normalize(spellOut(written))
    const items = withNumberWords(itemsOf(text, lexicon, correct), vocabulary.numbers ?? {})
    const places = placesOf(items)
    const says = (word: WordClass) => items.some(({ meaning }) => meaning?.word === word)
    const named = kindsOf(items, places, lexicon)
    const valueItems = items.filter((item, at) => isValue(item, places[at]!))
    // 'Frame fed by MPO-12 trunks': MPO-12 is said of the trunks.
    const isOfOther = ({ from }: Requirement) => {
      const place = places[items.findIndex((item) => item.from >= from)]
      return (
        place?.isMentioned === true &&
        named.mentioned.some((kind) => kind.from > from && kind.stretch === place.stretch)
      )
    }
    const required = [...readNumbers(items, text), ...withAlternatives(items, valueItems, places)]
      .map((one) => (isOfOther(one) ? { ...one, isGuess: true } : one))
      .map((one) => {
        const behind = items.find(({ from }) => from >= one.to)?.meaning?.word
        return one.test.type === 'values' && (behind === 'orBetter' || behind === 'orMore')
          ? {
              ...one,
              says: `${one.says} or better`,
              test: { ...one.test, values: orBetter(one.test.values, lexicon.valuesOf) },
            }
          : one
      })
    // The figures of a part number are a name's.
    const names = placesIn(text, partNumbers)
    const isOfName = ({ from, to }: Requirement) =>
      names.some((name) => name.from <= from && to <= name.to)
    const asked = eachOnce(required.filter((one) => !isOfName(one)))
    const requirements = asked.slice(0, maxRequirements)
    const words = items.flatMap(({ type, key, meaning }) =>
      type === 'break' || type === 'sign' || (meaning?.word && !meaning.kind && !meaning.values)
        ? []
        : key.split(' '),
    )
    return {
      text,
      kinds: named.kinds,
      mentioned: named.mentioned,
      excluded: named.excluded,
      requirements,
      nouns: [...new Set(items.flatMap(({ meaning }) => meaning?.nouns ?? []))],
      words: [...new Set(words)],
      named: new Set(
        items.flatMap(({ type, key, meaning }) =>
          type === 'phrase' && !(meaning?.word && !meaning.kind && !meaning.values)
            ? key.split(' ')
            : [],
        ),
      ).size,
      wantsDocument: says('document'),
      wantsMeaning: says('define'),
      wantsFit: says('fit'),
      wantsComparison: says('compare'),
      meansThis: says('this'),
      corrects: says('correct'),
      unknown: [
        ...new Set(
          items.flatMap(({ type, key }) => (type === 'unknown' && !isKnown(key) ? [key] : [])),
        ),
        ...asked.slice(maxRequirements).map(({ says: left }) => left),
      ],
    }
  }
}

/** What is said twice is asked once, and surely where it once was sure. */
function eachOnce(requirements: readonly Requirement[]): Requirement[] {
  const once = new Map<string, Requirement>()
  for (const one of requirements) if (once.get(one.says)?.isGuess !== false) once.set(one.says, one)
  return [...once.values()]
}

/** Where part numbers stand in a normalized text, with hyphens or with spaces. */
function placesIn(text: string, partNumbers: readonly string[]) {
  const spaced = text.replaceAll('-', ' ')
  return partNumbers.flatMap((number) => {
    const name = normalize(number).trim().replaceAll('-', ' ')
    const from = name ? spaced.indexOf(name) : -1
    return from < 0 ? [] : { from, to: from + name.length }
  })
}

/** 'Two ports' counts two; 'which one' counts nothing, and a number word alone is none. */
function withNumberWords(items: Item[], numbers: Record<string, number>): Item[] {
  return items.map((item, at) => {
    const number = Object.hasOwn(numbers, item.text) ? numbers[item.text] : undefined
    const next = items[at + 1]
    const counts = next?.meaning?.nouns ?? (next?.meaning?.values && items[at + 2]?.meaning?.nouns)
    // '240 single splices': behind a figure it is a word.
    return number === undefined ||
      items[at - 1]?.type === 'number' ||
      !counts ||
      next?.type === 'break'
      ? item
      : {
          type: 'number',
          text: item.text,
          key: item.key,
          number,
          glued: false,
          from: item.from,
          to: item.to,
        }
  })
}

/** How an item stands in its sentence. */
type Place = {
  isMentioned: boolean
  isExcluded: boolean
  asked: boolean
  /** Number of the clause between two breaks. */
  clause: number
  /** Number of the stretch that one 'for' or 'with' begins. */
  stretch: number
}

function placesOf(items: readonly Item[]): Place[] {
  let place: Place = { isMentioned: false, isExcluded: false, asked: false, clause: 0, stretch: 0 }
  let negatedFor = 0
  return items.map((item, at) => {
    const word = item.meaning?.word
    if (item.type === 'break') {
      const ends = item.text !== ','
      place = {
        ...place,
        isMentioned: false,
        isExcluded: false,
        asked: ends ? false : place.asked,
        clause: place.clause + 1,
      }
      negatedFor = 0
    } else if (word === 'not') {
      negatedFor = 3
      return place
    } else if (word === 'ask' || word === 'define') {
      place = { ...place, asked: true, isMentioned: false }
    } else if (word === 'mention' || (word === 'fit' && at > 0)) {
      place = { ...place, isMentioned: true, stretch: place.stretch + 1 }
    }
    const isExcluded = negatedFor > 0 && (item.type === 'phrase' || item.type === 'unknown')
    // 'not MPO or SN' excludes both; 'no splitter with LC' excludes splitters alone.
    if (word === 'or' || word === 'and') negatedFor = isExcluded ? 2 : negatedFor
    else if (word !== 'stop')
      negatedFor = Math.max(
        0,
        negatedFor - (word ? 1 : item.meaning?.kind ? 3 : item.meaning?.values ? 2 : 1),
      )
    return { ...place, isExcluded }
  })
}

/** A phrase that is a kind as well as a value is a kind, but behind 'for' and where it is excluded. */
function isValue({ meaning }: Item, place: Place): boolean {
  if (!meaning?.values || meaning.word) return false
  return !meaning.kind || (place.isMentioned && meaning.values.size > 0 && !meaning.kind)
}

function requirementOf(item: Item, isExcluded: boolean): Requirement {
  return {
    test: { type: 'values', values: item.meaning!.values! },
    isGuess: Boolean(item.meaning!.isPiece),
    not: isExcluded,
    says: `${isExcluded ? 'not ' : ''}${sayItem(item)}`,
    from: item.from,
    to: item.to,
  }
}

/** The shortest of the values that the words mean, as the catalogue writes it; else the words. */
function sayItem({ meaning, text }: Item): string {
  const values = [...meaning!.values!.values()].flatMap((set) => [...set])
  const [shortest = text] = values.toSorted((a, b) => a.length - b.length)
  return values.length === 1 || shortest.length <= text.length + 2 ? shortest : text
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

/** 'MDC or SN' asks for one of the two. */
function withAlternatives(
  items: readonly Item[],
  valueItems: readonly Item[],
  places: readonly Place[],
): Requirement[] {
  const found: Requirement[] = []
  let lastAt = -9
  for (const item of valueItems) {
    const at = items.indexOf(item)
    const next = requirementOf(item, places[at]!.isExcluded)
    const before = found.at(-1)
    const link = items[at - 1]
    const isOther =
      lastAt === at - 2 && link?.meaning?.word === 'or' && before?.not === next.not && !next.not
    if (isOther && before.test.type === 'values' && next.test.type === 'values') {
      const values = new Map(before.test.values)
      for (const [key, set] of next.test.values)
        values.set(key, new Set([...(values.get(key) ?? []), ...set]))
      found[found.length - 1] = {
        ...before,
        test: { type: 'values', values },
        says: `${before.says} or ${next.says}`,
        to: next.to,
      }
    } else if (!found.some(({ says }) => says === next.says)) found.push(next)
    lastAt = at
  }
  return found
}

/**
 * Kinds that stand next to one another are one thing: the wall box of 'wall box panel' is what
 * both say, where anything is; else the last word of the group names it. What is asked for comes
 * before what is only said; a kind behind 'for' is a mention, but where nothing else is named.
 */
function kindsOf(items: readonly Item[], places: readonly Place[], lexicon: Lexicon) {
  /** What the last word of a name of several words names alone. */
  const widerOf = ({ key }: Item): Pick<NamedKind, 'wider'> => {
    const last = key.split(' ').at(-1)!
    const wider = last === key ? undefined : lexicon.meanings.get(last)?.kind
    return wider ? { wider } : {}
  }
  const groups: (NamedKind & Place & { joined: boolean; at: number; tokens: number })[] = []
  items.forEach((item, at) => {
    const members = item.meaning?.kind
    if (!members) return
    const place = places[at]!
    const last = groups.at(-1)
    const between = last ? items.slice(last.at + 1, at) : []
    const isNext =
      last &&
      between.length < 3 &&
      last.clause === place.clause &&
      last.isExcluded === place.isExcluded &&
      between.every(
        ({ type, meaning }) =>
          type !== 'break' && type !== 'number' && !(meaning?.word && meaning.word !== 'stop'),
      )
    if (isNext && last.isMentioned === place.isMentioned) {
      const both = members.intersection(last.members)
      const says = `${last.says} ${item.text}`
      groups[groups.length - 1] = {
        ...last,
        ...(both.size
          ? { members: both, says }
          : // Of 'cleaning kit covers' the longer name is the thing; of 'cassette housing' the last.
            members.size > 1 || item.key.split(' ').length >= last.tokens
            ? { members, ...widerOf(item), says: item.text, tokens: item.key.split(' ').length }
            : {}),
        to: item.to,
        at,
      }
      return
    }
    const isJoined =
      between.length === 1 &&
      (between[0]!.meaning?.word === 'and' || between[0]!.meaning?.word === 'or')
    groups.push({
      ...place,
      says: item.text,
      members,
      ...widerOf(item),
      from: item.from,
      to: item.to,
      joined: isJoined,
      at,
      tokens: item.key.split(' ').length,
    })
  })
  const excluded = groups.filter(({ isExcluded }) => isExcluded)
  const named = groups.filter(({ isExcluded }) => !isExcluded)
  const direct = named.filter(({ isMentioned }) => !isMentioned)
  const asked = direct.filter(({ asked: isAsked }) => isAsked)
  // What stands behind 'for' alone, as in 'a box for cassettes', is not what is asked for.
  const candidates = asked.length ? asked : direct
  const kinds = candidates.filter((kind, i) => i === 0 || kind.joined)
  return { kinds, mentioned: named.filter((kind) => !kinds.includes(kind)), excluded }
}
