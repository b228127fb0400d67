import type { AttributeValue, Better, Measure } from './attribute.ts'

/**
 * What stands for a value in short, as on cards, in filters and in the order of a list: of a
 * measure the end that counts, else what is typical; an interval of a field without a better
 * direction is itself. Basis and conditions are left out.
 */
export function headline(value: AttributeValue, better?: Better): AttributeValue {
  if (typeof value !== 'object') return value
  const { min, typ, max } = value
  if (!better && min !== undefined && max !== undefined) return { min, max }
  return (better === 'lower' ? max : better && min) ?? typ ?? max ?? min!
}

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
