import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { attributesOf, type Constraint } from '#domain/search/constraint.ts'
import type { NamedKind } from '#domain/search/kind-reader.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'
import type { Match } from '#domain/search/product-search.ts'
import type { Checked } from '#domain/search/relevance.ts'
import { verify } from '#domain/search/constraint-verifier.ts'
import { namedNumber } from '#domain/search/named-number.ts'
import { sentencesOf } from '#domain/search/passages.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { sureWorth } from './answer-text.ts'
import type { Conversation } from './conversation.ts'
import { plainPassage } from './say-passage.ts'
import { bestPassageOf, type AskedTurn } from './passage-ranker.ts'
import { findForNeed } from './find-for-need.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import { maxSuggested, statedOf, suggest, suggestKinds } from './suggest-products.ts'
import { isFullyRead, unheldFigures } from './unread-words.ts'
import { createWording, listOf, mentionProduct, sayProduct, sentence } from './wording.ts'

/** Beside the best one. */
const maxAlternatives = 1
/** How far behind the best a product may be that is named as well. */
const maxBehind = 0.6
/** Below this share of the words nothing was understood. */
const minCoverage = 0.34
const minCoverageBesideStrange = 0.6

/** Recommends what meets the need, or says what comes nearest and what that misses. */
export function answerProducts<P extends SearchedProduct>(
  conversation: Conversation<P>,
  turn: AskedTurn<P>,
  knowledge: Knowledge<P>,
): Reply<P> | undefined {
  const { texts } = knowledge
  const { query } = turn
  // Of several attributes most are only spoken of.
  const attributes = query.attributes.length === 1 ? query.attributes : []
  const { matches } = findForNeed(conversation, query, knowledge)
  const [best] = matches
  const { kinds } = conversation.need
  if (!best) return undefined
  const isUnderstood =
    kinds.length > 0 ||
    query.numbers.length > 0 ||
    best.checks.some(({ result }) => result === 'met')
  if (!isUnderstood) {
    const [strange] = query.unknown
    const isShort = best.features.story < sureStory
    if (strange && isShort && best.features.coverage < minCoverageBesideStrange)
      return { text: `${fillIn(texts.notSold, { what: strange })} ${texts.tellMore}`, subject: [] }
    if (best.features.coverage < minCoverage) return undefined
    return suggest(matches.slice(0, maxSuggested), conversation.need, knowledge, { attributes })
  }
  const possible = matches.filter((match) => !match.isMiss)
  const meant = possible.filter(
    ({ isOfKind, score }) => isOfKind && best.score - score <= maxFitBehind,
  )
  const ofKind = matches.find(({ isOfKind }) => isOfKind)
  // In a story a word that names a kind is often said of something else.
  const isKindSure = best.features.story < sureStory && ofKind !== undefined
  const fits = meant.length > 0 || best.isMiss || isKindSure ? meant : possible
  if (fits.length) {
    if (query.numbers.length > 0) return recommend(fits, conversation, turn, knowledge)
    const isOpen =
      conversation.need.constraints.every(({ isGuess }) => isGuess) && meant.length > maxOpen
    if (isOpen && leadOf(fits[0]!, possible) < clearMargin)
      return suggestKinds(fits, conversation.need, knowledge, attributes)
    const strange = unheldFigures(query, fits[0]!, knowledge)
    if (strange.length === 0 && isClear(fits[0]!, possible))
      return recommend(fits, conversation, turn, knowledge)
    const likely = [...new Set([fits[0]!, ...possible])].slice(0, maxSuggested)
    const isFirst = conversation.words.length === 1
    const isMet =
      isFirst && likely.every(({ isFit }) => isFit) && isFullyRead(query, conversation.need)
    return suggest(likely, conversation.need, knowledge, { strange, isMet, attributes })
  }
  const nearestMatch = isKindSure ? ofKind : best
  const unmet = nearestMatch.checks.filter((check) => !isHarmless(check))
  if (unmet.length === 0)
    return suggest(matches.slice(0, maxSuggested), conversation.need, knowledge, { attributes })
  return sayNearest(nearestMatch, conversation, knowledge)
}

/** Where the best is so far ahead of the next or holds so much of the words, it is right in 92 of 100 requests; else in 55. */
const clearMargin = 3
const fullCoverage = 0.8
const leastCoverage = 0.4
const isClear = <P>(best: Match<P>, possible: readonly Match<P>[]): boolean => {
  const { coverage } = best.features
  return (
    coverage >= leastCoverage && (coverage >= fullCoverage || leadOf(best, possible) >= clearMargin)
  )
}
/** How far the best is ahead of the next. */
const leadOf = <P>(best: Match<P>, possible: readonly Match<P>[]): number =>
  best.score - (possible.find((match) => match !== best)?.score ?? 0)

/** Below it a text is short enough to name one kind only. */
const sureStory = 0.5
/** Of more products than these, one word leaves open which is meant. */
const maxOpen = 4
/** A fit stands before what scores better and misses something, unless it is far behind. */
const maxFitBehind = 6

