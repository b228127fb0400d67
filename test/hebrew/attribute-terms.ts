import type { AttributeTerm } from '#domain/catalogue/attribute.ts'

export const attributeTerms: AttributeTerm[] = [
  { key: 'productFamily', label: 'משפחה' },
  { key: 'subFamily', label: 'סוג' },
  { key: 'length', label: 'אורך', unit: 'mm' },
  { key: 'pressure', label: 'לחץ עבודה מרבי', unit: 'bar', better: 'higher' },
  { key: 'weight', label: 'משקל', unit: 'kg', better: 'lower' },
  { key: 'thread', label: 'הברגה' },
  { key: 'material', label: 'חומר' },
  { key: 'operatingTemperature', label: 'טמפרטורת עבודה', unit: '°C' },
  { key: 'stocked', label: 'במלאי' },
]
