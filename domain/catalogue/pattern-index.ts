import { patternText } from './number-pattern.ts'

/**
 * Those whose ordering patterns may make a number, by what stands before a pattern's first slot and
 * behind its last: to read what its slots say takes a hundred times as long. `orderingOf` gives an
 * ordering as stored.
 */
export function createPatternIndex(orderingOf: (id: number) => unknown) {
  const known = new Set<unknown>()
  const patterns: { id: number; start: string; end: string }[] = []
  return {
    /** Each once, ascending. */
    add(id: number): void {
      const ordering = orderingOf(id)
      // A series of a thousand has one ordering, for which the first stands.
      const pattern = known.has(ordering) ? '' : inCapitals(patternText(ordering))
      if (!pattern) return
      known.add(ordering)
      patterns.push({ id, start: pattern.replace(/\{.*/s, ''), end: pattern.replace(/.*\}/s, '') })
    },
    /** Ascending. */
    mayMake(partNumber: string): number[] {
      const asked = inCapitals(partNumber.trim())
      return patterns
        .filter(({ start, end }) => asked.startsWith(start) && asked.endsWith(end))
        .map(({ id }) => id)
    },
  }
}

/** Numbers are read in any case. */
const inCapitals = (text: string) => text.toUpperCase()
