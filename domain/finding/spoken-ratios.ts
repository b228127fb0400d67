import { lookup } from '#domain/lookup.ts'
import { unitOf } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * A normalized text with ratios in digits: 'one by eight' and 'a 2 by sixteen' are 1x8 and 2x16. What
 * a unit follows is a size: 'two by three inches'.
 */
export function createRatioSpeller({
  ratioWords = [],
  numbers = {},
}: Pick<Vocabulary, 'ratioWords' | 'numbers'>): (text: string) => string {
  if (ratioWords.length === 0) return (text) => text
  const ones = Object.keys(numbers).filter((word) => numbers[word] === 1 || numbers[word] === 2)
  const said = Object.keys(numbers).filter((word) => numbers[word]! > 1)
  const whole = String.raw`(?:${said.join('|')})(?:[ -](?:${said.join('|')}))?`
  const ratio = new RegExp(
    String.raw`(?<![\p{L}\d.-])(1|2|${ones.join('|')})[ -](?:${ratioWords.join('|')})[ -](\d+|${whole})s?(?![\p{L}\d.])(?=[ -]?(\p{L}+|")?(?: (\p{L}+))?)`,
    'gu',
  )
  const worthOf = (word: string) =>
    /^\d/.test(word)
      ? Number(word)
      : word.split(/[ -]/).reduce((sum, one) => sum + (lookup(numbers, one) ?? 0), 0)
  return (text) =>
    text.replace(ratio, (written, first: string, second: string, next?: string, last?: string) =>
      // 'In a box' is no inch.
      next !== undefined && unitOf(next) && !(next === 'in' && last)
        ? written
        : `${worthOf(first)}x${worthOf(second)}`,
    )
}
