import type { Constraint } from '#domain/search/constraint.ts'
import type { NamedKind } from '#domain/search/kind-reader.ts'
import { hasOperator, type Item } from '#domain/search/phrase-spotter.ts'
import { verify } from '#domain/search/constraint-verifier.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { ProductSearch, Query } from '#domain/search/product-search.ts'
import type { Knowledge } from './knowledge.ts'
import { weightedWords, type Conversation } from './conversation.ts'

/** Of so many likely products the pair is chosen. */
const maxCandidates = 40
/** What both hold counts so much more than what one of them holds. */
const sharedWeight = 0.3
/** A word of the record against one of the name. */
const textWeight = 0.3
/** In the unit of a word's rarity: the logarithm of all products over those that hold it. */
const constraintWeight = 1
const kindWeight = 2
const spokenWeight = 5
const numberWeight = 100
const likeWeight = 1
/** What a name says beside what the text says. */
const nameWeight = 4
/** Without a kind so much of both names has to be said. */
const minNameShare = 0.3

/** Something that a text says: how much it counts, and how far it is true of a product, 0 to 1. */
type Sign<P> = { weight: number; of: (product: P) => number }

type Candidate<P> = {
  product: P
  /** How much of its name the text says, 0 to 1. */
  nameShare: number
  isOfKind: boolean
  /** By sign, how far it is true of it. */
  held: readonly number[]
}

/**
 * The two products that a text sets side by side: of all pairs the one that holds most of what the
 * text says, so that '2 mm or 3 mm' are alternatives and no demands on one product.
 */
export function comparedPair<P extends SearchedProduct>(
  query: Query<P>,
  conversation: Pick<Conversation<P>, 'subject' | 'before' | 'words'>,
  search: ProductSearch<P>,
): readonly [P, P] | undefined {
  const words = weightedWords(conversation.words)
  const isNamed = (product: P) => query.numbers.some((hit) => hit.product === product)
  const spoken = [...new Set([...conversation.subject, ...conversation.before])].filter(
    (product) => !isNamed(product),
  )
  const candidates = candidatesOf(query, words, spoken, search)
  // What is described belongs to one family; what is named by its number may be anything.
  const isComparable = (one: P, other: P) =>
    one.family === other.family || (isNamed(one) && isNamed(other))
  let most = 0
  let best: readonly [Candidate<P>, Candidate<P>] | undefined
  for (const [at, one] of candidates.entries())
    for (const other of candidates.slice(at + 1)) {
      if (!isComparable(one.product, other.product)) continue
      const worth = worthTogether(one, other)
      if (worth > most) [most, best] = [worth, [one, other]]
    }
  if (!best || !isTold(best, query, spoken, search)) return undefined
  return inOrder(...best)
}

/** Whether a text tells of both, and does not only hold some words of their records. */
function isTold<P extends SearchedProduct>(
  pair: readonly [Candidate<P>, Candidate<P>],
  query: Query<P>,
  spoken: readonly P[],
  search: ProductSearch<P>,
): boolean {
  const { kinds, hosts, numbers, words, constraints } = query
  const products = pair.map(({ product }) => product)
  if (kinds.some((kind) => isWholeKind(products, kind, search))) return true
  // 'What is the difference between Edison and bayonet?' is of no product.
  const isOfProducts = kinds.length + hosts.length + numbers.length + spoken.length > 0
  if (!isOfProducts && pair.some(({ nameShare }) => nameShare < minNameShare)) return false
  return products.every((product, at) => {
    const other = products[1 - at]!
    const isTrueOfOne = (isTrue: (one: P) => boolean) => isTrue(product) && !isTrue(other)
    return (
      spoken.includes(product) ||
      numbers.some((hit) => hit.product === product) ||
      words.some((word) => isTrueOfOne((one) => search.nameWords(one).has(word))) ||
      constraints.some((constraint) => isTrueOfOne((one) => isMetBy(one, constraint, search)))
    )
  })
}

const isMetBy = <P extends SearchedProduct>(
  product: P,
  constraint: Constraint,
  { facts }: ProductSearch<P>,
): boolean => facts(product).some((one) => verify(one, constraint).result === 'met')

