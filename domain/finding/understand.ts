import { asWritten } from '#domain/search/as-written.ts'
import { besidesOf, type Beside } from './besides.ts'
import { comparedOf } from './compared.ts'
import type { Lexicon } from './lexicon.ts'
import { withCarriedUnits } from './carried-units.ts'
import { createDeedReader } from './deeds.ts'
import { withAskedNouns } from './asked-nouns.ts'
import { deniedWords } from './denied-words.ts'
import { withDeniedFigures } from './denied-figures.ts'
import { droppedFigures } from './dropped-figures.ts'
import { namedKinds, type NamedKind } from './named-kinds.ts'
import { withNegatedComparisons } from './negated-comparisons.ts'
import { createNormalizer } from './normalizer.ts'
import { isIn, linksOf, placesIn, withoutAsked } from './number-links.ts'
import { eachOnce } from './each-once.ts'
import { isOwnCount, isOwnPart } from './own-count.ts'
import { isOfSurroundings } from './surroundings.ts'
import { withHousings } from './housings.ts'
import { wishedOf } from './wished.ts'
import { isPieceOfWord } from './piece-of-word.ts'
import { placesOf, type PlacedReader } from './places.ts'
import { withNumberWords } from './number-words.ts'
import type { NumberReader } from './read-numbers.ts'
import { itemsOf, type Item } from './read-items.ts'
import { readValues } from './read-values.ts'
import { createExtremeReader, type Extreme } from './read-extremes.ts'
import { refersBack } from './refers-back.ts'
import type { Requirement } from './requirement.ts'
import { keyOfText } from './tokens.ts'
import { createTurnReader, type Relative } from './read-turn.ts'
import type { Topic } from './topic.ts'
import { createUndoneReader } from './undone-deeds.ts'
import { unknownCodes } from './unknown-codes.ts'
import type { Vocabulary, WordClass } from './vocabulary.ts'

/** What a text asks for, as far as it was understood. */
export type Understanding = {
  /** The normalized text, which places refer to; as `written`, '15 x 40' is no ratio yet. */
  text: string
  written?: string
  /** Any of these kinds is wanted. */
  kinds: NamedKind[]
  /** Kinds that are only spoken of: what it is for, what it goes with. */
  mentioned: NamedKind[]
  excluded: NamedKind[]
  /** What is asked for besides the first of them. */
  besides: Beside[]
  requirements: Requirement[]
  /** Attributes that are named without a figure: 'what is PER?'. */
  nouns: string[]
  /** Words for the full text: all that carry meaning. */
  words: string[]
  /** A document is asked for. */
  wantsDocument: boolean
  /** Where the word for it stands. */
  documentAt?: number
  /** The meaning of a word is asked for. */
  wantsMeaning: boolean
  /** Where the words stand whose meaning or difference is asked for. */
  topic?: Topic
  /** What else is needed with a thing is asked. */
  wantsPartners: boolean
  /** Whether two things go together is asked. */
  wantsFit: boolean
  /** How two things differ is asked. */
  wantsComparison: boolean
  /** Somebody of the company is asked for. */
  wantsPeople: boolean
  /** Between two numbers stands what links them: 'A in B'. */
  linksNumbers: boolean
  /** The last number that stands behind such a word, as it is written: 'which parts go into B'. */
  hostNumber?: string
  /** It speaks of the page that is open: 'this one'. */
  meansThis: boolean
  /** It speaks of what was named before it: 'is it ...'. */
  refersBack: boolean
  /** The same, whatever stands before it: 'the cover for it'. */
  pointsBack: boolean
  /** It corrects what was said before: 'instead', 'make it'. */
  corrects: boolean
  /** Attributes that matter no more. */
  waives: string[]
  /** 'Shorter' than what was named before. */
  relatives: Relative[]
  /** Which of those that were named before; the last is -1. */
  ordinal?: number
  /** It goes on with what earlier turns began, and holds their words. */
  isContinued?: true
  /** Words that nobody knows. */
  unknown: string[]
  /** Words that ask for what cannot be checked: 'smallest', 'only'. */
  demands: string[]
  /** Superlatives that what is found may be sorted by. */
  extremes: Extreme[]
  /** Codes that no record holds, asked for as a connector or a ratio is: 'E2000', '1x128'. */
  codes: string[]
  /** Figures that were asked for and could not be read: nobody may claim that they are met. */
  dropped: string[]
}

type Options = {
  vocabulary: Vocabulary
  lexicon: Lexicon
  correct: (word: string) => string
  readNumbers: NumberReader
  readShares: (items: readonly Item[]) => Requirement[]
  readDeniedNouns: PlacedReader
  readHadNouns: PlacedReader
  isKnown: (word: string) => boolean
  isPlural: (word: string) => boolean
  /** A corrected word as the records write it. */
  spell: (word: string) => string
  /** The products that a word describes. */
  holding: (word: string) => ReadonlySet<number>
}

/** More than any need holds: each is checked against each product. */
const maxRequirements = 32

