import { describe, expect, test } from 'vitest'
import { createColumnOf } from './column.ts'
import { flatten } from './flatten.ts'
import { readField } from './read-field.ts'

const columnOf = createColumnOf([
  { key: 'loss', unit: 'bar', kind: 'number' },
  { key: 'range', unit: '°C', kind: 'interval' },
  { key: 'body', kind: 'choice', values: ['Brass', 'Steel'] },
  { key: 'lockable', kind: 'yes/no' },
  { key: 'note', kind: 'text' },
])
const cellsOf = (data: Record<string, unknown>) => Object.fromEntries(flatten(data).main.cells)
const backFrom = (field: string, value: unknown) =>
  readField(field, flatten({ [field]: value }), columnOf)

describe('a value', () => {
  test('of limits has a column for each of them', () => {
    expect(cellsOf({ loss: { typ: 0.3, max: 0.5, basis: 'two seats', at: '20 °C' } })).toEqual({
      'loss.typ': 0.3,
      'loss.max': 0.5,
      'loss.basis': 'two seats',
      'loss.at': '20 °C',
    })
  })

  test('that stands for nothing has no cell', () => {
    expect(cellsOf({ loss: null, body: '', note: [], text: undefined })).toEqual({})
  })

  test.each([
    ['loss', 0.3],
    ['loss', [0.1, 0.2]],
    ['loss', { typ: 0.3, max: 0.5, basis: 'two seats' }],
    ['loss', [{ max: 0.3, at: '20 °C' }, { typ: 0.1 }]],
    ['range', { min: -40, max: 75 }],
    [
      'range',
      [
        { min: 1, max: 2 },
        { min: 3, max: 4 },
      ],
    ],
    ['body', 'Brass'],
    ['body', ['Brass', 'Steel']],
    ['lockable', true],
    ['lockable', 'N'],
    ['note', '1-2'],
    ['note', '12'],
    ['undescribed', 12],
    ['undescribed', '12'],
    ['undescribed', [1, 2]],
    ['undescribed', ['a', 'b']],
    ['features', ['One', 'Two; and three']],
    ['aka', ['Former name']],
    ['text', 'One line.\nAnother.'],
    ['lifecycle', { state: 'withdrawn', lastOrder: '2027-06', replacedBy: 'QB-15' }],
    ['size', { width: 440, height: 43.6 }],
    ['provides', [{ interface: 'G 1/4', count: 2, width: 1 }]],
    ['accessories', [{ partNumber: 'QK-15', maximum: 1, relation: 'seat' }]],
    ['conformity', [{ body: 'ISO', number: '5208', relation: 'qualified', depth: 1 }]],
    [
      'variants',
      [{ partNumber: 'A-1', stock: 'stock', leadDays: 2, loss: { max: 0.3 }, body: 'Steel' }],
    ],
    [
      'ordering',
      {
        pattern: 'A-{length}-{end}',
        slots: {
          length: { label: 'Length', unit: 'm', mark: '', min: 1, max: 9, step: 0.5 },
          end: {
            label: 'End',
            values: [
              { code: 'S', label: 'Straight' },
              {
                code: 'B',
                label: 'Bent',
                attributes: { body: 'Steel', loss: { max: 0.4 }, range: null },
              },
            ],
          },
        },
      },
    ],
  ] as const)('comes back as it went: %s, %j', (field, value) => {
    expect(backFrom(field, value)).toEqual({ value, faults: [] })
  })
})

test.each([
  ['loss', { max: 0.3, tolerance: 1 }],
  ['loss', [[1, 2], [3]]],
  ['note', ['two\nlines', 'one']],
  ['note', ['1', 2, true]],
  ['features', ['two\nlines']],
  ['lifecycle', { state: 'active', since: 'ever' }],
  ['provides', [{ interface: 'G 1/4', count: 2, colors: ['red'] }]],
  ['variants', 'none'],
  ['ordering', { pattern: 'A-{x}', slots: {}, remark: 'x' }],
])('what no columns can carry is one cell of JSON, and comes back: %s, %j', (field, value) => {
  const read = backFrom(field, value)
  expect(read.value).toEqual(value)
  expect(flatten({ [field]: value }).tables.size).toBe(0)
})
