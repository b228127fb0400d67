import type { Item } from './read-items.ts'

export type Comparison = 'atLeast' | 'atMost' | 'over' | 'under' | 'about' | 'exactly' | 'better'
const comparisons: readonly string[] = ['atLeast', 'atMost', 'over', 'under', 'about', 'exactly']

/** How a number is meant, by the words before and behind it. */
export function comparisonAt(
  items: readonly Item[],
  first: number,
  behind: number,
): Comparison | undefined {
  for (let at = first - 1, steps = 0; at >= 0 && steps < 3; at--, steps++) {
    const item = items[at]!
    if (item.type === 'number' || item.type === 'break') break
    const word = item.meaning?.word
    if (word && comparisons.includes(word)) return word as Comparison
  }
  for (const item of items.slice(behind - 1, behind + 2)) {
    const word = item.meaning?.word
    if (item.type === 'number' || item.type === 'break') continue
    if (word === 'orBetter') return 'better'
    if (word === 'orMore') return 'atLeast'
    if (word === 'orLess') return 'atMost'
    // 'Max 0.5 dB' behind another number is of that one.
    if (
      (word === 'atLeast' || word === 'atMost') &&
      items[items.indexOf(item) + 1]?.type !== 'number'
    )
      return word
  }
  return undefined
}
