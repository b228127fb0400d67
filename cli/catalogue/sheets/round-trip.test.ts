import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { canonical } from '#domain/sheets/merge-record.ts'
import { diffDocuments } from '../diff.ts'
import { documentsOf, exportedBook, importedBook } from './sheets.fixture.ts'

test('a catalogue that goes out and comes back is as it was', async () => {
  const documents = documentsOf('test/company')
  const { next, faults, gone } = await importedBook(exportedBook(documents), documents)

  expect(documents.size).toBeGreaterThan(20)
  expect(faults).toEqual([])
  expect(gone).toEqual([])
  expect(diffDocuments(documents, next)).toEqual([])
})

test('a workbook alone holds the whole catalogue', async () => {
  const documents = documentsOf('test/company')
  const book = exportedBook(documents)
  book.withoutBase()
  const { next, faults } = await importedBook(book, new Map())

  // An empty cell cannot say that having no rank is meant.
  const unranked = [...documents.values()].filter(({ rank }) => rank === null)
  expect(faults.filter(({ severity }) => severity !== 'note')).toEqual(
    unranked.map(() =>
      expect.objectContaining({
        severity: 'warning',
        message: expect.stringContaining('the list of all products leaves it out'),
      }),
    ),
  )
  expect([...next.keys()].sort()).toEqual([...documents.keys()].sort())
  for (const [id, data] of documents) expect(plain(next.get(id)!), id).toEqual(plain(data))
})

test('the command takes a company of any size out and back', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'catalogue.xlsx')
  const run = (...args: string[]) =>
    spawnSync('node', ['cli/catalogue.ts', ...args, file], {
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: 'test/smallest-company' },
    })

  expect(run('export').stdout).toContain('3 products of test/smallest-company/catalogue')
  const { stdout, stderr, status } = run('import')
  expect(stderr).not.toContain('written')
  expect(stdout).toContain('no changes')
  expect(status).toBe(0)
})

/** Without what stands for nothing, and lists of one as that one. */
function plain(data: Record<string, unknown>) {
  const entries = Object.entries(data).map(
    ([field, value]) => [field, canonical(field, value)] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
