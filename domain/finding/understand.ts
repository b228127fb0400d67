import type { Lexicon } from './lexicon.ts'
import { namedKinds, type NamedKind } from './named-kinds.ts'
import { placesOf } from './places.ts'
import type { NumberReader } from './read-numbers.ts'
import { itemsOf, type Item } from './read-items.ts'
import { readValues } from './read-values.ts'
import type { Requirement } from './requirement.ts'
import { createSpeller, normalize } from './tokens.ts'
import type { Vocabulary, WordClass } from './vocabulary.ts'

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
    const named = namedKinds(items, places, lexicon)
    // 'Frame fed by MPO-12 trunks': MPO-12 is said of the trunks.
    const isOfOther = ({ from }: Requirement) => {
      const place = places[items.findIndex((item) => item.from >= from)]
      return (
        place?.isMentioned === true &&
        named.mentioned.some((kind) => kind.from > from && kind.stretch === place.stretch)
      )
    }
    const required = [
      ...readNumbers(items, text),
      ...readValues(items, places, lexicon.valuesOf),
    ].map((one) => (isOfOther(one) ? { ...one, isGuess: true } : one))
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
