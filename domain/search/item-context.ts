import type { Operator } from './language-pack.ts'
import { hasOperator, type Item } from './phrase-spotter.ts'

/** A negation denies what follows it within so many items. */
const negationReach = 3
const contextReach = 5

/** Looks back to the nearest word that says how a thing is spoken of. */
export function isInContext(
  items: readonly Item[],
  at: number,
  operators: readonly Operator[] = ['context', 'feature'],
): boolean {
  for (let before = at - 1; before >= 0 && before >= at - contextReach; before--) {
    const item = items[before]!
    if (hasOperator(item, ...operators)) return true
    if (item.figure || item.meaning.values || item.meaning.isStopWord || item.meaning.attributes)
      continue
    return false
  }
  return false
}

/** 'Against a wall' is where a thing stands, and not what it is made for. */
export function isOfSurroundings(items: readonly Item[], at: number): boolean {
  const [near, far] = [items[at - 1], items[at - 2]]
  return [near, far].some((item) => item !== undefined && hasOperator(item, 'surroundings'))
}

export const isNegation = (item: Item): boolean => hasOperator(item, 'negation', 'boundNegation')

/** Whether a negation stands before an item. */
export function isDenied(
  items: readonly Item[],
  at: number,
  target: 'bound' | 'value' | 'kind',
): boolean {
  let steps = 0
  let isBehindContext = false
  for (let before = at - 1; before >= 0 && steps < negationReach; before--) {
    const item = items[before]!
    if (target === 'bound' ? isNegation(item) : hasOperator(item, 'negation')) return true
    if (/^[,.;:!?]$/.test(item.words[0]!) || item.figure) return false
    if (hasOperator(item, 'context')) isBehindContext = true
    else if (!item.meaning.isStopWord) {
      // 'No splicing at the terminal' denies no terminal.
      if (isBehindContext && target === 'kind') return false
      steps++
    }
  }
  return false
}
