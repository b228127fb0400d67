import { formatValue, type AttributeValue } from '#domain/catalogue/attribute.ts'
import { extentOf } from '#domain/catalogue/measure.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'

export type Comparison = 'at least' | 'at most' | 'over' | 'under' | 'exactly'

/** One thing a product has to be. Requirements of a later turn replace those of their slot. */
export type Requirement = {
  slot: string
  /** Attribute fields of which one has to satisfy it. */
  fields: string[]
  /** As it is told back: 'at least 144 fibers'. */
  says: string
} & (
  | { test: 'number'; comparison: Comparison; value: number }
  | { test: 'covers'; value: number }
  | { test: 'text'; matches: RegExp }
  /** No field may match; a field that is not known cannot be held against a product. */
  | { test: 'none'; matches: RegExp }
)

/** True only for what the catalogue states: an unknown value satisfies nothing. */
export function meets(product: ProductSummary, requirement: Requirement): boolean {
  const values = requirement.fields.flatMap((field) => product.attributes[field] ?? [])
  switch (requirement.test) {
    case 'number':
      return values.some((value) => compare(value, requirement))
    case 'covers':
      return values.some((value) => covers(value, requirement.value))
    case 'text':
      return values.some((value) => requirement.matches.test(said(value)))
    case 'none':
      return !values.some((value) => requirement.matches.test(said(value)))
  }
}

/** Of a measure the end counts that is worse for what was asked. */
function compare(
  value: AttributeValue,
  { comparison, value: wanted }: { comparison: Comparison; value: number },
): boolean {
  const extent = extentOf(value)
  if (!extent) return false
  const { min, max } = extent
  if (comparison === 'at least') return min >= wanted
  if (comparison === 'at most') return max <= wanted
  if (comparison === 'over') return min > wanted
  if (comparison === 'under') return max < wanted
  return min <= wanted && wanted <= max
}

const said = (value: AttributeValue) =>
  typeof value === 'object' ? formatValue(value) : String(value)

/** '1270–1350 nm' and an interval cover what lies between; a number covers itself. */
export function covers(value: AttributeValue, wanted: number): boolean {
  const extent = extentOf(value)
  if (extent) return extent.min <= wanted && wanted <= extent.max
  return (
    typeof value === 'string' &&
    rangesOf(value).some(([from, to]) => from <= wanted && wanted <= to)
  )
}

const ranges = new Map<string, [number, number][]>()

/** Texts repeat across a catalogue, so each is read once; their number is bounded by its editors. */
function rangesOf(text: string): [number, number][] {
  const known = ranges.get(text)
  if (known) return known
  const form = /([-−]?\d+(?:\.\d+)?)\s*(?:to|–)\s*([-−]?\d+(?:\.\d+)?)/g
  const scale = /µm\s*$/.test(text) ? 1000 : 1
  const number = (digits: string | undefined) => Number(digits?.replace('−', '-')) * scale
  const read = [...text.matchAll(form)].map(([, from, to]): [number, number] => [
    number(from),
    number(to),
  ])
  if (ranges.size < 1000) ranges.set(text, read)
  return read
}

/** How far a product lies from the figure asked for: made for 1550 nm is nearer than good to 1650. */
export function distance(product: ProductSummary, requirement: Requirement): number {
  if (requirement.test === 'covers') {
    const stated = requirement.fields.flatMap((field) => product.attributes[field] ?? [])
    return stated.includes(requirement.value) ? 0 : 0.3
  }
  if (requirement.test !== 'number' || requirement.value <= 0) return 0
  const values = requirement.fields.flatMap((field) => product.attributes[field] ?? [])
  const numbers = values
    .flatMap((value) => Object.values(extentOf(value) ?? {}))
    .filter((number) => number > 0)
  if (numbers.length === 0) return 9
  // Better than asked for is no farther where less is better.
  if (requirement.comparison === 'at most' || requirement.comparison === 'under') return 0
  return Math.min(...numbers.map((n) => Math.abs(Math.log(n / requirement.value))))
}
