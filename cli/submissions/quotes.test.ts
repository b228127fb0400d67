import { expect, test } from 'vitest'
import { referenceOf } from '#domain/submission/reference.ts'
import { contact, quote } from '#test/submissions.fixture.ts'
import { readCsv } from './read-csv.fixture.ts'
import { world } from './submissions.fixture.ts'

test('the list says how many parts a quote has, and shows them when asked to', async () => {
  const { run, store } = world()
  const lines = [
    { partNumber: 'QV-15', quantity: 1200, note: 'two\nlines', name: 'Ball valve' },
    { partNumber: 'QH-12-3M', quantity: 2, note: '' },
  ]
  await store.add(quote({ lines }), Date.now())
  await store.add(quote({ lines: lines.slice(1) }), Date.now() + 1)
  await store.add(contact(), Date.now() + 2)
  const plain = (await run('list')).output
  expect(plain).toMatch(/  quote, 2 lines  /)
  expect(plain).toMatch(/  quote, 1 line +\d/)
  expect(plain.split('\n')).toHaveLength(5)
})

test('the export has a row for each part of a quote, which repeats the rest', async () => {
  const { run, store } = world()
  const lines = [
    { partNumber: '=QV-15', quantity: 40, note: 'a "quoted", note', name: 'Ball valve' },
    { partNumber: 'QH-12-3M', quantity: 2, note: '' },
  ]
  const [two, none] = [quote({ lines }), quote({ lines: [] })]
  await store.add(two, 1)
  await store.add(none, 2)
  await store.add(contact(), 3)
  const rows = readCsv((await run('export', '--csv')).raw)
  const of = {
    id: two.id,
    reference: referenceOf(two),
    kind: 'quote',
    companyName: 'Harbor Waterworks',
  }
  expect(rows).toMatchObject([
    {
      ...of,
      line: '1',
      partNumber: "'=QV-15",
      quantity: '40',
      partName: 'Ball valve',
      note: 'a "quoted", note',
    },
    { ...of, line: '2', partNumber: 'QH-12-3M', quantity: '2', partName: '', note: '' },
    { id: none.id, line: '', partNumber: '', quantity: '' },
    { kind: 'contact', line: '', note: '' },
  ])
})
