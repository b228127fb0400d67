import type { LossBudget } from '#domain/records/loss-budget.ts'
import { tradeRules } from './trade-rules.ts'

/** Another sum than one of losses: what hangs on the brackets of a line. */
export const lossBudget: LossBudget | undefined = {
  unit: 'kg',
  attributes: [
    {
      key: 'weight',
      nominal: {
        within: (weight) => ({ least: weight * 0.9, typical: weight, worst: weight * 1.1 }),
        source: 'within a tenth',
      },
    },
  ],
  bases: {},
  usual: '20',
  conditions: [
    { key: '20', label: '20 °C', value: 20 },
    { key: '90', label: '90 °C', value: 90 },
  ],
  holdsFor: 'operatingTemperature',
  media: [
    {
      key: 'pipe',
      label: 'Steel pipe DN 15, full of water',
      per: { 20: { typical: 1.4, worst: 1.5 }, 90: { typical: 1.4, worst: 1.5 } },
      source: 'EN 10255, DN 15, with 0.2 kg of water',
    },
  ],
  lengths: [
    { unit: 'm', factor: 1 },
    { unit: 'ft', factor: 0.3048 },
  ],
  parts: [
    {
      key: 'union',
      label: 'Union',
      losses: { least: 0.1, typical: 0.15, worst: 0.2 },
      source: 'The works, weighed',
    },
  ],
  joints: tradeRules.joints ?? [],
  agree: [{ attribute: 'drinkingWater', groups: [['Y'], ['N']] }],
  limits: [
    {
      key: 'bracket',
      label: 'One bracket',
      group: 'Brackets',
      source: 'The works, sheet 12',
      conditions: ['20'],
      longest: 3,
      least: 0.5,
      most: 5,
    },
  ],
  examples: [{ label: 'A valve between two pipes', query: 'items=pipe:1m,QB-15:1,pipe:1m&at=20' }],
  words: {
    intro: 'Name what hangs between two walls.',
    condition: 'Temperature',
    medium: 'Pipe',
    powers: {
      label: 'Of forces',
      outMin: 'Up at the least',
      outMax: 'Up at the most',
      inMin: 'Down at the least',
      inMax: 'Down at the most',
      unit: 'kg',
    },
    points: ['Piece by piece.'],
  },
}
