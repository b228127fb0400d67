import type { CompanionRow } from '#domain/catalogue/companions.ts'
import type { Match, Query } from '#domain/search/product-search.ts'
import type { Passage } from '#domain/search/passages.ts'
import type { NamedKind } from '#domain/search/kind-reader.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { findEvidence, productOf, sayEvidence, sayMentions } from './evidence.ts'
import { partnersOf, rowBetween, sayNeeds, sayTakes } from './fit-partners.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import type { Build } from './mating-check.ts'
import { mentionProduct, sayProduct, sentence } from './wording.ts'

const maxNamed = 3
/** How far behind the likeliest a part of its kind may be that is named as well. */
const maxBehind = 2
/** An answer, or another passage, that holds so much of the question answers it. */
const minAnswer = 0.3
const minPassage = 0.4

type Asked<P> = {
  /** The products that the text names or speaks of, in its order. */
  products: readonly P[]
  /** Both are named by their numbers: what no record says of them is a plain no. */
  isSure: boolean
  /** Kinds that it asks of them, and what is asked of these. */
  kinds: readonly NamedKind[]
  query: Query<P>
  /** What the visitor named. */
  named: readonly P[]
  weights: ReadonlyMap<string, number>
}

/** Whether products go together, or what of a kind goes with one, by their records alone. */
export function answerFit<P extends SearchedProduct>(
  { products, isSure, kinds, query, named, weights }: Asked<P>,
  knowledge: Knowledge<P>,
): Reply<P> | undefined {
  const [first, second] = products
  const hits = findEvidence([...weights.keys()], knowledge, { products, weights })
  const [best] = hits
  const isByPerson = best?.passage.form === 'question'
  const isAnswered =
    best !== undefined &&
    best.passage.form !== 'attribute' &&
    best.ownCoverage >= (isByPerson ? minAnswer : minPassage)
  const source = best && productOf(best.passage)
  const quoted = isAnswered
    ? [sayEvidence(hits, knowledge.texts, named), sayMentions(best.passage, named, knowledge)]
        .filter(Boolean)
        .join(' ')
    : ''
  const pair = second && ([buildOf(first!, query), buildOf(second, query)] as const)
  const forbidden = pair && knowledge.mating?.forbids(...pair)
  if (pair && forbidden)
    return { text: sayForbidden(pair, forbidden, knowledge), subject: products }
  const otherBuild = pair && sayOtherBuild(pair, knowledge)
  if (otherBuild) return { text: otherBuild, subject: products }
  if (!first) return isAnswered ? { text: quoted, subject: source ? [source] : [] } : undefined
  // What a person wrote as an answer to just this outdoes what is derived from interfaces.
  const isOfBoth =
    !isSure || !second || (best && productsIn(best.passage, products, knowledge) >= 2)
  if (isAnswered && isByPerson && second && isOfBoth) return { text: quoted, subject: products }
  const row = second && rowBetween(first, second, knowledge)
  const verdict =
    second && (row || isSure)
      ? sayVerdict(first, second, row, knowledge)
      : sayPartners(first, { kinds, query, isAnswered }, knowledge)
  const parts = isByPerson ? (isOfBoth ? [quoted, verdict] : [verdict]) : [verdict, quoted]
  const text = parts.filter(Boolean).join(' ')
  return text ? { text, subject: products } : undefined
}

/** A product by the number that a text names it with. */
const buildOf = <P>(product: P & SearchedProduct, { numbers }: Query<P>): Build<P> => ({
  product,
  partNumber:
    numbers.find((hit) => hit.product === product && hit.match !== 'near')?.partNumber ??
    product.partNumber,
})

/** How many of some products a passage is of, or names in words that its own product has not. */
function productsIn<P extends SearchedProduct>(
  passage: Passage<P>,
  products: readonly P[],
  { search }: Knowledge<P>,
): number {
  const source = productOf(passage)
  const sourceWords = source ? search.nameWords(source) : new Set<string>()
  const words = search.wordsOf(`${passage.heading} ${passage.text}`)
  const isNamed = (product: P) => {
    const name = search.nameWords(product)
    return words.some(
      (word) => name.has(word) && !sourceWords.has(word) && !search.isStopWord(word),
    )
  }
  return products.filter((product) => product === source || isNamed(product)).length
}

/** A no to a build where a record names another one, which it says. */
function sayOtherBuild<P extends SearchedProduct>(
  [first, second]: readonly [Build<P>, Build<P>],
  knowledge: Knowledge<P>,
): string | undefined {
  const pairs = [[first, second] as const, [second, first] as const]
  for (const [part, { product: host }] of pairs) {
    const number = knowledge.mating?.namedInstead(part, host)
    if (number === undefined) continue
    return [
      fillIn(knowledge.texts.noFit, { first: nameOf(first), second: nameOf(second) }),
      sayTakes(host, [part.product], new Map([[part.product, number]]), knowledge),
    ].join(' ')
  }
  return undefined
}

