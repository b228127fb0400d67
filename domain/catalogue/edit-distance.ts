/**
 * How many slips of the keyboard lie between two texts: letters left out, added, exchanged for
 * another, or swapped with their neighbor (optimal string alignment). More than `max` is told
 * as `max + 1`; only what could stay below is computed, so asking it of a whole catalogue is cheap.
 */
export function editDistance(a: string, b: string, max: number): number {
  const tooFar = max + 1
  if (Math.abs(a.length - b.length) > max) return tooFar
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let [endA, endB] = [a.length, b.length]
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  const differing = a.slice(start, endA)
  const other = b.slice(start, endB)
  if (!differing || !other) return Math.min(differing.length + other.length, tooFar)
  return alignment(differing, other, max)
}

/** Rows of the usual table, of which only the cells within `max` of the diagonal matter. */
function alignment(a: string, b: string, max: number): number {
  const tooFar = max + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => Math.min(j, tooFar))
  for (let i = 1; i <= a.length; i++) {
    const row = Array.from({ length: b.length + 1 }, () => tooFar)
    row[0] = Math.min(i, tooFar)
    let best = row[0]
    const from = Math.max(1, i - max)
    const to = Math.min(b.length, i + max)
    for (let j = from; j <= to; j++) {
      const exchange = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      let cell = Math.min(exchange, last[j]! + 1, row[j - 1]! + 1, tooFar)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cell = Math.min(cell, beforeLast[j - 2]! + 1)
      }
      row[j] = cell
      best = Math.min(best, cell)
    }
    if (best > max) return tooFar
    beforeLast = last
    last = row
  }
  return last[b.length]!
}

/** Which letters a text has, hashed to 32 bits: texts few slips apart have few different ones. */
export function letterSet(text: string): number {
  let set = 0
  for (let i = 0; i < text.length; i++) set |= 1 << (text.charCodeAt(i) & 31)
  return set
}

/** False only where the distance is certainly more than `max`: a slip changes two letters at the most. */
export function mayBeWithin(a: number, b: number, max: number): boolean {
  let different = a ^ b
  for (let left = 2 * max; left > 0 && different !== 0; left--) different &= different - 1
  return different === 0
}
