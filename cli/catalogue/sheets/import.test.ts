import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fakeTerminal, filesIn, folderWith } from '../operator.fixture.ts'
import { diffDocuments } from '../diff.ts'
import { documentsIn } from '../read-folder.ts'
import { importFile } from './import.ts'
import { documentsOf, exportedBook, importedBook, type Book } from './sheets.fixture.ts'

const documents = documentsOf('test/company')
const [valves, gauges, seals] = ['Ball Valves', 'Pressure Gauges', 'Seals & Spares']

const changesOf = async (book: Book, current = documents) => {
  const { next, faults } = await importedBook(book, current)
  const wrong = faults.filter(({ severity }) => severity !== 'note')
  expect(wrong).toEqual([])
  return diffDocuments(current, next)
}

test('columns that are moved or left out, rows that are sorted, a title above: nothing changes', async () => {
  const book = exportedBook(documents)
  for (const name of [valves, gauges, seals]) {
    const sheet = book.sheet(name)
    const [labels, keys, ...rows] = sheet.rows!.map(([row, slug, ...others]) => [
      ...others.filter((_, at) => at !== 3).reverse(),
      row!,
      slug!,
    ])
    sheet.rows = [['Prices are not final'], labels!, keys!, ...rows.reverse()]
    sheet.cells = new Map()
    sheet.dataValidations = []
  }
  expect(await changesOf(book)).toEqual([])
})

test('without their numbers variants stay as they are', async () => {
  const book = exportedBook(documents)
  const at = book.columnAt(valves, 'partNumber')
  for (const row of book.sheet(valves).rows!) row.splice(at, 1)
  book.sheet(valves).cells = new Map()
  expect(await changesOf(book)).toEqual([])
})

test('what others changed meanwhile stays, and what both changed is said', async () => {
  const book = exportedBook(documents)
  const row = book.rowAt(gauges, 'gauge-63')
  book.type(gauges, row, 'dial', 65)
  const span = book.type(gauges, row, 'span', 20)
  const meanwhile = new Map(documents)
  meanwhile.set('gauge-63', { ...documents.get('gauge-63'), weight: 0.25, span: 18 })
  const { next, faults } = await importedBook(book, meanwhile)

  expect(next.get('gauge-63')).toMatchObject({ dial: 65, weight: 0.25, span: 18 })
  expect(faults).toMatchObject([
    {
      ...span,
      severity: 'error',
      message: expect.stringContaining('since this file was made') as string,
    },
  ])
})

test('an emptied cell takes the value away', async () => {
  const book = exportedBook(documents)
  book.type(gauges, book.rowAt(gauges, 'gauge-63'), 'filled', null)
  const { next } = await importedBook(book, documents)
  expect(next.get('gauge-63')).not.toHaveProperty('filled')
  expect(next.get('gauge-63')).toHaveProperty('dial', 63)
})

test('a file without products, or that is no workbook, is told so', async () => {
  const book = exportedBook(documents)
  for (const { rows } of book.book.sheets) rows?.splice(2)
  await expect(importedBook(book, documents)).rejects.toThrow('has no products')
  const none = { ...book, bytes: () => Promise.resolve(new TextEncoder().encode('name;number')) }
  await expect(importedBook(none, documents)).rejects.toThrow('save it as an Excel workbook')
})

