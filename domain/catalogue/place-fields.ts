/** The fields that say where a product stands: filters, but no part of its values. */
export const placeFields = ['productFamily', 'subFamily'] as const

export function isPlaceField(key: string): boolean {
  return (placeFields as readonly string[]).includes(key)
}
