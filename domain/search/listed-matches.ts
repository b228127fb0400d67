import type { Constraint } from './constraint.ts'
import type { Item } from './phrase-spotter.ts'
import type { SearchedProduct } from './product-facts.ts'
import { isNumberAlone } from './number-alone.ts'
import type { Match, ProductSearch, Query, SearchResult } from './product-search.ts'
import type { Checked } from './relevance.ts'

/** The matches of a text as a list shows them. */
export type ListedMatches<P> = {
  query: Query<P>
  /** The text is a part number and nothing else. */
  isNumber: boolean
  /** A kind or a value is asked for: a product that only holds the words may not meet it. */
  isDemanding: boolean
  /** Meet all that is asked; of words alone, hold nearly as many as the best. Best first. */
  fits: Match<P>[]
  /** Rank before all that fit, though they miss something: a text may be read too narrowly. */
  leading: Match<P>[]
  /** Come nearest beside these, best first. */
  others: Match<P>[]
  /** Nothing of the kind is sold: the words that say what it is stand in no product's names. */
  isUnlisted: boolean
}

type Search<P> = Pick<ProductSearch<P>, 'fullText' | 'nameWords' | 'calledBy' | 'places'>

/** Of the best coverage, so much is enough where only words are asked. */
const coverageShare = 0.9
const minCoverage = 0.5
/** Of the best score, less is no help. */
const minScoreShare = 0.35

export function listMatches<P extends SearchedProduct>(
  { query, matches }: SearchResult<P>,
  search: Search<P>,
): ListedMatches<P> {
  const isNumber = isNumberAlone(query.written, query.numbers)
  const isDemanding = query.kinds.length > 0 || query.constraints.some(({ isGuess }) => !isGuess)
  const isUnlisted = !isNumber && namesNothingSold({ query, matches }, search)
  const named = new Set(
    query.numbers.flatMap(({ match, product }) => (match === 'near' ? [] : [product])),
  )
  const chosen = isNumber
    ? []
    : isDemanding
      ? fittingMatches({ query, matches }, search)
      : coveringMatches(matches)
  const isFit = new Set(isUnlisted ? [] : chosen)
  const fits = matches.filter((match) => named.has(match.product) || isFit.has(match))
  const leading = isNumber || isUnlisted ? [] : leadingMatches({ query, matches }, fits, search)
  const isShown = new Set([...fits, ...leading])
  const nearNumbers = new Set(query.numbers.map(({ product }) => product))
  const least = Math.max(1e-9, (matches[0]?.score ?? 0) * minScoreShare)
  const near = matches.filter(
    (match) =>
      !isShown.has(match) && (isNumber ? nearNumbers.has(match.product) : match.score >= least),
  )
  const others = near.toSorted((a, b) => nearness(b) - nearness(a))
  return { query, isNumber, isDemanding, fits, leading, others, isUnlisted }
}

/**
 * The constraints that the list is held to: those that are sure, and of what may have meant something
 * else those that one of the first products meets.
 */
export function constraintsHeld<P>({
  query,
  leading,
  fits,
  others,
}: ListedMatches<P>): Constraint[] {
  const first = [...leading, ...fits, ...others].slice(0, productsRead)
  return query.constraints.filter(
    (constraint) =>
      !constraint.isGuess ||
      first.some(({ checks }) =>
        checks.some((check) => check.constraint === constraint && check.result === 'met'),
      ),
  )
}

/** A visitor reads so many before all others. */
export const productsRead = 3
const maxLeading = 3

/** A host that is only spoken of leads nothing. */
function leadingMatches<P>(
  { query, matches }: SearchResult<P>,
  [best]: readonly Match<P>[],
  { places }: Pick<Search<P>, 'places'>,
): Match<P>[] {
  if (!best) return []
  const isHost = (product: P) =>
    query.hosts.some(({ members }) => members.has(places.get(product)!))
  return matches
    .slice(0, matches.indexOf(best))
    .filter(({ product, isOfKind }) => isOfKind || !isHost(product))
    .slice(0, maxLeading)
}

/** Of two that miss the same, the one whose figures lie nearer. */
const nearness = ({ score, checks }: Match<unknown>): number =>
  score -
  checks.reduce(
    (sum, { result, distance }) => sum + (result === 'missed' ? missedDistance * distance : 0),
    0,
  )

const missedDistance = 0.2

function coveringMatches<P>(matches: readonly Match<P>[]): Match<P>[] {
  const most = Math.max(0, ...matches.map(({ features }) => features.coverage))
  return most < minCoverage
    ? []
    : matches.filter(({ features }) => features.coverage >= most * coverageShare)
}

/**
 * Those whose records meet what is asked, and those whose own words do: 'armored' is met by a name
 * that says so, '75 dB' by a text where no attribute states it, and a bare figure that is no likely
 * count, as the 1550 of 'coupler 1550', by a text that holds it.
 */
