import { nthLargest } from './nth-largest.ts'

/** So many are looked at with all their variants: more come into question in large catalogues alone. */
const maxLookedAt = 400

/**
 * The best by a quick score; all of them where there are few.
 * @param scores what each is worth, in their order
 * @param spare at least as many numbers, which this writes over
 */
export function likeliest(
  ids: Uint32Array,
  scores: Float64Array,
  spare: Float64Array,
): readonly number[] {
  if (ids.length <= maxLookedAt) return [...ids]
  const mixed = spare.subarray(0, ids.length)
  mixed.set(scores)
  const least = nthLargest(mixed, maxLookedAt)
  const found: number[] = []
  for (let i = 0; i < ids.length && found.length < 2 * maxLookedAt; i++) {
    if (scores[i]! >= least) found.push(ids[i]!)
  }
  return found
}
