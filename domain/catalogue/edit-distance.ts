/**
 * How many slips of the keyboard lie between two texts: letters left out, added, exchanged for
 * another, or swapped with their neighbor (optimal string alignment). More than `max` is told
 * as `max + 1`.
 */
export function editDistance(a: string, b: string, max: number): number {
  const tooFar = max + 1
  if (Math.abs(a.length - b.length) > max) return tooFar
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const exchanged = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? beforeLast[j - 2]! + 1 : tooFar
      row[j] = Math.min(exchanged, last[j]! + 1, row[j - 1]! + 1, swapped)
    }
    if (Math.min(...row) > max) return tooFar
    beforeLast = last
    last = row
  }
  return Math.min(last[b.length]!, tooFar)
}