/** Reads a text: kinds, requirements, exclusions, and what was not understood. */
export function createReader({
  vocabulary,
  lexicon,
  correct,
  readNumbers,
  readShares,
  readDeniedNouns,
  readHadNouns,
  isKnown,
  isPlural,
  spell,
  holding,
}: Options) {
  const normalized = createNormalizer(vocabulary)
  const plain = new Set(vocabulary.plain)
  const isPlain = ({ text }: Item) => plain.has(text)
  const withoutDeeds = createDeedReader(vocabulary, isPlural)
  const readUndone = createUndoneReader(vocabulary)
  const readExtremes = createExtremeReader(vocabulary)
  const readTurn = createTurnReader(vocabulary)
  /** Who denies a kind of one word denies what is called by it, too: 'no plug' the plugged. */
  const withDescribed = (kind: NamedKind): NamedKind => {
    const key = keyOfText(kind.says)
    if (key.includes(' ') || lexicon.meanings.get(key)?.values) return kind
    return { ...kind, called: kind.members, members: kind.members.union(holding(key)) }
  }
  return (written: string, partNumbers: readonly string[] = []): Understanding => {
    const text = normalized(written, partNumbers)
    const undone = readUndone(itemsOf(text, lexicon, correct, isKnown, spell))
    const counted = withNumberWords(
      withAskedNouns(undone.items),
      vocabulary.numbers ?? {},
      Object.keys(vocabulary.counts ?? {}),
    )
    const told = withNegatedComparisons(withoutDeeds(withCarriedUnits(counted, lexicon)))
    const items = withHousings(told, vocabulary)
    const places = placesOf(items, isPlain)
    const says = (word: WordClass) => items.some(({ meaning }) => meaning?.word === word)
    const named = withoutAsked(namedKinds(items, places, lexicon, text), items, partNumbers)
    const isTaken = ({ from, to }: Item) =>
      [...named.kinds, ...named.excluded].some((kind) => kind.from <= from && to <= kind.to)
    // 'Frame fed by MPO-12 trunks': MPO-12 is said of the trunks.
    const isOfOther = ({ from, test }: Requirement) => {
      const place = places[items.findIndex((item) => item.from >= from)]
      if (place?.isGiven || isOwnCount(items, from)) return true
      if (!place?.isMentioned || (place.isRoom && test.type === 'number')) return false
      const isIts = ({ from: at }: NamedKind) => isOwnPart(items, from, at, vocabulary)
      const isSaid = (kind: { from: number; stretch: number }) =>
        kind.from > from && kind.stretch === place.stretch
      return named.mentioned.some((kind) => isSaid(kind) && !isIts(kind))
    }
    const all = [
      ...withDeniedFigures(readNumbers(items, text, named.kinds), items),
      ...readShares(items),
      ...readDeniedNouns(items, places),
      ...readHadNouns(items, places),
      ...undone.requirements,
      ...readValues(items, places, lexicon.valuesOf, isTaken),
    ]
    const wished = wishedOf(all, items, places)
    const required = all.map((one): Requirement => {
      if (isOfOther(one) || isOfSurroundings(one, items, isPlural, vocabulary))
        return { ...one, isGuess: true, aside: 'other' }
      if (wished.has(one)) return { ...one, isGuess: true }
      return isPieceOfWord(one, text) ? { ...one, aside: 'name' } : one
    })
    // The figures of a part number are a name's.
    const names = placesIn(text, partNumbers)
    const { waived, ...turn } = readTurn(items.filter((item) => !isIn(item, names)))
    const asked = eachOnce(required.filter((one) => !isIn(one, names) && !isIn(one, waived)))
    const inLetters = (one: Requirement) => ({ ...one, says: asWritten(one.says, [written]) })
    const requirements = asked.slice(0, maxRequirements).map(inLetters)
    const denied = deniedWords(items, places, holding).filter(({ says: word }) => !plain.has(word))
    const isDenied = ({ from }: Item) => denied.some((one) => one.from === from)
    // What is denied is not looked for.
    const isDeniedPlace = (at: number) => places[at]!.isDenied && !items[at]!.meaning?.nouns
    const words = items.flatMap(({ type, key, meaning }, at) =>
      type === 'break' ||
      type === 'sign' ||
      isDeniedPlace(at) ||
      isIn(items[at]!, names) ||
      (meaning?.word &&
        !meaning.kind &&
        (!meaning.values || meaning.isPiece || idle.has(meaning.word)))
        ? []
        : key.split(' '),
    )
    const documentAt = items.find(({ meaning }) => meaning?.word === 'document')?.from
    const isStrange = (item: Item) =>
      item.type === 'unknown' && !isKnown(item.key) && !isDenied(item)
    return {
      text,
      kinds: named.kinds,
      mentioned: named.mentioned,
      besides: besidesOf(items, places, named),
      excluded: [...named.excluded.map(withDescribed), ...denied],
      requirements,
      nouns: [
        ...new Set(items.flatMap((item) => (isIn(item, names) ? [] : (item.meaning?.nouns ?? [])))),
      ],
      words: [...new Set(words)],
      wantsDocument: documentAt !== undefined,
      ...(documentAt !== undefined && { documentAt }),
      wantsMeaning: says('define'),
      wantsPartners: says('accessory') || says('part'),
      wantsFit: says('fit') || says('fitIn') || says('part'),
      ...comparedOf(items, { requirements, text }, vocabulary.nextTo),
      wantsPeople: says('people'),
      meansThis: says('this'),
      ...linksOf(items, names),
      refersBack: refersBack(items),
      pointsBack: items.some(({ meaning }) => meaning?.isBack),
      corrects: says('correct'),
      ...turn,
      unknown: [
        ...new Set(items.flatMap((item) => (isStrange(item) ? [item.key] : []))),
        ...asked.slice(maxRequirements).map(({ says: left }) => left),
      ],
      demands: [
        ...new Set(items.flatMap(({ text: said, meaning }) => (meaning?.isDemand ? [said] : []))),
      ],
      extremes: readExtremes(items),
      codes: unknownCodes(items, isStrange, lexicon),
      dropped: droppedFigures(items, [...required, ...names], text),
    }
  }
}

/** Words that say nothing, though some value is called so. */
const idle: ReadonlySet<WordClass> = new Set(['stop', 'to', 'and', 'or', 'mention', 'ask'])
