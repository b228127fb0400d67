import type { AttributeHelp } from '#domain/catalogue/attribute.ts'

/** Was ein Käufer über jedes Feld liest, und welche Werte es haben kann. */
export const attributeHelp: Record<string, AttributeHelp> = {
  productFamily: { kind: 'text', group: 'Produkt', explain: 'Die Familie, zu der es gehört.' },
  subFamily: { kind: 'text', group: 'Produkt', explain: 'Die Art innerhalb der Familie.' },
  length: { kind: 'number', group: 'Aufbau', explain: 'Die längste Seite, ohne Verpackung.' },
  weight: { kind: 'number', group: 'Aufbau', explain: 'Ein Stück ohne Verpackung.' },
  material: {
    kind: 'choice',
    group: 'Aufbau',
    explain: 'Woraus das Äußere besteht.',
    values: ['Aluminium', 'Stahl', 'Kunststoff'],
  },
  operatingTemperature: {
    kind: 'interval',
    covers: 'arbeitet bei',
    group: 'Einsatz',
    explain: 'Die Luft der Umgebung, während es arbeitet.',
  },
  stocked: { kind: 'yes/no', group: 'Lieferung', explain: 'Ob es im Regal liegt.' },
}

/** Überschriften der technischen Daten in ihrer Reihenfolge; was hier fehlt, steht am Ende. */
export const attributeGroups: string[] = ['Produkt', 'Einsatz', 'Aufbau', 'Lieferung']
