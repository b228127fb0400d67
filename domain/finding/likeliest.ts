/** So many are looked at with all their variants: more come into question in large catalogues alone. */
const maxLookedAt = 400

/** The best by a quick score, in their order; all of them where there are few. */
export function likeliest(
  ids: readonly number[],
  scoreOf: (id: number) => number,
): readonly number[] {
  if (ids.length <= maxLookedAt) return ids
  // What differs by less than seven digits is alike.
  const scores = Float32Array.from(ids, scoreOf)
  const least = scores.toSorted().at(-maxLookedAt)!
  return ids.filter((_, i) => scores[i]! >= least).slice(0, 2 * maxLookedAt)
}
