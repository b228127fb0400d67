/** `part` is 0.5 for the median. Of an empty list 0. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)
  return Number((sorted[Math.max(0, at)] ?? 0).toFixed(2))
}
