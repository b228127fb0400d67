import { renderToStaticMarkup } from 'react-dom/server'
import { sayRange } from '#app/features/filters/range-words.ts'
import { formatValue, formatValues } from '#domain/catalogue/attribute.ts'
import type { Column } from '#domain/deciding/column.ts'
import { compare } from '#domain/deciding/comparison.ts'
import { formatDay, formatDays } from '#domain/texts/days.ts'
import { ComparePage } from '#app/routes/compare.tsx'
import { CompareTable } from './compare-table.tsx'
import type { CompareView } from './compare-view.ts'
import { lifecycleFields, orderingFields } from './compare-fields.ts'

/** The page of two valves and its table, and values in the formats of the language it is built in. */
export function renderedPage() {
  const columns = ['small', 'large'].map((slug, i) => columnOf(slug, i))
  const withdrawn = new Map<string, never>()
  const sources = { catalogue: {} as never, addresses: { withdrawn } as never }
  const loss = {
    key: 'loss',
    label: 'Druckverlust',
    group: '',
    unit: 'bar',
    better: 'lower' as const,
    said: [[{ typ: 0.05, max: 1.5 }], 'not stated' as const],
  }
  const differing = compare(
    [...lifecycleFields(sources, columns, ''), ...orderingFields(columns, ''), loss],
    [],
  )
  const view: CompareView = {
    state: { products: [], differences: false },
    ids: ['small', 'large'],
    names: ['DN 15', 'DN 50'],
    rows: { all: 1200, differing: 1 },
    hasUnits: true,
    unknown: [{ asked: 'DN 51', meant: [] }],
    beyond: [],
    likely: [],
    withdrawn: [],
  }
  const comparison = { view, columns, differing, same: [], isWhole: true }
  return {
    page: renderToStaticMarkup(<ComparePage comparison={comparison} />),
    table: renderToStaticMarkup(<CompareTable {...comparison} />),
    values: [
      formatValue(1234.5, 'bar'),
      formatValue({ min: -20, max: 80 }, '°C'),
      formatValue(true),
      formatValue(50, 'DN'),
      formatValue({ min: 15, max: 50 }, 'DN'),
      formatValues([15, 20], 'DN'),
      sayRange({ low: 15, high: 50 }, diameter, 'metric'),
      formatDay('2026-03-07'),
      formatDays('2026-01-18', '2026-01-22'),
    ],
  }
}

const diameter = { kind: 'number', unit: 'DN', from: 15, to: 50 } as never

function columnOf(slug: string, at: number): Column {
  const partNumber = `KV-${slug}`
  const lifecycle = at ? { state: 'new', from: '2026-03' } : {}
  const product = { slug, name: `Kugelhahn ${slug}`, partNumber, image: '', lifecycle }
  return {
    id: slug,
    product: product as never,
    partNumber,
    attributes: {},
    variants: at
      ? [
          { partNumber, stock: 'stock', attributes: {} },
          { partNumber: `${partNumber}-2`, stock: 'order', attributes: {} },
        ]
      : [],
    pattern: undefined,
    isNumber: at === 0,
    choices: [],
  }
}
