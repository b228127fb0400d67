import { nthLargest } from './nth-largest.ts'

/** So many are looked at with all their variants: more come into question in large catalogues alone. */
const maxLookedAt = 400

/** The best by a quick score; all of them where there are few. */
export function likeliest(ids: number[], scoreOf: (id: number) => number): number[] {
  if (ids.length <= maxLookedAt) return ids
  const scores = Float32Array.from(ids, scoreOf)
  const least = nthLargest(scores.slice(), maxLookedAt)
  return ids.filter((_, i) => scores[i]! >= least).slice(0, 2 * maxLookedAt)
}
