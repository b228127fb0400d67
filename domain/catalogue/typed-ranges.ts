import { reservedParameters } from './listing-state.ts'
import { typedNumber, writeTyped } from '#domain/texts/typed-number.ts'
import { rangeOf, type Range, type Ranges } from './range.ts'

/** The name of the form field for one side of a range, or for `at`: both sides in one. */
export function sideName(key: string, side: Side): string {
  return `${key}.${side}`
}

/** The attribute key that a parameter is about: its name, or what stands before a side of a range. */
export function fieldOf(name: string): string {
  return typedSide(name)?.key ?? name
}

type Side = 'low' | 'high' | 'at'

function typedSide(name: string): { key: string; side: Side } | undefined {
  const match = /^(.+)\.(low|high|at)$/.exec(name)
  return match ? { key: match[1]!, side: match[2] as Side } : undefined
}

/** What a form sends where no script runs: a range as it was typed, side by side. */
export function typedRanges(params: URLSearchParams): Ranges {
  const ranges: Ranges = Object.create(null)
  for (const name of params.keys()) {
    const key = typedSide(name)?.key
    if (key === undefined || reservedParameters.has(key) || Object.hasOwn(ranges, key)) continue
    const figure = (side: Side) => typedNumber(params.get(sideName(key, side)) ?? '')
    const at = typedSpan(params.get(sideName(key, 'at')) ?? '')
    const range = rangeOf(figure('low') ?? at?.low, figure('high') ?? at?.high)
    if (range) ranges[key] = range
  }
  return ranges
}

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
