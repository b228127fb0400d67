import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { fakeTerminal, filesIn } from '../operator.fixture.ts'
import { diffDocuments } from '../diff.ts'
import { documentsIn } from '../read-folder.ts'
import { placeOf } from './file-fault.ts'
import { importFile } from './import.ts'
import { mistakes } from './mistakes.fixture.ts'
import { documentsOf, exportedBook, importedBook } from './sheets.fixture.ts'

const documents = documentsOf('test/company')

test('a spreadsheet with all of them is named in full, and nothing is written', async () => {
  const place = temporaryFolder()
  const folder = join(place, 'catalogue')
  cpSync('test/company/catalogue', folder, { recursive: true })
  const before = filesIn(folder)
  const book = exportedBook(documentsIn(folder))
  const planted = mistakes.map((mistake) => ({ ...mistake, at: placeOf(mistake.plant(book)) }))
  const file = join(place, 'edited.xlsx')
  writeFileSync(file, await book.bytes())

  const { terminal, lines, output } = fakeTerminal()
  const options = { file, folder, storage: 'test/company/storage', checkFiles: true }
  const status = await importFile(
    { ...options, write: true, delete: false, acceptWarnings: true },
    terminal,
  )

  expect(planted.length).toBeGreaterThanOrEqual(30)
  const unnamed = planted.filter(
    ({ at, severity, says }) =>
      !lines.some((line) => line.startsWith(`${at}: ${severity}: `) && line.includes(says)),
  )
  expect(unnamed.map(({ kind, at }) => `${at} ${kind}`)).toEqual([])
  expect(output()).toContain('Nothing was written')
  expect(status).toBe(1)
  expect(filesIn(folder)).toEqual(before)

  const copy = await readXlsx(readFileSync(join(place, 'edited-checked.xlsx')))
  const [front] = copy.sheets
  expect(front!.name).toBe('Messages')
  const unlisted = planted.filter(
    ({ at, says }) =>
      !front!.rows.some(
        ([sheet, cell, , message]) =>
          `${String(sheet)}!${String(cell)}` === at && String(message).includes(says),
      ),
  )
  expect(unlisted.map(({ kind, at }) => `${at} ${kind}`)).toEqual([])
})

test('what is read without a doubt is read as it was meant', async () => {
  const book = exportedBook(documents)
  const kinds = ['“0.25” for weight', '“101 mm” for length']
  const sound = mistakes.filter(({ kind }) => kinds.includes(kind))
  sound.forEach(({ plant }) => plant(book))
  const { next } = await importedBook(book, documents)

  expect(sound).toHaveLength(2)
  expect(next.get('gauge-63')).toMatchObject({ weight: 0.25 })
  expect(next.get('ball-valve-dn32')).toMatchObject({ length: 101 })
  expect(diffDocuments(documents, next).map(({ id }) => id)).toEqual([
    'ball-valve-dn32',
    'gauge-63',
  ])
})
