import { expect, test } from 'vitest'
import { documentsOf, exportedBook, importedBook } from './sheets.fixture.ts'

const documents = documentsOf('test/company')
const valves = 'Ball Valves'

test('a workbook and a catalogue from before the field had its name go together', async () => {
  const former = new Map(documents)
  const { compliance, ...rest } = documents.get('ball-valve-dn15')!
  const { costShare, ...said } = compliance as Record<string, unknown>
  former.set('ball-valve-dn15', { ...rest, baba: { ...said, usCostShare: costShare } })
  const book = exportedBook(former)
  const row = book.rowAt(valves, 'ball-valve-dn15')
  book.type(valves, row, 'compliance.costShare', 80)
  for (const head of book.sheet(valves).rows!.slice(1, 2)) {
    for (const [at, key] of head.entries()) {
      if (typeof key !== 'string') continue
      head[at] = key
        .replace('compliance.costShare', 'baba.usCostShare')
        .replace(/^compliance/, 'baba')
    }
  }
  const { next, faults } = await importedBook(book, former)
  expect(faults).toEqual([])
  expect(next.get('ball-valve-dn15')).toMatchObject({ baba: { ...said, usCostShare: 80 } })
  expect(next.get('ball-valve-dn15')).not.toHaveProperty('compliance')
})
