import type { Facet } from './facets.ts'

/**
 * Bits of a choice beyond which it helps no more: of words one in eight is taken in at a glance, a
 * range is guessed in quarters, and an interval covers what is asked or does not.
 */
const enough = { words: 3, number: 2, interval: 1 }
/** What differs by less stands in the order of the definitions, so that filters keep their places. */
const step = 0.5

type Counted = Pick<Facet, 'key' | 'values' | 'figures'>

/** Above and below whatever a filter tells. */
const placed = { first: 9, last: -1 }

/**
 * The filters as they help with `matched` products: what is chosen first, then by how many of the
 * products state it and how far choosing among its values narrows them; of like worth as given. What
 * the company places first or last stands there.
 */
export function byWorth<F extends Counted>(
  facets: readonly F[],
  matched: number,
  isChosen: (key: string) => boolean,
  placeOf?: (key: string) => keyof typeof placed | undefined,
): F[] {
  const worth = new Map(
    facets.map((facet) => {
      const place = placeOf?.(facet.key)
      const own = place ? placed[place] : worthOf(facet, matched)
      return [facet, isChosen(facet.key) ? Infinity : own]
    }),
  )
  return facets.toSorted((a, b) => {
    const [first, second] = [worth.get(a)!, worth.get(b)!]
    return first === second ? 0 : second - first
  })
}

/** The share of products that states it, times the bits that a choice tells on average. */
function worthOf({ values, figures }: Counted, matched: number): number {
  const counts = values.map(({ count }) => count).filter((count) => count > 0)
  const stated = counts.reduce((sum, count) => sum + count, 0)
  if (!stated || !matched) return 0
  const bits = counts.reduce(
    (sum, count) => sum + (count / stated) * Math.max(0, Math.log2(matched / count)),
    0,
  )
  const share = Math.min(1, stated / matched)
  return Math.round((share * Math.min(bits, enough[figures?.kind ?? 'words'])) / step) * step
}
