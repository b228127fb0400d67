import { expect, test } from 'vitest'
import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { tableView } from './table-view.ts'

const bore = { key: 'bore', label: 'Bore', unit: 'mm', usUnit: 'in' }
const column = (more: object = {}) => ({ ...bore, ...more })
const view = (values: AttributeValue[][], given: Parameters<typeof tableView>[1] = [bore]) =>
  tableView(
    values.map((own, i) =>
      sampleProduct({
        name: `p${i}`,
        partNumber: `P-${i}`,
        attributes: own.length ? { bore: own } : {},
      }),
    ),
    given,
  )
const cells = (...given: Parameters<typeof view>) => view(...given).rows.map((row) => row.cells[0])

test('a table has a row for each product, and its units in the heads', () => {
  expect(view([[15], []])).toEqual({
    columns: [{ key: 'bore', label: 'Bore', unit: 'mm', us: 'in', isNumeric: true }],
    rows: [
      { slug: 'p0', name: 'p0', number: 'P-0', cells: [['15', '0.591']] },
      { slug: 'p1', name: 'p1', number: 'P-1', cells: [''] },
    ],
  })
})

test('a cell says a value in short, as cards and filters do', () => {
  const loss = { key: 'bore', label: 'Loss, max', unit: 'dB', better: 'lower' as const }
  expect(cells([[{ typ: 0.2, max: 0.5, basis: 'two joints' }], [0.3]], [loss])).toEqual([
    '0.5',
    '0.3',
  ])
  const range = { key: 'bore', label: 'Range', unit: '°C', usUnit: '°F' }
  expect(cells([[{ min: -40, max: 75 }]], [range])).toEqual([['−40 to 75', '−40 to 167']])
  expect(cells([[15, 20]])).toEqual([['15, 20', '0.591, 0.787']])
})

test('a column of words is none of numbers, and has one text for both systems', () => {
  const { columns, rows } = view([['small'], [15]])
  expect(columns[0]).not.toHaveProperty('isNumeric')
  expect(rows.map((row) => row.cells[0])).toEqual(['small', ['15', '0.591']])
})

test('a unit that the label counts in is not said again', () => {
  const ports = column({ label: 'Ports', unit: 'ports', usUnit: undefined })
  expect(view([[2]], [ports]).columns).toEqual([{ key: 'bore', label: 'Ports', isNumeric: true }])
})
