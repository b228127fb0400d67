import type { AttributeHelp } from '#domain/catalogue/attribute.ts'

/** What a buyer reads about each field, and what its values may be. */
export const attributeHelp: Record<string, AttributeHelp> = {
  productFamily: { kind: 'text', group: 'Product', explain: 'The family it belongs to.' },
  subFamily: { kind: 'text', group: 'Product', explain: 'The kind within its family.' },
  length: { kind: 'number', group: 'Build', explain: 'The longest side, without packing.' },
  weight: { kind: 'number', group: 'Build', explain: 'Of one piece, without packing.' },
  material: {
    kind: 'choice',
    group: 'Build',
    explain: 'What the outside is made of.',
    values: ['Aluminum', 'Steel', 'Plastic'],
  },
  operatingTemperature: {
    kind: 'interval',
    covers: 'works at',
    group: 'Use',
    explain: 'Of the air around it while it works.',
  },
  stocked: { kind: 'yes/no', group: 'Supply', explain: 'Whether it is on the shelf.' },
}

/** Headings of a specification in their order; one that is not named here comes last. */
export const attributeGroups: string[] = ['Product', 'Use', 'Build', 'Supply']
