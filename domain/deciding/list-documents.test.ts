import { expect, test } from 'vitest'
import { createNumberReader } from '#domain/catalogue/number-reader.ts'
import { listDocuments } from './list-documents.ts'
import { parsedProduct } from './parsed-product.fixture.ts'

const product = (slug: string, more: Record<string, unknown>) =>
  parsedProduct(slug, { slug, partNumber: slug, ...more })
const numbers = createNumberReader([
  product('QB-1', {
    dataSheet: 'dataSheets/valve.pdf',
    compliance: { status: 'Yes', letter: 'QL-1' },
  }),
  product('QB-2', {
    dataSheet: '/dataSheets/valve.pdf',
    compliance: { status: 'Yes', letter: 'QL-1' },
  }),
  product('QB-3', {
    dataSheet: 'https://elsewhere.example/a.pdf',
    compliance: { letter: 'constructor' },
  }),
  product('QB-4', { dataSheet: 'dataSheets/asks-first.pdf', installationGuide: 'guides/a.pdf' }),
  product('QB-5', { dataSheet: 'dataSheets/gauge.pdf' }),
])
const sources = { letterFiles: { 'QL-1': 'letters/one.pdf' }, gated: ['asks first'] }
const items = (...names: string[]) => names.map((partNumber) => ({ partNumber, quantity: 2 }))

test('documents of a list are those of its products, each once, in its order', () => {
  expect(
    listDocuments(items('QB-5', 'qb-1', 'QB-2', 'nothing', 'QB-3', 'QB-4'), numbers, sources),
  ).toEqual({
    'data-sheets': ['dataSheets/gauge.pdf', 'dataSheets/valve.pdf'],
    letters: ['letters/one.pdf'],
  })
  expect(listDocuments([], numbers, sources)).toEqual({ 'data-sheets': [], letters: [] })
})