function recommend<P extends SearchedProduct>(
  fits: readonly Match<P>[],
  conversation: Conversation<P>,
  turn: AskedTurn<P>,
  knowledge: Knowledge<P>,
): Reply<P> {
  const { texts } = knowledge
  const { query } = turn
  const [best] = fits
  const wanted = { numbers: query.numbers, constraints: conversation.need.constraints }
  const sayBuild = ({ product, isMiss }: Match<P>) =>
    sayProduct(product, namedNumber(wanted, product, !isMiss))
  const others = fits
    .slice(1, 1 + maxAlternatives)
    .filter(
      ({ score, isOfKind, checks }) =>
        best!.score - score <= maxBehind &&
        isOfKind &&
        checks.every(({ result }) => result !== 'missed'),
    )
  const facts = [
    ...factsOf(best!, knowledge),
    ...sayAsked(best!.product, query.attributes, conversation.need, knowledge),
  ]
  const hit = bestPassageOf([best!.product], conversation, turn, knowledge)
  const quoted = hit && hit.worth >= sureWorth ? plainPassage(hit.passage) : ''
  // Of what is named by its number nothing is suggested.
  const isNamed = query.numbers.some(({ product }) => product === best!.product)
  const [summary = ''] = sentencesOf(best!.product.text)
  const silent = best!.checks.flatMap(({ result, constraint }) =>
    result === 'unstated' && isSure(constraint) ? constraint.says : [],
  )
  const parts = [
    facts.length
      ? fillIn(texts.meets, { product: sayBuild(best!), facts: listOf(facts, texts.and) })
      : isNamed && !quoted
        ? fillIn(texts.factOf, { product: sayBuild(best!), fact: summary })
        : fillIn(texts.fits, { product: sayBuild(best!) }),
    quoted,
    silent.length ? fillIn(texts.notStated, { what: listOf(silent, texts.or) }) : '',
    ...others.map((match) => {
      const met = factsOf(match, knowledge)
      return met.length && facts.length
        ? fillIn(texts.alsoMeets, {
            product: sayBuild(match),
            facts: listOf(met, texts.and),
          })
        : fillIn(texts.alsoFits, { product: sayBuild(match) })
    }),
  ]
  return {
    text: parts.filter(Boolean).join(' '),
    subject: [best!.product, ...others.map(({ product }) => product)],
  }
}

/** Says nothing against a product. */
const isHarmless = ({ result, constraint }: Pick<Checked, 'result' | 'constraint'>): boolean =>
  result === 'met' || constraint.isGuess

/** A figure that may be of several attributes is none that a record has to state. */
const isSure = ({ isGuess, isNegated, test }: Constraint): boolean =>
  !isGuess && !isNegated && (test.type === 'values' || test.bounds.length === 1)

/** What the record states of each constraint that is met. */
function factsOf<P extends SearchedProduct>(
  { product, checks }: Match<P>,
  { search, definitions }: Knowledge<P>,
): string[] {
  const { sayStated } = createWording(definitions)
  const met = checks.filter(({ result }) => result === 'met')
  const forms = search.facts(product)
  // Of a product with choices, those that meet it.
  const facts =
    forms.find((form) =>
      met.every(({ constraint }) => verify(form, constraint).result === 'met'),
    ) ?? forms[0]!
  return [
    ...new Set(
      checks.flatMap(({ result, constraint }) => {
        if (result !== 'met' || constraint.isGuess || constraint.isNegated) return []
        return sayStated(constraint, facts) ?? []
      }),
    ),
  ]
}

/** What the record states of attributes that are asked for and that no constraint is on. */
function sayAsked<P extends SearchedProduct>(
  product: P,
  attributes: readonly string[],
  { constraints }: Conversation<P>['need'],
  knowledge: Knowledge<P>,
): string[] {
  const held = new Set(constraints.flatMap(attributesOf))
  const open = attributes.filter((key) => !held.has(key))
  return statedOf(product, open, knowledge).slice(0, maxAsked)
}
const maxAsked = 3

function sayNearest<P extends SearchedProduct>(
  best: Match<P>,
  { need }: Conversation<P>,
  { search, definitions, texts }: Knowledge<P>,
): Reply<P> {
  const { sayStated } = createWording(definitions)
  const facts = search.facts(best.product)[0]!
  const missed = best.checks.flatMap(({ result, constraint }) => {
    if (isHarmless({ result, constraint })) return []
    const stated = sayStated(constraint, facts)
    const misses = constraint.isNegated ? texts.missesUnwanted : texts.misses
    const form = stated ? misses : texts.statesNothing
    return fillIn(form, { what: constraint.says, stated: stated ?? '' })
  })
  // A kind that the nearest is not of was misread.
  const kind = best.isOfKind ? nameOfKind(need.kinds, search) : ''
  const first = kind ? fillIn(texts.noneMeets, { kind }) : texts.nothingMeets
  return {
    text: `${first} ${sentence(fillIn(texts.nearest, { product: mentionProduct(best.product), misses: listOf(missed, texts.and) }))}`,
    subject: [best.product],
  }
}

/** The type or family of all that is called so, where it is one. */
function nameOfKind<P extends SearchedProduct>(
  kinds: readonly NamedKind[],
  { productAt }: Knowledge<P>['search'],
): string {
  const products = kinds.flatMap(({ members }) => [...members].map(productAt))
  const types = new Set(products.map(({ subFamily }) => subFamily))
  const families = new Set(products.map(({ family }) => family))
  const [name] = types.size === 1 ? types : families.size === 1 ? families : []
  return name ? inSentence(name) : ''
}
