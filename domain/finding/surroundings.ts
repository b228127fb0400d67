import { lookup } from '#domain/lookup.ts'
import type { Item } from './read-items.ts'
import type { Requirement } from './requirement.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * What only tells of the surroundings: 'between two walls' counts walls, 'on the third floor' and 'a
 * ground-floor room' tell where somebody is, 'through a 28 in door' what it is carried through.
 */
export function isOfSurroundings(
  { test, from }: Pick<Requirement, 'test' | 'from'>,
  items: readonly Item[],
  isPlural: (word: string) => boolean,
  { numbers = {}, openings = [] }: Pick<Vocabulary, 'numbers' | 'openings'> = {},
): boolean {
  const at = items.findIndex((item) => item.from === from)
  if (test.type === 'number') return isOfOpening(items, at, openings)
  if (test.type !== 'values') return false
  const [before, item] = [items[at - 1], items[at]]
  if (!before || !item || !/^\p{L}+$/u.test(item.text)) return false
  if (ordinal.test(before.text)) return true
  const count = before.number ?? lookup(numbers, before.text)
  return count !== undefined && count !== 1 && isPlural(item.text)
}

/** 'A 28 in door', 'the door is 28 in wide'. */
function isOfOpening(items: readonly Item[], at: number, openings: readonly string[]): boolean {
  if (items[at]?.type !== 'number' || items[at + 1]?.type !== 'unit') return false
  const isOpening = (item: Item | undefined) => item !== undefined && openings.includes(item.key)
  return isOpening(items[at + 2]) || (items[at - 1]?.key === 'is' && isOpening(items[at - 2]))
}

const ordinal =
  /^-?(?:\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|ground|top|upper|lower)$/
