import type { Finding, Found } from '#domain/finding/find.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import { exactlyIn } from './exact-search.ts'
import type { ProductSummary } from './product.ts'
import { bare } from './search.ts'

/** More would be no help to who asked for something else. */
export const maxNear = 12

/** Rounding apart, all words. */
const wholly = 0.999
/** Of what its texts answer best. */
const nearlyBest = 0.9
const muchWorse = 0.85

/** What a text query finds in a list of products, by their positions. */
export type FoundInList<P> = {
  /** Meets all that was read of the query, and all that may have been meant. */
  fits: readonly number[]
  /** The words of the query, corrected and singular; none of a part number. */
  words: readonly string[]
  /** A kind or a value is asked for: who only holds the words somewhere may not meet it. */
  asks: boolean
  /** The very number or name, then what fits or is among `alike`, then the rest, each as it was found. */
  bestFirst: (found: readonly number[], alike?: ReadonlySet<number>) => number[]
  /** What comes nearest, best first, of those that `isShown` says may be shown. */
  near: (isShown: (position: number) => boolean) => Found<P>[]
  /** Of these, what misses no more than what may have meant something else. */
  beside: (isShown: (position: number) => boolean) => Found<P>[]
}

/**
 * Puts a finding into a list: which of its products fit, in what order all that is found stands,
 * and what comes near where nothing does.
 */
export function foundInList<P extends ProductSummary>(
  { understanding, numbers, results }: Finding<P>,
  query: string,
  { products, positions }: { products: readonly P[]; positions: ReadonlyMap<P, number> },
): FoundInList<P> {
  const numbered = new Set(
    numbers.flatMap(({ match, product }) => (match === 'near' ? [] : product)),
  )
  const isNumber = isNumberAlone(query, numbers)
  const { kinds, requirements, words, unknown } = understanding
  const asks = kinds.length > 0 || requirements.some(({ isGuess }) => !isGuess)
  const scores = new Map(
    results.flatMap(({ product }, place) => {
      const position = positions.get(product)
      return position === undefined ? [] : [[position, -place] as const]
    }),
  )
  const meant = results.filter(
    ({ product, fits }) => numbered.has(product) || (asks && fits && !isNumber),
  )
  // Nobody is shown as found over a word that is not met, though it may have meant something else.
  const ofKind = meant.filter((one) => numbered.has(one.product) || meetsWhole(one, requirements))
  const fitting = [...ofKind, ...(isNumber ? [] : byWords(ofKind))]
  const fits = fitting.flatMap(({ product }) => positions.get(product) ?? [])
  const isFit = new Set(fits)

  /**
   * 'Training gauge repair': where a kind is of one product, what holds every word and misses
   * nothing is meant as well, if the words tell so much more of it.
   */
  function byWords(named: readonly Found<P>[]): Found<P>[] {
    const isNarrow = kinds.length === 1 && kinds[0]!.members.size === 1
    if (!isNarrow || numbers.length > 0 || words.length < 2) return []
    const told = named[0]?.told ?? 0
    return results.filter(
      (one) =>
        !one.isOfKind &&
        one.coverage > wholly &&
        one.told > nearlyBest &&
        told < one.told * muchWorse &&
        meetsWhole(one, requirements),
    )
  }

  function bestFirst(found: readonly number[], alike: ReadonlySet<number> = isFit): number[] {
    const isExact = exactlyIn(products, query)
    const groups: number[][] = [[], [], [], []]
    for (const position of found) {
      const isFirst = alike.has(position) || (alike !== isFit && isFit.has(position))
      const group = (isExact(position) ? 0 : 2) + (isFirst ? 0 : 1)
      groups[group]!.push(position)
    }
    return groups.flatMap(byScore)
  }

  /** Of a large catalogue few are scored: the others stand behind them as they are. */
  function byScore(all: readonly number[]): number[] {
    const scored: number[] = []
    const others: number[] = []
    for (const position of all) (scores.has(position) ? scored : others).push(position)
    scored.sort((a, b) => scores.get(b)! - scores.get(a)! || a - b)
    return scored.concat(others.sort((a, b) => a - b))
  }

  function near(isShown: (position: number) => boolean): Found<P>[] {
    // Of words that nobody knows even the most similar says nothing.
    if (!asks && numbers.length === 0 && words.every((word) => unknown.includes(word))) return []
    const named = new Set(numbers.map(({ product }) => product))
    const comesNear = (found: Found<P>) =>
      named.has(found.product) ||
      (!isNumber && (!asks || (kinds.length > 0 && found.isOfKind) || meetsSome(found)))
    return results
      .filter((found) => {
        const position = positions.get(found.product)
        return position !== undefined && isShown(position) && comesNear(found)
      })
      .slice(0, maxNear)
  }

  function beside(isShown: (position: number) => boolean): Found<P>[] {
    return meant
      .filter(({ product }) => {
        const position = positions.get(product)
        return position !== undefined && !isFit.has(position) && isShown(position)
      })
      .slice(0, maxNear)
  }

  return { fits, words: isNumber ? [] : words, asks, bestFirst, near, beside }
}

/** Each figure and word that was asked of it, those included that none of its kind states. */
const meetsWhole = ({ checks }: Found<unknown>, requirements: readonly Requirement[]) =>
  checks.every(({ result }, i) => result === 'met' || requirements[i]?.aside)

const meetsSome = ({ checks }: Found<unknown>) =>
  checks.some(({ result, requirement }) => result === 'met' && !requirement.not)

/** The query is a part number, whole, in part, built or with a slip, and nothing besides. */
export function isNumberAlone(
  query: string,
  numbers: readonly { partNumber: string; match: string }[],
): boolean {
  const asked = bare(query)
  return numbers.some(({ partNumber, match }) => {
    const number = bare(partNumber)
    return match === 'near'
      ? !/\s/.test(query.trim())
      : number.includes(asked) || (number !== '' && asked.startsWith(number) && !/\s/.test(query))
  })
}
