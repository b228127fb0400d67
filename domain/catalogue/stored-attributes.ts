import type { AttributeValue } from './attribute.ts'
import { isAttributeValue } from '#domain/records/product-document.ts'

/** By attribute key, the values that are usable as stored; `refuse` hears the keys of the others. */
export function storedAttributes(
  stored: object,
  refuse: (key: string) => void,
  /** What is no attribute. */
  others?: ReadonlySet<string>,
): Record<string, AttributeValue[]> {
  const read: [string, AttributeValue[]][] = []
  for (const [key, value] of Object.entries(stored) as [string, unknown][]) {
    if (others?.has(key)) continue
    const values = (Array.isArray(value) ? value : [value]).filter(
      (one) => one !== null && one !== '',
    )
    if (!values.every(isAttributeValue)) refuse(key)
    else if (values.length) read.push([key, values])
  }
  return Object.fromEntries(read)
}