/** Whether a text names both apart: 'A against B', 'which is deeper, A or B', 'your two lamps'. */
export function isSetSideBySide<P extends SearchedProduct>(
  [first, second]: readonly [P, P],
  query: Query<P>,
  { search, cuesOf }: Pick<Knowledge<P>, 'search' | 'cuesOf'>,
): boolean {
  const { items, attributes } = query
  // 'Your two lamps'.
  const isCounted = query.kinds.some(
    (kind) =>
      isWholeKind([first, second], kind, search) &&
      items.findLast((item) => item.to < kind.from)?.figure?.number === kind.members.size,
  )
  if (isCounted) return true
  const [oneName, otherName] = [search.nameWords(first), search.nameWords(second)]
  const [one, other] = [oneName.difference(otherName), otherName.difference(oneName)]
  const others = items.filter((item) => !hasOperator(item, 'alternative'))
  // 'LC or SC' alone asks for either, and for no comparison.
  const isCompared =
    attributes.length > 0 && cuesOf(others.flatMap(({ words }) => words)).has('difference')
  const isBoundary = (item: Item, at: number) =>
    !item.figure &&
    // 'Smaller than 3 mm'.
    !items[at + 1]?.figure &&
    (hasOperator(item, 'comparison') ||
      (isCompared && hasOperator(item, 'alternative', 'conjunction')))
  return items.some((item, at) => {
    if (!isBoundary(item, at)) return false
    const before = new Set(items.slice(0, at).flatMap(({ words }) => words))
    const behind = new Set(items.slice(at + 1).flatMap(({ words }) => words))
    const isApart = (left: ReadonlySet<string>, right: ReadonlySet<string>) =>
      !before.isDisjointFrom(left) && !behind.isDisjointFrom(right)
    return isApart(one, other) || isApart(other, one)
  })
}

/** Whether a kind has these members and no more. */
const isWholeKind = <P extends SearchedProduct>(
  products: readonly P[],
  { members }: NamedKind,
  { places }: ProductSearch<P>,
): boolean =>
  members.size === products.length && products.every((product) => members.has(places.get(product)!))

function worthTogether<P extends SearchedProduct>(one: Candidate<P>, other: Candidate<P>): number {
  const isAlike = one.product.subFamily === other.product.subFamily
  const held = one.held.map((first, sign) => {
    const second = other.held[sign]!
    return Math.max(first, second) + sharedWeight * Math.min(first, second, spokenWeight)
  })
  const alone = ({ nameShare, isOfKind }: Candidate<P>) =>
    nameWeight * nameShare + (isOfKind ? kindWeight : 0)
  return held.reduce(
    (sum, worth) => sum + worth,
    alone(one) + alone(other) + (isAlike ? likeWeight : 0),
  )
}

/** First the one that holds the first sign which tells them apart. */
function inOrder<P>(one: Candidate<P>, other: Candidate<P>): readonly [P, P] {
  const sign = one.held.findIndex((held, at) => held !== other.held[at])
  return (one.held[sign] ?? 0) < (other.held[sign] ?? 0)
    ? [other.product, one.product]
    : [one.product, other.product]
}

function candidatesOf<P extends SearchedProduct>(
  query: Query<P>,
  words: ReadonlyMap<string, number>,
  spoken: readonly P[],
  search: ProductSearch<P>,
): Candidate<P>[] {
  const { matches } = search.search({
    ...query,
    constraints: [],
    words: [...words.keys()],
    weights: words,
  })
  const likely = matches.slice(0, maxCandidates).map(({ product }) => product)
  const signs = signsOf(query, words, spoken, search)
  const kinds = query.kinds.length > 0 ? query.kinds : query.hosts
  const isOfKind = (product: P) =>
    kinds.some(({ members }) => members.has(search.places.get(product)!))
  const nameShare = (product: P) => {
    const name = search.wordsOf(product.name)
    return name.filter((word) => words.has(word)).length / name.length
  }
  return [...new Set([...likely, ...spoken])].map((product) => ({
    product,
    nameShare: nameShare(product),
    isOfKind: isOfKind(product),
    held: signs.map(({ weight, of }) => weight * of(product)),
  }))
}

function signsOf<P extends SearchedProduct>(
  { numbers, constraints }: Query<P>,
  words: ReadonlyMap<string, number>,
  spoken: readonly P[],
  search: ProductSearch<P>,
): Sign<P>[] {
  const texts = new Map(
    search.fullText.search([...words.keys()]).map((hit) => [hit.id, new Set(hit.words)]),
  )
  const named = Map.groupBy(
    numbers.filter(({ match }) => match !== 'near'),
    ({ written }) => written,
  )
  const isTrue = (holds: boolean, otherwise = 0) => (holds ? 1 : otherwise)
  return [
    ...[...named.values()].map((hits) => ({
      weight: numberWeight,
      of: (product: P) => isTrue(hits.some((hit) => hit.product === product)),
    })),
    ...[...words].map(([word, weight]) => ({
      weight: weight * search.fullText.rarity(word),
      of: (product: P) => {
        const isInText = texts.get(search.places.get(product)!)?.has(word)
        return isTrue(search.nameWords(product).has(word), isInText ? textWeight : 0)
      },
    })),
    ...constraints
      .filter(({ isNegated }) => !isNegated)
      .map((constraint) => ({
        weight: constraintWeight,
        of: (product: P) => isTrue(isMetBy(product, constraint, search)),
      })),
    ...spoken.map((product, at) => ({
      weight: spokenWeight / (at + 1),
      of: (one: P) => isTrue(one === product),
    })),
  ]
}
