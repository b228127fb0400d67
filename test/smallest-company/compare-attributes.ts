import type { CompareAttributes } from '#domain/records/compare-attributes.ts'

export const compareAttributes: CompareAttributes = {
  ofAll: ['publicFunds', 'operatingTemperature', 'weight'],
  leftOut: ['publicFunds'],
}
