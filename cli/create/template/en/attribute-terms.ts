import type { AttributeTerm } from '#domain/catalogue/attribute.ts'

/**
 * The fields of the products by their key in catalogue/: each is a filter and a row of the
 * specification. `unit` stands behind a number, `better` says which way a buyer wants it.
 */
export const attributeTerms: AttributeTerm[] = [
  { key: 'productFamily', label: 'Family' },
  { key: 'subFamily', label: 'Type' },
  { key: 'length', unit: 'mm' },
  { key: 'weight', unit: 'kg', better: 'lower' },
  { key: 'material' },
  { key: 'operatingTemperature', unit: '°C' },
  { key: 'stocked', label: 'In stock' },
]
