import type { ListedMatches } from '#domain/search/listed-matches.ts'
import type { Match } from '#domain/search/product-search.ts'
import type { ProductSummary } from './product.ts'
import { bare, fold } from './search.ts'

/** More would be no help to who asked for something else. */
export const maxNear = 12

/** What a text finds in a list of products, by their positions. */
export type FoundInList<P> = {
  /** Meets all that is asked. */
  fits: ReadonlySet<number>
  /** Fits, or ranks before all that fit. */
  shown: ReadonlySet<number>
  /** The very number or name, then what fits, then the rest; each as it is ranked. */
  bestFirst: (found: readonly number[]) => number[]
  /** What comes nearest, best first, of those that `isShown` says may be shown. */
  near: (isShown: (position: number) => boolean) => Match<P>[]
}

/** Puts the matches of a text into a list. */
export function foundInList<P extends ProductSummary>(
  { query, fits, leading, others }: ListedMatches<P>,
  { products, positions }: { products: readonly P[]; positions: ReadonlyMap<P, number> },
): FoundInList<P> {
  const placesOf = (matches: readonly Match<P>[]) =>
    matches.flatMap(({ product }) => positions.get(product) ?? [])
  const shown = placesOf([...leading, ...fits])
  const rank = new Map([...shown, ...placesOf(others)].map((position, at) => [position, at]))
  const wanted = fold(query.written).trim()
  const number = bare(wanted)
  /** Called exactly so, or the text is its very number. */
  const isExact = (position: number) => {
    const { name, partNumber } = products[position]!
    return fold(name) === wanted || (number !== '' && bare(partNumber) === number)
  }

  /** Of a large catalogue few are ranked: the others stand behind them as they are. */
  function bestFirst(found: readonly number[]): number[] {
    const exact: number[] = []
    const ranked: number[] = []
    const rest: number[] = []
    for (const position of found)
      (isExact(position) ? exact : rank.has(position) ? ranked : rest).push(position)
    ranked.sort((a, b) => rank.get(a)! - rank.get(b)!)
    return [...exact, ...ranked, ...rest]
  }

  return {
    fits: new Set(placesOf(fits)),
    shown: new Set(shown),
    bestFirst,
    near: (isShown) =>
      others
        .filter(({ product }) => {
          const position = positions.get(product)
          return position !== undefined && isShown(position)
        })
        .slice(0, maxNear),
  }
}
