import { typedNumber, writeTyped } from '#domain/texts/typed-number.ts'
import { rangeOf, type Range } from './range.ts'

/** One number, or two with '..' between them, as they are typed into one field; undefined for neither. */
export function typedSpan(text: string): Range | undefined {
  const [, ...sides] = /^(.*?)(?<!\.)\.\.(?!\.)(.*)$/s.exec(text) ?? ['', text, text]
  const [low, high] = sides.map((side) => (side.trim() ? typedNumber(side) : undefined))
  // Half of what was asked would be something else.
  const isWhole = sides.every((side, i) => !side.trim() || [low, high][i] !== undefined)
  return isWhole ? rangeOf(low, high) : undefined
}

/** As the field shows it. */
export function writeSpan({ low, high }: Range): string {
  if (low === undefined || high === undefined || low === high) return writeTyped((low ?? high)!)
  return `${writeTyped(low)}..${writeTyped(high)}`
}