describe('a new row', () => {
  test('is a product of its sheet’s family, its address made of its name', async () => {
    const book = exportedBook(documents)
    const row = book.newRow(gauges)
    const cells = {
      product: 'Pressure gauge 250 mm',
      subFamily: 'Bourdon tube',
      dial: 250,
      rank: 40,
    }
    book.type(gauges, row, 'row', 'product')
    for (const [key, value] of Object.entries(cells)) book.type(gauges, row, key, value)
    expect(await changesOf(book)).toEqual([
      { kind: 'add', id: 'pressure-gauge-250-mm', fields: [] },
    ])
    const { next } = await importedBook(book, documents)
    expect(next.get('pressure-gauge-250-mm')).toEqual({
      ...cells,
      slug: 'pressure-gauge-250-mm',
      productFamily: gauges,
    })
  })

  test('of a variant below a new product belongs to it, without a slug', async () => {
    const book = exportedBook(documents)
    const variant = { row: 'variant', stock: 'order' }
    const rows = [
      { row: 'product', product: 'Ball valve DN 80', partNumber: 'QB-80' },
      { ...variant, partNumber: 'QB-80-P-50' },
      { ...variant, partNumber: 'QB-80-P-75' },
    ]
    for (const cells of rows) {
      const at = book.newRow(valves)
      for (const [key, value] of Object.entries(cells)) book.type(valves, at, key, value)
    }
    const { next, faults } = await importedBook(book, documents)
    expect(faults.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(next.get('ball-valve-dn-80')!.variants).toEqual(
      ['QB-80-P-50', 'QB-80-P-75'].map((partNumber) => ({ partNumber, stock: 'order' })),
    )
  })

  test('is a variant of the product that its slug names', async () => {
    const book = exportedBook(documents)
    const row = book.newRow(valves)
    const cells = {
      row: 'variant',
      slug: 'ball-valve-dn25',
      partNumber: 'QB-25-P-75',
      stock: 'order',
    }
    for (const [key, value] of Object.entries({ ...cells, length: 75 }))
      book.type(valves, row, key, value)
    const { next } = await importedBook(book, documents)
    expect(next.get('ball-valve-dn25')!.variants).toEqual([
      ...(documents.get('ball-valve-dn25')!.variants as object[]),
      { partNumber: 'QB-25-P-75', stock: 'order', length: 75 },
    ])
  })
})

test('another family in its column moves a product', async () => {
  const book = exportedBook(documents)
  book.type(seals, book.rowAt(seals, 'stem-packing-set'), 'productFamily', valves)
  book.type(seals, book.rowAt(seals, 'stem-packing-set'), 'rank', 60)
  const fields = ['productFamily', 'rank']
  expect(await changesOf(book)).toEqual([{ kind: 'change', id: 'stem-packing-set', fields }])
})

test('several values stand on lines of their own, and a product may begin to state something', async () => {
  const book = exportedBook(documents)
  const row = book.rowAt(valves, 'ball-valve-dn50')
  book.type(valves, row, 'media', 'Water\nOil')
  book.type(valves, row, 'compliance.status', 'Compliant')
  book.type(valves, row, 'weight', 2.4)
  const { next } = await importedBook(book, documents)
  expect(next.get('ball-valve-dn50')).toMatchObject({
    media: ['Water', 'Oil'],
    compliance: { status: 'Compliant' },
    weight: 2.4,
  })
})

describe('import', () => {
  const run = async (edit: (book: Book) => void, given: object = {}) => {
    const folder = folderWith(
      Object.fromEntries([...documents].map(([id, data]) => [`${id}.json`, data])),
    )
    const book = exportedBook(documentsIn(folder))
    edit(book)
    const file = join(folderWith({}), 'edited.xlsx')
    writeFileSync(file, await book.bytes())
    const options = {
      file,
      folder,
      storage: 'test/company/storage',
      checkFiles: true,
      write: false,
      delete: false,
      acceptWarnings: false,
      ...given,
    }
    const { terminal, output } = fakeTerminal()
    const before = filesIn(folder)
    const import_ = () => importFile(options, terminal)
    return { import_, output, before, after: () => filesIn(folder) }
  }
  const heavier = (book: Book) => book.type(gauges, book.rowAt(gauges, 'gauge-63'), 'weight', 0.25)

  test('shows what would change and writes nothing', async () => {
    const { import_, output, before, after } = await run(heavier)
    expect(await import_()).toBe(0)
    expect(output()).toContain('change gauge-63: weight')
    expect(output()).toContain('weight: 0.2 → 0.25')
    expect(output()).toContain('--write')
    expect(after()).toEqual(before)
  })

  test('writes what changed when it is asked to, nothing else, and once', async () => {
    const { import_, before, after, output } = await run(heavier, { write: true })
    expect(await import_()).toBe(0)
    const { 'gauge-63.json': changed, ...others } = after()
    const { 'gauge-63.json': _, ...same } = before
    expect(JSON.parse(changed!)).toEqual({ ...documents.get('gauge-63'), weight: 0.25 })
    expect(others).toEqual(same)
    expect(output()).not.toContain('no changes')
    expect(await import_()).toBe(0)
    expect(output()).toContain('no changes')
  })

  test('keeps a product whose row is gone, unless it is told to remove it', async () => {
    const gone = (book: Book) =>
      book.sheet(seals).rows!.splice(book.rowAt(seals, 'seat-kit-dn50'), 1)
    const kept = await run(gone, { write: true, acceptWarnings: true })
    expect(await kept.import_()).toBe(0)
    expect(kept.after()).toHaveProperty(['seat-kit-dn50.json'])

    const removed = await run(gone, { write: true, delete: true })
    expect(await removed.import_()).toBe(0)
    expect(removed.after()).not.toHaveProperty(['seat-kit-dn50.json'])
  })

  test('lets warnings pass when it is told to, and errors never', async () => {
    const bronze = (book: Book) =>
      book.type(gauges, book.rowAt(gauges, 'gauge-63'), 'body', 'Bronze')
    const strict = await run(bronze, { write: true })
    expect(await strict.import_()).toBe(1)
    expect(strict.after()).toEqual(strict.before)
    const lenient = await run(bronze, { write: true, acceptWarnings: true })
    expect(await lenient.import_()).toBe(0)
    expect(lenient.after()['gauge-63.json']).toContain('Bronze')
  })
})
