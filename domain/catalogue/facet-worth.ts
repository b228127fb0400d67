import type { Facet } from './facets.ts'

/** More bits than this no one takes in at a glance: eight values of like size. */
const enough = 3
/** What differs by less stands in the order of the definitions, so that filters keep their places. */
const step = 0.5

/**
 * The filters as they help with `matched` products: what is chosen first, then by how many of the
 * products state it and how evenly it splits them; of like worth in the order given.
 */
export function byWorth<F extends Pick<Facet, 'key' | 'values'>>(
  facets: readonly F[],
  matched: number,
  isChosen: (key: string) => boolean,
): F[] {
  const worth = new Map(
    facets.map((facet) => [facet, isChosen(facet.key) ? Infinity : worthOf(facet.values, matched)]),
  )
  return facets.toSorted((a, b) => {
    const [first, second] = [worth.get(a)!, worth.get(b)!]
    return first === second ? 0 : second - first
  })
}

/** The share that states it times the bits that its values tell, not stating being one. */
function worthOf(values: Facet['values'], matched: number): number {
  const counts = values.map(({ count }) => count).filter((count) => count > 0)
  const stated = counts.reduce((sum, count) => sum + count, 0)
  if (!stated || !matched) return 0
  const silent = Math.max(0, matched - stated)
  const total = stated + silent
  const bits = [...counts, silent].reduce(
    (sum, count) => sum - (count && (count / total) * Math.log2(count / total)),
    0,
  )
  return Math.round((Math.min(bits, enough) * (stated / total)) / step) * step
}
