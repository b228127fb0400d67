import type { AttributeValue } from './attribute.ts'
import { isAttributeValue } from './product-document.ts'

/** By attribute key, the values that are usable as stored; `refuse` hears the keys of the others. */
export function storedAttributes(
  stored: object,
  refuse: (key: string) => void,
): Record<string, AttributeValue[]> {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, value]: [string, unknown]) => {
      const values = (Array.isArray(value) ? value : [value]).filter(
        (one) => one !== null && one !== '',
      )
      if (values.every(isAttributeValue)) return values.length ? [[key, values]] : []
      refuse(key)
      return []
    }),
  )
}