function fittingMatches<P extends SearchedProduct>(
  { query, matches }: SearchResult<P>,
  search: Search<P>,
): Match<P>[] {
  const words = new Map(
    query.constraints.map((constraint) => [constraint, wordsWithin(query.items, constraint)]),
  )
  const ofKind = matches.filter(({ isOfKind }) => isOfKind)
  const bestStrict = matches.find(({ isFit }) => isFit)?.score ?? 0
  const isMetBySome = query.constraints.map((_, at) =>
    ofKind.some(({ checks }) => checks[at]?.result === 'met'),
  )
  const bareFigures = query.constraints.map(({ test, from, to }) =>
    test.type === 'number' && !test.isBound
      ? query.items.find(
          (item) => item.from === from && item.to === to && item.figure && !item.figure.unit,
        )
      : undefined,
  )
  const holdersOf = holders(search)
  const isMetByWords = ({ product, score }: Match<P>, check: Checked, at: number): boolean => {
    const asked = words.get(check.constraint) ?? []
    if (check.constraint.isNegated || asked.length === 0) return false
    const isNamed = () => asked.every((word) => search.nameWords(product).has(word))
    const isHeld = () => asked.every((word) => holdersOf(word).has(search.places.get(product)!))
    if (check.constraint.test.type === 'values' && isNamed()) return true
    if (check.result === 'unstated') return isHeld()
    const figure = bareFigures[at]
    if (!figure || (isMetBySome[at] && score <= bestStrict)) return false
    return isSaidOf(product, figure, search, holdersOf)
  }
  const figures = unreadFigures(query)
  const saying = figures.map((item) =>
    ofKind.filter(({ product }) => isSaidOf(product, item, search, holdersOf)),
  )
  return ofKind.filter(
    (match) =>
      saying.every((some) => some.length === 0 || some.includes(match)) &&
      match.checks.every(
        (check, at) =>
          check.result === 'met' ||
          check.constraint.isGuess ||
          isOfHost(check.constraint, query) ||
          isMetByWords(match, check, at),
      ),
  )
}

/** 'A valve for our 63 dial gauges': what stands between the kind and the host behind it is the host's. */
export const isOfHost = ({ from }: { from: number }, { kinds, hosts }: Query<unknown>): boolean =>
  hosts.some(
    (host) =>
      from < host.to &&
      kinds.some((kind) => kind.to <= from && kind.to <= host.from) &&
      !kinds.some((kind) => from <= kind.from && kind.from < host.from),
  )

/** Figures that no constraint, name or quantity holds: the 63 of 'gauge 63'. */
function unreadFigures(query: Query<unknown>): Item[] {
  const { items, constraints, quantities, kinds, hosts } = query
  const read = [...constraints, ...quantities, ...kinds, ...hosts]
  return items.filter(
    (item) =>
      item.figure &&
      !isOfHost(item, query) &&
      !read.some(({ from, to }) => from < item.to && item.from < to),
  )
}

function isSaidOf<P extends SearchedProduct>(
  product: P,
  { words, figure }: Item,
  { places }: Pick<Search<P>, 'places'>,
  holdersOf: (word: string) => ReadonlySet<number>,
): boolean {
  const place = places.get(product)!
  return (
    words.every((word) => holdersOf(word).has(place)) ||
    Object.values(product.attributes).flat().includes(figure!.number)
  )
}

/** Figures of a text that nothing was read of and that the product does not say. */
export function figuresNotSaid<P extends SearchedProduct>(
  product: P,
  query: Query<P>,
  search: Pick<Search<P>, 'fullText' | 'places'>,
): string[] {
  const holdersOf = holders(search)
  return unreadFigures(query)
    .filter((item) => !isSaidOf(product, item, search, holdersOf))
    .map(({ from, to }) => query.text.slice(from, to))
}

/** By word, the places of the products that hold it. */
export function holders<P>({ fullText }: Pick<Search<P>, 'fullText'>) {
  const known = new Map<string, ReadonlySet<number>>()
  return (word: string): ReadonlySet<number> => {
    const found = known.get(word) ?? new Set(fullText.search([word]).map(({ id }) => id))
    known.set(word, found)
    return found
  }
}

const wordsWithin = (items: readonly Item[], { from, to }: { from: number; to: number }) =>
  items
    .filter((item) => from <= item.from && item.to <= to && !item.meaning.isStopWord)
    .flatMap(({ words }) => words)
    .filter((word) => /[\p{L}\d]/u.test(word))

/** Of the words' weight, so much that no record has tells of another trade. */
const unknownShare = 0.6
/** Longer texts tell a story. */
const maxWords = 5
const fewWords = 3
const minNameCoverage = 0.5
const lowCoverage = 0.7
const namesRead = 5

/**
 * Words that no record has carry the text, or it names no kind and its last plain word, as the
 * 'splicer' of 'fusion splicer', stands in no product's name.
 */
function namesNothingSold<P extends SearchedProduct>(
  { query, matches }: SearchResult<P>,
  search: Search<P>,
): boolean {
  const { fullText } = search
  const { kinds, numbers, words, items } = query
  if (numbers.length > 0 || words.length === 0) return false
  // 'HDMI cable' is another thing, 'cable Baltimore' a cable.
  const end = kinds[0]?.from ?? Infinity
  const missing = items
    .filter(
      ({ isUnknown, words: own, from }) =>
        isUnknown && from < end && fullText.search(own).length === 0,
    )
    .flatMap(({ words: own }) => own)
  if (missing.some(isDesignation)) return true
  const weightOf = (list: readonly string[]) =>
    list.reduce((sum, word) => sum + fullText.rarity(word), 0)
  if (weightOf(missing) >= unknownShare * weightOf(words)) return true
  const head = words.findLast(isPlainWord)
  if (kinds.length > 0 || words.length > maxWords || !head || search.calledBy(head).size > 0)
    return false
  const best = matches.slice(0, namesRead).map(({ features }) => features)
  if (best.some(({ nameCoverage }) => nameCoverage >= minNameCoverage)) return false
  return words.length <= fewWords || (best[0]?.coverage ?? 0) < lowCoverage
}

/** 'Cat6a', 'RJ45'. */
const isDesignation = (word: string) =>
  word.length >= 4 && /\d/.test(word) && /\p{L}{2}/u.test(word)
const isPlainWord = (word: string) => /^\p{L}{5,}$/u.test(word)
