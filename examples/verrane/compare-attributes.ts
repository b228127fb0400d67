import type { CompareAttributes } from '#domain/records/compare-attributes.ts'

export const compareAttributes: CompareAttributes = {
  ofAll: ['beadBaba', 'countryOfOrigin', 'lds', 'operatingTemperature', 'weight'],
  leftOut: ['beadBaba', 'standards'],
}
