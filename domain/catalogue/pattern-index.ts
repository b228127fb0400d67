import { patternText } from './number-pattern.ts'

/**
 * Those whose ordering patterns may make a number, without a look at what their slots say: by what
 * stands before a pattern's first slot, then by what stands behind its last. A series of a thousand
 * has a few orderings, each held once, and to read one takes as long as to find a hundred.
 * `orderingOf` gives an ordering as stored.
 */
export function createPatternIndex(orderingOf: (id: number) => unknown) {
  const byStart = new Map<string, number[]>()
  const known = new Set<unknown>()
  let longest = 0
  const endOf = (id: number) => inCapitals(patternText(orderingOf(id)).replace(/.*\}/s, ''))
  return {
    /** Each once, ascending. */
    add(id: number): void {
      const ordering = orderingOf(id)
      const pattern = known.has(ordering) ? '' : patternText(ordering)
      if (!pattern) return
      known.add(ordering)
      const start = inCapitals(pattern.replace(/\{.*/s, ''))
      longest = Math.max(longest, start.length)
      const alike = byStart.get(start) ?? []
      byStart.set(start, alike)
      alike.push(id)
    },
    /** Ascending; of several whose orderings are one and the same the first alone, for it stands for all. */
    mayMake(partNumber: string): number[] {
      const asked = inCapitals(partNumber.trim())
      const begun: number[][] = []
      for (let length = 0; length <= Math.min(longest, asked.length); length++)
        begun.push(byStart.get(asked.slice(0, length)) ?? [])
      return begun
        .flat()
        .filter((id) => asked.endsWith(endOf(id)))
        .toSorted((a, b) => a - b)
    },
  }
}

/** Numbers are read in any case. */
const inCapitals = (text: string) => text.toUpperCase()
