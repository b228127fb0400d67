import { formatValues } from '#domain/catalogue/attribute.ts'
import { lookup } from '#domain/lookup.ts'
import type { PassageHit } from '#domain/search/passage-search.ts'
import type { Passage } from '#domain/search/passages.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import { dimensionOf, foldUnit } from '#domain/search/measure-units.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { sayValues } from './answer-fact.ts'
import { findEvidence, productOf, sayPassage } from './evidence.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import { tellingWords } from './turn-features.ts'
import { createWording, listOf, sayProduct } from './wording.ts'

const maxDifferences = 5
/** Differences beside a passage, and beside a value, that answers. */
const maxBesidePassage = 3
const maxBesideValue = 2
/** So much of a question a passage has to hold, and more beside a value that is asked for. */
const minPassage = 0.3
const minBesideValue = 0.6
/** So much of an attribute's label, by rarity, a question has to hold to ask for it. */
const minLabel = 0.4
/** The words of a name are in all passages of the product. */
const nameWeight = 0.2
/** How much the words count that answer on one side when the other's answer is looked for. */
const topicWeight = 0.6
/** Of so many passages one that measures the same comes first. */
const maxMeasured = 5
/** A passage that names the other product answers for both, if it is nearly as good as the best. */
const nearlyAsGood = 0.5
/** So much of the question it has to hold beside a value. */
const minMention = 0.3
/** Rarer words of a name tell it from others: the logarithm of all products over those that hold it. */
const tellingRarity = 2

type Question<P> = {
  pair: readonly [P, P]
  /** What is asked, without the words that say no more than that things differ. */
  words: readonly string[]
  /** A word of a name or number of either is in all passages of its product. */
  isOfName: (word: string) => boolean
}

/** What is asked of two products, said of both, and what else they differ in. */
export function answerComparison<P extends SearchedProduct>(
  pair: readonly [P, P],
  query: Query<P>,
  knowledge: Knowledge<P>,
): Reply<P> {
  const { paths, texts, search, passages, cuesOf } = knowledge
  const words = [...new Set([...tellingWords(query.written, knowledge), ...query.words])]
  const names = pair.map(({ name, partNumber }) => new Set(search.wordsOf(`${name} ${partNumber}`)))
  const question = {
    pair,
    words: words.filter((word) => passages.has(word) && !cuesOf([word]).has('difference')),
    isOfName: (word: string) => names.some((name) => name.has(word)),
  }
  const keys = keysAsked(question, query.attributes, knowledge)
  const answers = [
    ...pair.map((product) => sayValues(product, keys, knowledge)),
    ...passagesOf(question, keys.length > 0, knowledge).map((one) => sayPassage(one, texts)),
  ].filter(Boolean)
  return {
    text: [
      ...answers,
      sayDifferences(pair, keys, answers.length >= pair.length, knowledge),
      fillIn(texts.compareAt, { path: paths.compare(pair) }),
    ]
      .filter(Boolean)
      .join(' '),
    subject: pair,
  }
}

/** The attributes that a question names, else those whose labels its words are in; each value once. */
function keysAsked<P extends SearchedProduct>(
  { pair, words, isOfName }: Question<P>,
  attributes: readonly string[],
  { definitions, search, passages }: Knowledge<P>,
): string[] {
  const { labelOf } = createWording(definitions)
  const valuesOf = (key: string) => pair.map(({ attributes: all }) => lookup(all, key))
  const worthOf = (all: readonly string[]) =>
    all.reduce((sum, word) => sum + passages.rarity(word), 0)
  const isMeant = (key: string) => {
    const label = search.wordsOf(labelOf(key))
    const held = label.filter((word) => words.includes(word) && !isOfName(word))
    return held.length > 0 && worthOf(held) >= minLabel * worthOf(label)
  }
  const named = attributes.filter((key) => valuesOf(key).some((values) => values?.length))
  // 'The wavelength': its range, too.
  const isNamed = (key: string) => named.some((one) => labelOf(key).startsWith(labelOf(one)))
  const stated = definitions
    .map(({ key }) => key)
    .filter((key) => valuesOf(key).every((values) => values?.length))
  const keys = [...named, ...stated.filter(named.length > 0 ? isNamed : isMeant)]
  const byValues = Map.groupBy(keys, (key) => JSON.stringify(valuesOf(key)))
  return [...byValues.values()].map(([key]) => key!)
}

