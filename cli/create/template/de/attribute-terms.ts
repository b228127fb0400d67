import type { AttributeTerm } from '#domain/catalogue/attribute.ts'

/**
 * Die Felder der Produkte mit ihrem Schlüssel in catalogue/: Jedes ist ein Filter und eine Zeile der
 * technischen Daten. `unit` steht hinter einer Zahl, `better` sagt, was ein Käufer lieber hat.
 */
export const attributeTerms: AttributeTerm[] = [
  { key: 'productFamily', label: 'Produktfamilie' },
  { key: 'subFamily', label: 'Art' },
  { key: 'length', label: 'Länge', unit: 'mm' },
  { key: 'weight', label: 'Gewicht', unit: 'kg', better: 'lower' },
  { key: 'material', label: 'Werkstoff' },
  { key: 'operatingTemperature', label: 'Betriebstemperatur', unit: '°C' },
  { key: 'stocked', label: 'Ab Lager' },
]
