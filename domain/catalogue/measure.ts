import type { AttributeValue, Measure } from './attribute.ts'

/** A headline as it stands in addresses: '0.5', '-40 to 75 °C'. */
export function valueText(value: AttributeValue, unit = ''): string {
  return typeof value === 'object'
    ? `${value.min} to ${value.max} ${unit}`.trimEnd()
    : String(value)
}

/** The lowest and highest number a value holds; undefined for what is no number. */
export function extentOf(
  value: AttributeValue,
): Required<Pick<Measure, 'min' | 'max'>> | undefined {
  if (typeof value === 'number') return { min: value, max: value }
  if (typeof value !== 'object') return undefined
  const { min, typ, max } = value
  return { min: (min ?? typ ?? max)!, max: (max ?? typ ?? min)! }
}
