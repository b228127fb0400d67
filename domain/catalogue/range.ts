import type { AttributeValue } from './attribute.ts'

/** Bounds of a number in its attribute's own unit; an open side is left out, never both. */
export type Range = { low?: number; high?: number }
/** Asked ranges by attribute key. */
export type Ranges = Record<string, Range>

/** A range with its sides in order, whichever way they were given; undefined without any. */
export function rangeOf(low: number | undefined, high: number | undefined): Range | undefined {
  if (low === undefined && high === undefined) return undefined
  const [from, to] =
    low !== undefined && high !== undefined && low > high ? [high, low] : [low, high]
  return { ...(from !== undefined && { low: from }), ...(to !== undefined && { high: to }) }
}

/**
 * Reads '144..', '..0.3' or '10..20' as it stands in addresses, the same in any language; undefined for
 * any other text. What is typed into a field is read by `typed-ranges.ts`.
 */
export function parseRange(text: string): Range | undefined {
  const match = written.exec(text)
  if (!match) return undefined
  // No minus zero: it reads as zero the next time.
  const [low, high] = [match[1], match[2]].map((side) => (side ? Number(side) + 0 : undefined))
  // Half of what was asked would be something else.
  if (low === Infinity || high === Infinity || low === -Infinity || high === -Infinity) {
    return undefined
  }
  return rangeOf(low, high)
}

/** Writes the range as `parseRange` reads it. */
export function formatRange({ low, high }: Range): string {
  return `${low ?? ''}..${high ?? ''}`
}

const side = String.raw`-?\d+(?:\.\d+)?(?:e[+-]?\d+)?`
const written = new RegExp(String.raw`^(${side})?\.\.(${side})?$`, 'i')

/**
 * Whether a value, in short (`headline`), meets a range: a number that lies inside, an interval
 * that covers what is asked. Of a range with an open side an interval has to hold the other end.
 */
export function meetsRange(value: AttributeValue, { low, high }: Range): boolean {
  if (typeof value === 'number') return value >= (low ?? -Infinity) && value <= (high ?? Infinity)
  if (typeof value !== 'object') return false
  const { min = -Infinity, max = Infinity } = value
  return min <= (low ?? high!) && (high ?? low!) <= max
}
