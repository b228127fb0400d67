import { lookup } from '#domain/lookup.ts'
import { unitOf } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/** 'In' is more often a place than an inch, and a letter may be anything. */
const isMeasure = (word: string) =>
  word.length > 1 && word !== 'in' && measured.has(unitOf(word)?.dimension ?? '')
/** 'Half bars' are none of pressure. */
const measured = new Set(['length', 'mass', 'time', 'volume'])

/**
 * A normalized text with fractions of a unit in digits, as all other figures: 'half a mile' is 0.5 mile,
 * 'an inch and a quarter' 1.25 inch, 'two and a half feet' 2.5 feet. 'Half a dozen' stays.
 */
export function createFractionSpeller({
  fractions = {},
  numbers = {},
}: Pick<Vocabulary, 'fractions' | 'numbers'>): (text: string) => string {
  const said = Object.keys(fractions).toSorted((a, b) => b.length - a.length)
  if (said.length === 0) return (text) => text
  const part = `(${said.join('|')})`
  const behindFigure = new RegExp(String.raw`\b(\w+(?:\.\d+)?) and an? ${part} (\p{L}+)`, 'gu')
  const behindUnit = new RegExp(
    String.raw`(?:\b(\d+(?:\.\d+)?|\p{L}+) )?\b(\p{L}+) and an? ${part}\b`,
    'gu',
  )
  const ofUnit = new RegExp(
    String.raw`\b(?:an? |one )?${part}(?:(?: of)? an? |[ -])(\p{L}+)\b`,
    'gu',
  )
  const worthOf = (word: string | undefined) =>
    word === undefined ? undefined : /^\d/.test(word) ? Number(word) : lookup(numbers, word)
  const written = (value: number) => String(Number(value.toPrecision(6)))

  return (text) =>
    text
      .replace(behindFigure, (whole, count: string, name: string, unit: string) => {
        const worth = worthOf(count)
        return worth !== undefined && isMeasure(unit)
          ? `${written(worth + fractions[name]!)} ${unit}`
          : whole
      })
      .replace(behindUnit, (whole, count: string | undefined, unit: string, name: string) => {
        if (!isMeasure(unit)) return whole
        const worth = worthOf(count)
        const before = worth === undefined && count && !/^an?$/.test(count) ? `${count} ` : ''
        return `${before}${written((worth ?? 1) + fractions[name]!)} ${unit}`
      })
      .replace(ofUnit, (whole, name: string, unit: string) =>
        isMeasure(unit) ? `${written(fractions[name]!)} ${unit}` : whole,
      )
}
