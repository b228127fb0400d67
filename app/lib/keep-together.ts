import { keepUnits } from '#domain/texts/keep-units.ts'

/** Fields that hold an address or a file name: there every space counts. */
const addresses = new Set(['path', 'to', 'url', 'file', 'image', 'film', 'poster'])

/** A number and its unit never stand on two lines: every text within `value` gets a fixed space. */
export function keepTogether<T>(value: T): T {
  if (typeof value === 'string') return keepUnits(value) as T
  if (Array.isArray(value)) return value.map(keepTogether) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      addresses.has(key) ? part : keepTogether(part),
    ]),
  ) as T
}
