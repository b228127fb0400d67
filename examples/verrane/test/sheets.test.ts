import { expect, test } from 'vitest'
import { withPresentNames } from '#domain/catalogue/former-names.ts'
import { canonical } from '#domain/sheets/merge-record.ts'
import { companyFolder } from '../../../cli/company.mjs'
import { diffDocuments } from '../../../cli/catalogue/diff.ts'
import {
  documentsOf,
  exportedBook,
  importedBook,
} from '../../../cli/catalogue/sheets/sheets.fixture.ts'

const documents = documentsOf(companyFolder().path)

test('the catalogue goes into a workbook and comes back as it was', async () => {
  const { next, faults } = await importedBook(exportedBook(documents), documents, false)
  expect(faults).toEqual([])
  expect(diffDocuments(documents, next)).toEqual([])
})

test('the workbook alone holds all of it', async () => {
  const book = exportedBook(documents)
  book.withoutBase()
  const { next, faults } = await importedBook(book, new Map(), false)
  expect(faults.filter(({ severity }) => severity === 'error')).toEqual([])
  for (const [id, data] of documents)
    expect(plain(next.get(id)!), id).toEqual(plain(withPresentNames(data)))
})

/** Without what stands for nothing, and lists of one as that one. */
function plain(data: Record<string, unknown>) {
  const entries = Object.entries(data).map(
    ([field, value]) => [field, canonical(field, value)] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
