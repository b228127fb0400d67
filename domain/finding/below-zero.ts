import { lookup } from '#domain/lookup.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * A normalized text with degrees of frost as figures: 'forty below' and 'twenty below zero' are -40 and
 * -20 °F, the colder of the two scales. 'Ten below ground' and 'five or below' are none.
 */
export function createFrostSpeller({
  belowZero = [],
  numbers = {},
}: Pick<Vocabulary, 'belowZero' | 'numbers'>): (text: string) => string {
  if (belowZero.length === 0) return (text) => text
  const words = Object.keys(numbers).filter((word) => numbers[word]! > 1)
  const number = String.raw`\d+${words.length ? `|${words.join('|')}` : ''}`
  const forms = belowZero.toSorted((a, b) => b.length - a.length)
  const frost = new RegExp(
    String.raw`(?<![\p{L}\d.-])(${number})(?: ?°([cf])?| degrees?)? (${forms.join('|')})(?=\s*(?:$|[.,;:!?…)]| (?:and|or|to|in|up)\b))`,
    'gu',
  )
  return (text) =>
    text.replace(frost, (_, said: string, scale = 'f') => {
      const value = /^\d/.test(said) ? said : lookup(numbers, said)
      return `-${value} °${scale}`
    })
}
