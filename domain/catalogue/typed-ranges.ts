import { reservedParameters } from './listing-state.ts'
import { typedNumber } from '#domain/texts/typed-number.ts'
import { rangeOf, type Ranges } from './range.ts'
import { typedSpan } from './typed-span.ts'

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
