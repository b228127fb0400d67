import type { PassageHit } from '#domain/search/passage-search.ts'
import type { Passage } from '#domain/search/passages.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import type { Act, ActGuess } from './act.ts'
import { weightedWords, type Conversation } from './conversation.ts'
import { productOf } from './say-passage.ts'
import type { Knowledge } from './knowledge.ts'
import fittedWeights from './passage-weights.json' with { type: 'json' }
import { tellingWords } from './turn-features.ts'

/** What is known of a passage in the light of a turn; each between 0 and about 1. */
export type PassageFeatures = Record<keyof typeof fittedWeights, number>
export type PassageWeights = PassageFeatures

/** A passage with what it is worth as an answer. */
export type RankedPassage<P> = PassageHit<P> & { features: PassageFeatures; worth: number }

export type AskedTurn<P> = {
  query: Query<P>
  act: Act
  guess: ActGuess
}

/** As many passages are looked at: of all records, of what is spoken of, of what is described, of pages. */
const maxOfRecords = 40
const maxOfSubject = 15
const maxOfLikely = 25
const maxOfPages = 40
const maxLikely = 8

/** The passages of records and pages that may answer a turn, best first. */
export function rankPassages<P extends SearchedProduct>(
  conversation: Conversation<P>,
  turn: AskedTurn<P>,
  knowledge: Knowledge<P>,
  weights: PassageWeights = fittedWeights,
): RankedPassage<P>[] {
  const { passages, pagePassages, search } = knowledge
  const counts = weightedWords(conversation.written)
  const likely = search.search(turn.query).matches.slice(0, maxLikely)
  const coverage = new Map(likely.map(({ product, features }) => [product, features.coverage]))
  const all = passages.find([...counts.keys()], {
    weight: (word) => counts.get(word) ?? 1,
    // Of products that say the same, what is spoken of goes before what is described.
    rank: (source) => {
      if (source.kind === 'page') return 0
      return conversation.subject.includes(source.product) ? 2 : (coverage.get(source.product) ?? 0)
    },
  })
  const ofProducts = (isMeant: (product: P) => boolean, most: number) =>
    all
      .filter(({ passage }) => {
        const product = productOf(passage)
        return product !== undefined && isMeant(product)
      })
      .slice(0, most)
  const onRecords = new Set([
    ...all.slice(0, maxOfRecords),
    ...ofProducts((product) => conversation.subject.includes(product), maxOfSubject),
    ...ofProducts((product) => coverage.has(product), maxOfLikely),
  ])
  const onPages = pagePassages
    .find([...counts.keys()], {
      // A rare word tells more of a question than several frequent ones.
      weight: (word) => (counts.get(word) ?? 1) * pagePassages.rarity(word),
    })
    .slice(0, maxOfPages)
  const featuresOf = createFeatures(conversation, turn, knowledge, coverage)
  return [...onRecords, ...onPages]
    .map((hit) => {
      const features = featuresOf(hit, (hit.passage.source.kind === 'page' ? onPages : all)[0]!)
      return { ...hit, features, worth: worthOf(features, weights) }
    })
    .toSorted((a, b) => b.worth - a.worth)
}

/** The passage of some products that answers a turn best; values are said without it. */
export function bestPassageOf<P extends SearchedProduct>(
  products: readonly P[],
  conversation: Conversation<P>,
  turn: AskedTurn<P>,
  knowledge: Knowledge<P>,
): RankedPassage<P> | undefined {
  const ranked = rankPassages({ ...conversation, subject: products }, turn, knowledge)
  return ranked.find(({ passage }) => {
    const product = productOf(passage)
    return passage.form !== 'attribute' && product !== undefined && products.includes(product)
  })
}

/** A weighted sum of named features. `node eval/train-passages.ts` fits the weights. */
export const worthOf = (features: PassageFeatures, weights: PassageWeights): number =>
  Object.entries(features).reduce(
    (sum, [name, value]) => sum + value * weights[name as keyof PassageWeights],
    0,
  )

function createFeatures<P extends SearchedProduct>(
  { subject, named }: Conversation<P>,
  { query, act, guess }: AskedTurn<P>,
  knowledge: Knowledge<P>,
  coverage: ReadonlyMap<P, number>,
) {
  const { search, passages, pagePassages, cuesOf } = knowledge
  const words = tellingWords(query.written, knowledge)
  const cues = cuesOf(search.wordsOf(query.written))
  const rarity = (word: string) => Math.max(passages.rarity(word), pagePassages.rarity(word))
  const weigh = (some: readonly string[]) => some.reduce((sum, word) => sum + rarity(word), 0)
  const all = weigh(words) || 1
  /** How much of the turn some words hold, and how much of them the turn holds. */
  const shareHeldBy = (held: ReadonlySet<string>) =>
    weigh(words.filter((word) => held.has(word))) / all
  const shareHeldOf = (text: string) => {
    const stems = new Set(search.wordsOf(text))
    return stems.size ? words.filter((word) => stems.has(word)).length / stems.size : 0
  }
  const isNumbered = query.numbers.length > 0
  const isOfPages = act === 'document' || act === 'company'

  return (hit: PassageHit<P>, best: PassageHit<P>): PassageFeatures => {
    const { passage, words: held, score } = hit
    const { source, form, heading, text } = passage
    const product = productOf(passage)
    const isPage = source.kind === 'page'
    const isDocument = isPage && source.note !== ''
    const ifSo = (is: boolean, value = 1) => (is ? value : 0)
    return {
      relevance: Math.log1p(score),
      nearBest: score / (best.score || 1),
      page: ifSo(isPage),
      coverage: hit.coverage,
      own: hit.ownCoverage,
      lastTurn: shareHeldBy(new Set(held)),
      heading: shareHeldOf(heading),
      title: isPage ? shareHeldOf(source.title) : 0,
      document: ifSo(isDocument, guess.document),
      company: ifSo(isPage && !isDocument, guess.company),
      pageBesides: ifSo(isPage && !isOfPages),
      subject: ifSo(product !== undefined && subject.includes(product)),
      product: (product && coverage.get(product)) ?? 0,
      name: product ? shareHeldBy(search.nameWords(product)) : 0,
      question: ifSo(form === 'question' && !isPage),
      value: ifSo(form === 'attribute'),
      valueNamed: ifSo(form === 'attribute', shareHeldBy(new Set(search.wordsOf(heading)))),
      numberedPage: ifSo(isPage && isNumbered),
      numbered: ifSo(product !== undefined && isNumbered && named.includes(product)),
      amount: ifSo(cues.has('amount') && hasFigure(text)),
      measure: ifSo(cues.has('question') && hasMeasure(text)),
    }
  }
}

const hasFigure = (text: string): boolean => /\d/.test(text)

/** A figure with a unit or a word behind it. */
const hasMeasure = (text: string): boolean => /\d\s?(?:[\p{L}µ°%])/u.test(text)

/** The source of a passage, to tell two of them apart. */
export const sourceKey = <P>({ source }: Passage<P>): P | string =>
  source.kind === 'page' ? source.path : source.product
