import { formatValues } from '#domain/catalogue/attribute.ts'
import { lookup } from '#domain/lookup.ts'
import type { Passage } from '#domain/search/passages.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { sayValues } from './answer-fact.ts'
import { goodWorth, minWorth } from './answer-text.ts'
import type { Conversation } from './conversation.ts'
import { productOf, sayPassage } from './say-passage.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import { rankPassages, type AskedTurn } from './passage-ranker.ts'
import { createWording, listOf, sayProduct } from './wording.ts'

/** Differences that are the answer, and those beside one. */
const maxDifferences = 5
const maxBesideAnswer = 3
/** A word of the passage that answers counts so much against one of the question. */
const feedbackWeight = 0.6

/** The attributes that are asked of two products, what their records say of it, and what else they differ in. */
export function answerComparison<P extends SearchedProduct>(
  pair: readonly [P, P],
  conversation: Conversation<P>,
  turn: AskedTurn<P>,
  knowledge: Knowledge<P>,
): Reply<P> {
  const { paths, texts } = knowledge
  const keys = turn.query.attributes.filter((key) =>
    pair.some(({ attributes }) => lookup(attributes, key)?.length),
  )
  const answers = [
    ...pair.map((product) => sayValues(product, keys, knowledge)),
    ...quotesOf(pair, conversation, turn, keys.length > 0 ? goodWorth : minWorth, knowledge).map(
      (passage) => sayPassage(passage, texts),
    ),
  ].filter(Boolean)
  return {
    text: [
      ...answers,
      sayDifferences(pair, keys, answers.length > 0, knowledge),
      fillIn(texts.compareAt, { path: paths.compare(pair) }),
    ]
      .filter(Boolean)
      .join(' '),
    subject: pair,
  }
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
  const list = listOf(
    differences.slice(0, isAnswered ? maxBesideAnswer : maxDifferences),
    texts.and,
  )
  if (isAnswered) return list && fillIn(texts.alsoDiffer, { differences: list })
  const names = { first: sayProduct(first), second: sayProduct(second) }
  return list ? fillIn(texts.differ, { ...names, differences: list }) : fillIn(texts.same, names)
}

/**
 * The passage that answers best, and what the other's record says on the same topic: the question is
 * expanded with the words of the first passage (pseudo-relevance feedback).
 */
function quotesOf<P extends SearchedProduct>(
  pair: readonly [P, P],
  conversation: Conversation<P>,
  turn: AskedTurn<P>,
  leastWorth: number,
  knowledge: Knowledge<P>,
): Passage<P>[] {
  const { search, passages } = knowledge
  const isOf =
    (products: readonly P[]) =>
    ({ passage: { form, source } }: { passage: Passage<P> }) =>
      form !== 'attribute' && source.kind === 'product' && products.includes(source.product)
  const names = new Set(
    pair.flatMap(({ name, partNumber }) => search.wordsOf(`${name} ${partNumber}`)),
  )
  const isTopic = (word: string) => !names.has(word) && !search.isStopWord(word)
  const best = rankPassages({ ...conversation, subject: pair }, turn, knowledge).find(isOf(pair))
  if (!best || best.worth < leastWorth) return []
  const topic = search.wordsOf(`${best.passage.heading} ${best.passage.text}`).filter(isTopic)
  const answering = new Set(best.ownWords.filter(isTopic))
  const question = new Set(conversation.written.at(-1)!.filter(isTopic))
  const other = passages
    .find([...question, ...topic], { weight: (word) => (question.has(word) ? 1 : feedbackWeight) })
    .filter(isOf(pair.filter((product) => product !== productOf(best.passage))))
    .find(({ ownWords }) => ownWords.some((word) => answering.has(word)))
  const quoted = [best.passage, ...(other ? [other.passage] : [])]
  // In the order of the pair, as the differences that follow are.
  const placeOf = (passage: Passage<P>) => pair.indexOf(productOf(passage)!)
  return quoted.toSorted((a, b) => placeOf(a) - placeOf(b))
}
