import { lookup } from '#domain/lookup.ts'
import type { Item } from './read-items.ts'
import type { Requirement } from './requirement.ts'

/**
 * A word for a value that only tells of the surroundings: 'between two walls' counts walls, 'on the
 * third floor' and 'a ground-floor room' tell where somebody is.
 */
export function isOfSurroundings(
  { test, from }: Pick<Requirement, 'test' | 'from'>,
  items: readonly Item[],
  isPlural: (word: string) => boolean,
  /** Numbers in words. */
  numbers: Readonly<Record<string, number>> = {},
): boolean {
  if (test.type !== 'values') return false
  const at = items.findIndex((item) => item.from === from)
  const [before, item] = [items[at - 1], items[at]]
  if (!before || !item || !/^\p{L}+$/u.test(item.text)) return false
  if (ordinal.test(before.text)) return true
  const count = before.number ?? lookup(numbers, before.text)
  return count !== undefined && count !== 1 && isPlural(item.text)
}

const ordinal =
  /^-?(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|ground|top|upper|lower)$/