/** What a record says of both and not in the same way, the most telling attributes first. */
function sayDifferences<P extends SearchedProduct>(
  [first, second]: readonly [P, P],
  /** Attributes that are said already. */
  said: readonly string[],
  isAnswered: boolean,
  { definitions, cardFields, texts }: Knowledge<P>,
): string {
  const { labelOf, define } = createWording(definitions)
  const stated = (product: P, key: string) => {
    const values = lookup(product.attributes, key)
    return values?.length ? formatValues(values, define(key).unit) : undefined
  }
  const telling = [first, second].flatMap(({ family }) => cardFields[family] ?? [])
  const keys = new Set([...telling, ...definitions.map(({ key }) => key)])
  const differences = [...keys].flatMap((key) => {
    const [one, other] = [stated(first, key), stated(second, key)]
    return said.includes(key) || one === undefined || other === undefined || one === other
      ? []
      : fillIn(texts.difference, { label: labelOf(key), first: one, second: other })
  })
  const most = said.length > 0 ? maxBesideValue : isAnswered ? maxBesidePassage : maxDifferences
  const list = listOf(differences.slice(0, most), texts.and)
  if (isAnswered) return list && fillIn(texts.alsoDiffer, { differences: list })
  const names = { first: sayProduct(first), second: sayProduct(second) }
  return list ? fillIn(texts.differ, { ...names, differences: list }) : fillIn(texts.same, names)
}

/**
 * The passage that answers for both, as it names the other product; else the one that answers best and
 * what the other's record says on the same topic.
 */
function passagesOf<P extends SearchedProduct>(
  { pair, words, isOfName }: Question<P>,
  hasValue: boolean,
  knowledge: Knowledge<P>,
): Passage<P>[] {
  const { search } = knowledge
  const find = (products: readonly P[], weights: ReadonlyMap<string, number>) =>
    findEvidence([...weights.keys()], knowledge, { products, isOnly: true, weights }).filter(
      ({ passage }) => passage.form !== 'attribute',
    )
  const weights = new Map(words.map((word) => [word, isOfName(word) ? nameWeight : 1]))
  const hits = find(pair, weights)
  const least = hasValue ? minBesideValue : minPassage
  const best = words.every(isOfName) ? undefined : hits.find((hit) => hit.ownCoverage >= least)
  const mention = mentionOf(pair, weights, find, search)
  const mentionCoverage = hits.find(({ passage }) => passage === mention)?.ownCoverage ?? 0
  const isOfBoth =
    mentionCoverage >= (best ? nearlyAsGood * best.ownCoverage : hasValue ? minMention : 0)
  if (mention && isOfBoth) return [mention]
  if (!best) return []
  const { heading, text } = best.passage
  const topic = search
    .wordsOf(`${heading} ${text}`)
    .filter((word) => !isOfName(word) && !search.isStopWord(word))
  const others = pair.filter((product) => product !== productOf(best.passage))
  const likely = find(
    others,
    new Map([...topic.map((word) => [word, topicWeight] as const), ...weights]),
  )
  const units = unitsIn(text)
  const answering = new Set(best.ownWords.filter((word) => !isOfName(word)))
  const other =
    likely
      .slice(0, maxMeasured)
      .find(({ passage }) => !units.isDisjointFrom(unitsIn(passage.text))) ??
    likely.find(({ ownWords }) => ownWords.some((word) => answering.has(word)))
  return [best.passage, ...(other ? [other.passage] : [])]
}

/** The units of the figures of a text. */
const unitsIn = (text: string): ReadonlySet<string> =>
  new Set(
    Array.from(text.matchAll(/\d\s?([\p{L}°%/]+)/gu), ([, unit]) => unit!).filter(
      (unit) => dimensionOf(foldUnit(unit)) !== undefined,
    ),
  )

/** The best passage that names the other product, by a word that only its name has and few records. */
function mentionOf<P extends SearchedProduct>(
  [first, second]: readonly [P, P],
  weights: ReadonlyMap<string, number>,
  find: (products: readonly P[], weights: ReadonlyMap<string, number>) => PassageHit<P>[],
  { wordsOf, nameWords, fullText }: Knowledge<P>['search'],
): Passage<P> | undefined {
  const namesBeside = (product: P, other: P) =>
    new Set(
      wordsOf(other.name).filter(
        (word) =>
          /\p{L}/u.test(word) &&
          !nameWords(product).has(word) &&
          fullText.rarity(word) >= tellingRarity,
      ),
    )
  const names = new Map([
    [first, namesBeside(first, second)],
    [second, namesBeside(second, first)],
  ])
  const all = [...names.values()].flatMap((words) => [...words])
  return find(
    [first, second],
    new Map([...all.map((word) => [word, 1] as const), ...weights]),
  ).find(({ passage, ownWords }) =>
    ownWords.some((word) => names.get(productOf(passage)!)!.has(word)),
  )?.passage
}