const nameOf = <P extends SearchedProduct>({ product, partNumber }: Build<P>): string =>
  mentionProduct({ ...product, partNumber })

/** What must not be mated, why, and what goes with each instead. */
function sayForbidden<P extends SearchedProduct>(
  [first, second]: readonly [Build<P>, Build<P>],
  why: string,
  knowledge: Knowledge<P>,
): string {
  return [
    fillIn(knowledge.texts.mustNotMate, { first: nameOf(first), second: nameOf(second), why }),
    sayAlternatives(first.product, second.product, knowledge) ||
      sayAlternatives(second.product, first.product, knowledge),
  ]
    .filter(Boolean)
    .join(' ')
}

function sayVerdict<P extends SearchedProduct>(
  first: P,
  second: P,
  row: CompanionRow<P> | undefined,
  knowledge: Knowledge<P>,
): string {
  const { texts } = knowledge
  if (row) {
    const names = {
      first: sayProduct(first),
      second: sayProduct(second),
      where: row.interface ?? '',
    }
    return [
      fillIn(row.interface ? texts.goesInto : texts.goesTogether, names),
      sayNeeds([first, second], [], knowledge),
    ]
      .filter(Boolean)
      .join(' ')
  }
  const refusal = fillIn(texts.noFit, {
    first: mentionProduct(first),
    second: mentionProduct(second),
  })
  return [
    sentence(refusal),
    sayAlternatives(first, second, knowledge) || sayAlternatives(second, first, knowledge),
  ]
    .filter(Boolean)
    .join(' ')
}

/** What else of the other's family goes with a product. */
function sayAlternatives<P extends SearchedProduct>(
  product: P,
  other: P,
  knowledge: Knowledge<P>,
): string {
  const partners = partnersOf(product, knowledge)
  const named = [...partners.keys()].filter(({ family }) => family === other.family)
  return sayTakes(product, named.slice(0, maxNamed), partners, knowledge)
}

/** What goes with one product, the likeliest by the words and of the kind that is named. */
function sayPartners<P extends SearchedProduct>(
  product: P,
  { kinds, query, isAnswered }: Pick<Asked<P>, 'kinds' | 'query'> & { isAnswered: boolean },
  knowledge: Knowledge<P>,
): string {
  const { search, texts } = knowledge
  const partners = partnersOf(product, knowledge)
  const nameWords = search.nameWords(product)
  const candidates = search
    .search({
      ...query,
      kinds: [...kinds],
      hosts: [],
      numbers: [],
      words: query.words.filter((word) => !nameWords.has(word)),
    })
    .matches.filter((match) => match.product !== product)
  const fitting = candidates.filter((match) => partners.has(match.product))
  const isMeant = ({ isOfKind }: Match<P>) => kinds.length === 0 || isOfKind
  const meeting = fitting.filter(({ isMiss }) => !isMiss)
  const ofKind = [meeting, fitting].map((all) => all.filter(isMeant)).find((all) => all.length)
  const likely = ofKind ?? meeting
  const [likeliest] = likely
  const [meant] = candidates
  const isYesOrNo = knowledge.cuesOf(search.wordsOf(query.written)).has('yesOrNo')
  const isDescribed = kinds.length > 0 || query.constraints.some(({ isGuess }) => !isGuess)
  const isMeantAlone = isYesOrNo && isDescribed && meant?.isOfKind && !meant.isMiss
  // 'Does the bayonet dimmer go in there?'
  if (isMeantAlone && kinds.length > 0 && meant === likeliest) {
    const row = rowBetween(product, meant.product, knowledge)
    return sayVerdict(meant.product, product, row, knowledge)
  }
  const isPartnerWorse = isMeantAlone && !partners.has(meant.product) && likeliest?.isMiss
  const isOfOtherKind =
    kinds.length > 0 && ofKind === undefined && meant?.isOfKind === true && !isAnswered
  const refusal =
    meant && (isPartnerWorse || isOfOtherKind)
      ? sentence(
          fillIn(texts.noFit, {
            first: mentionProduct(meant.product),
            second: mentionProduct(product),
          }),
        )
      : ''
  // What asks a fact of it is answered by another passage or value.
  const isFactAsked = isAnswered || query.attributes.length > 0
  if (!likeliest)
    return (
      refusal ||
      (isFactAsked ? '' : fillIn(texts.nothingTakes, { product: mentionProduct(product) }))
    )
  const alike = likely.filter(({ score }) => likeliest.score - score <= maxBehind)
  const named = [...new Set([likeliest, ...alike])].slice(0, maxNamed)
  return [
    refusal,
    sayTakes(
      product,
      named.map((match) => match.product),
      partners,
      knowledge,
    ),
    sayNeeds(
      [product],
      named.map((match) => match.product),
      knowledge,
    ),
  ]
    .filter(Boolean)
    .join(' ')
}
