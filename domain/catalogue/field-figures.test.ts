import { expect, test } from 'vitest'
import type { TradeRules } from '#domain/records/trade-rules.ts'
import { fieldFigures, isOnSale } from './field-figures.ts'

const trade: TradeRules = {
  immaterial: 'course',
  standards: 'standards',
  entries: { count: 'openings' },
  compliance: { attribute: 'publicFunds', waived: ['With waiver'], classes: [] },
}
const attributes = [
  { key: 'temperature', kind: 'interval' as const },
  { key: 'loss', bases: ['one joint'] },
]

function figure(field: string, ...documents: object[]) {
  const found = fieldFigures(documents as Record<string, unknown>[], { attributes, trade })
  const { could, carry } = found.find((one) => one.field === field) ?? {}
  return could === undefined ? undefined : `${carry} of ${could}`
}

test('what is no thing to hold could carry neither parts nor a size', () => {
  const valve = { variants: [{ partNumber: 'A-1' }], size: { width: 1 } }
  const documents = [valve, { variants: [] }, { course: 'Two days' }]
  expect(figure('variants or ordering', ...documents)).toBe('1 of 2')
  expect(figure('size', ...documents)).toBe('1 of 2')
  expect(figure('aka', ...documents)).toBe('0 of 3')
})

test.each([
  ['provides or accepts', { accepts: [{ interface: 'seat', count: 1 }] }, {}],
  ['includes or accessories', { includes: [{ partNumber: 'B-1' }] }, { accessories: [] }],
  ['compliance', { publicFunds: 'Compliant', compliance: {} }, { publicFunds: 'Compliant' }],
  ['conformity', { standards: ['EN 1'], conformity: [{}] }, { standards: ['EN 1'] }],
  ['entries', { openings: 4, entries: [{}] }, { openings: 4 }],
  [
    'compliance.waivedInput',
    { publicFunds: 'With waiver', compliance: { waivedInput: 'ore' } },
    { publicFunds: 'With waiver', compliance: {} },
  ],
  [
    'lifecycle.replacedBy',
    { lifecycle: { state: 'withdrawn', replacedBy: 'b' } },
    { lifecycle: { state: 'withdrawn' } },
  ],
  ['temperature as an interval', { temperature: { min: 0, max: 9 } }, { temperature: '0 to 9' }],
  ['loss with its basis', { loss: { max: 1, basis: 'one joint' } }, { loss: 1 }],
])('%s is counted where it is filled in', (field, filled, empty) => {
  expect(figure(field, filled, empty)).toBe('1 of 2')
})

test.each([
  ['compliance', { standards: ['EN 1'] }],
  ['compliance.waivedInput', { publicFunds: 'Compliant' }],
  ['lifecycle.replacedBy', { lifecycle: { state: 'active' } }],
  ['temperature as an interval', { loss: 1 }],
])('%s is no line where nothing calls for it', (field, document) => {
  expect(figure(field, document)).toBeUndefined()
})

test('what is left out or withdrawn is not on sale', () => {
  expect([{}, { 'Include Y or N': 'Y' }].every(isOnSale)).toBe(true)
  expect(isOnSale({ 'Include Y or N': 'N' })).toBe(false)
  expect(isOnSale({ lifecycle: { state: 'withdrawn' } })).toBe(false)
})
