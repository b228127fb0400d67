import { formatValue } from '#domain/catalogue/attribute.ts'
import { canConvert, toUnit } from '#domain/catalogue/units.ts'
import { typedNumber } from '#domain/texts/typed-number.ts'
import * as texts from '#texts/documents.ts'

/** Of each unit that documents say a second time, the other: 'mm' is read in 'in'. */
export type SecondUnits = Readonly<Record<string, string>>

/** What products have no figures of: times a factor. */
const factors = new Map([
  ['cm in', 1 / 2.54],
  ['N lbf', 1 / 4.4482216152605],
  ['kN lbf', 1000 / 4.4482216152605],
  ['N·m lbf·in', 1 / 0.1129848290276167],
  ['kPa psi', 1 / 6.894757293168],
])

const digits = 3
const oneOf = (words: string) => words.replaceAll(' ', '|')
const lastOfList = oneOf(texts.lastOfFigures)
const number = '[-−]?\\d[\\d.,]*(?<=\\d)'

/**
 * The text with each figure said in a second unit too: '30 mm (1.18 in)', and figures that share a
 * unit together: '300 × 450 mm (11.8 × 17.7 in)'. A figure that is part of a name has a hyphen, as in
 * a 13-mm wrench, and is said once; an author’s own
 * second figure stays. Throws for units that have no conversion.
 */
export function inBothUnits(text: string, units: SecondUnits = {}): string {
  const names = Object.keys(units).toSorted((a, b) => b.length - a.length)
  if (!names.length) return text
  const joint = `(?: (?:${lastOfList}|${oneOf(texts.rangeOfFigures)}) | [×±] ?|[–/])`
  // A comma joins figures where a word stands before the last of them.
  const several = `${number}(?:, ${number})+,? (?:${lastOfList}) ${number}|${number}(?:${joint}${number})*`
  const figures = new RegExp(
    `(?<![\\p{L}\\d.,×/–-])(${several})[ \\u00a0](${anyOf(names)})(?![\\p{L}\\d·/²³]| \\([^()]*[ \\u00a0](?:${anyOf(Object.values(units))})\\))`,
    'gu',
  )
  return text.replace(figures, (whole, said: string, unit: string) => {
    const other = units[unit]!
    const second = said.replace(new RegExp(number, 'g'), (figure) => shown(figure, unit, other))
    return `${whole} (${second}\u00a0${other})`
  })
}

/** The same of every text in a block that stands in the place of another. */
export function eachInBothUnits<Block extends object>(
  block: Block,
  units: SecondUnits = {},
): Block {
  const said = (_: string, value: unknown) =>
    typeof value === 'string' ? inBothUnits(value, units) : value
  return JSON.parse(JSON.stringify(block), said) as Block
}

function shown(figure: string, unit: string, other: string): string {
  const value = typedNumber(figure.replace(/^[-−]/, ''))
  if (value === undefined) return figure
  const signed = /^[-−]/.test(figure) ? -value : value
  return formatValue(convert(signed, unit, other))
}

function convert(value: number, unit: string, other: string) {
  if (canConvert(unit, other)) return toUnit(value, unit, other)
  const factor = factors.get(`${unit} ${other}`)
  if (!factor) throw new Error(`There is no conversion from ${unit} to ${other}`)
  return Number((value * factor).toPrecision(digits))
}

const anyOf = (names: readonly string[]) => names.map((name) => RegExp.escape(name)).join('|')
