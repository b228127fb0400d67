import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { ProductSearch, Query } from '#domain/search/product-search.ts'
import { weightedWords, type Conversation } from './conversation.ts'

/** Of so many likely products the pair is chosen. */
const maxCandidates = 40
/** What both hold, and what a record says and its name does not, counts so much. */
const lesser = 0.3
/** In the unit of a word's rarity: the logarithm of all products over those that hold it. */
const termWeights = { number: 100, spoken: 5, name: 4, kind: 2 }

/** Something that a text says: how much it counts of a product that it is true of. */
type Term<P> = (product: P) => number

/**
 * The two products that a text sets side by side: of all pairs the one that together covers most of
 * what the text says (maximum coverage), so that '2 mm or 3 mm' are alternatives and no demands on one
 * product.
 */
export function comparedPair<P extends SearchedProduct>(
  query: Query<P>,
  { subject, before, words }: Pick<Conversation<P>, 'subject' | 'before' | 'words'>,
  search: ProductSearch<P>,
): readonly [P, P] | undefined {
  const weights = weightedWords(words)
  const isNamed = (product: P) => query.numbers.some((hit) => hit.product === product)
  const spoken = [...new Set([...subject, ...before])].filter((product) => !isNamed(product))
  // 'What is the difference between Edison and bayonet?' is of no product.
  const { kinds, hosts, numbers } = query
  if (kinds.length + hosts.length + numbers.length + spoken.length === 0) return undefined
  const nameQuery = { ...query, constraints: [], words: [...weights.keys()], weights }
  const likely = search.search(nameQuery).matches.slice(0, maxCandidates)
  const terms = termsOf(query, weights, spoken, search)
  const candidates = [...new Set([...likely.map(({ product }) => product), ...spoken])].map(
    (product) => ({
      product,
      held: terms.map((term) => term(product)),
      name: termWeights.name * nameCoverage(product, weights, search),
    }),
  )
  // What is described belongs to one family; what is named by its number may be anything.
  const isComparable = (one: P, other: P) =>
    one.family === other.family || (isNamed(one) && isNamed(other))
  let most = 0
  let best: readonly [P, P] | undefined
  for (const [at, one] of candidates.entries())
    for (const other of candidates.slice(at + 1)) {
      if (!isComparable(one.product, other.product)) continue
      const worth = one.held.reduce((sum, held, term) => {
        const otherHeld = other.held[term]!
        return (
          sum + Math.max(held, otherHeld) + lesser * Math.min(held, otherHeld, termWeights.spoken)
        )
      }, one.name + other.name)
      if (worth > most) [most, best] = [worth, [one.product, other.product]]
    }
  return best && inOrder(best, terms)
}

/** First the product of which the first word that tells them apart is true. */
function inOrder<P>(pair: readonly [P, P], terms: readonly Term<P>[]): readonly [P, P] {
  const [first, second] = pair
  const telling = terms.find((term) => term(first) !== term(second))
  return telling && telling(first) < telling(second) ? [second, first] : pair
}

/** How much of its name a text says. */
function nameCoverage<P extends SearchedProduct>(
  { name }: P,
  words: ReadonlyMap<string, number>,
  { wordsOf }: ProductSearch<P>,
): number {
  const all = wordsOf(name)
  return all.filter((word) => words.has(word)).length / all.length
}

function termsOf<P extends SearchedProduct>(
  { numbers, kinds, hosts }: Query<P>,
  words: ReadonlyMap<string, number>,
  spoken: readonly P[],
  { fullText, nameWords, places }: ProductSearch<P>,
): Term<P>[] {
  const named = Map.groupBy(
    numbers.filter(({ match }) => match !== 'near'),
    ({ written }) => written,
  )
  const texts = new Map(
    fullText.search([...words.keys()]).map((hit) => [hit.id, new Set(hit.words)]),
  )
  const share = (product: P, word: string) => {
    if (nameWords(product).has(word)) return 1
    return texts.get(places.get(product)!)?.has(word) ? lesser : 0
  }
  const ifSo = (is: boolean, weight: number) => (is ? weight : 0)
  return [
    ...[...named.values()].map(
      (hits): Term<P> =>
        (product) =>
          ifSo(
            hits.some((hit) => hit.product === product),
            termWeights.number,
          ),
    ),
    ...[...words].map(
      ([word, weight]): Term<P> =>
        (product) =>
          weight * fullText.rarity(word) * share(product, word),
    ),
    ...spoken.map(
      (one, at): Term<P> =>
        (product) =>
          ifSo(product === one, termWeights.spoken / (at + 1)),
    ),
    ...(kinds.length > 0 ? kinds : hosts).map(
      ({ members }): Term<P> =>
        (product) =>
          ifSo(members.has(places.get(product)!), termWeights.kind),
    ),
  ]
}
