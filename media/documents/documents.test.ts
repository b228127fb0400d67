import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeSpreadsheet } from './generate/spreadsheet.ts'
import { readLock } from './lock.ts'
import type { Lock } from './lock.ts'
import { iconOf, planDocuments, staleDocuments } from './plan.ts'
import type { Plan } from './plan.ts'
import { readStock } from './stock.ts'
import type { Stock } from './stock.ts'

const root = path.resolve(import.meta.dirname, '../..')
const storage = path.join(root, 'content/storage')
let plans: Plan[]
let lock: Lock
let stock: Stock

beforeAll(async () => {
  ;[plans, lock, stock] = await Promise.all([
    planDocuments(root),
    readLock(path.join(root, 'media/documents.lock.json')),
    readStock(root),
  ])
})

const planned = () => new Set(plans.map(({ file }) => file))

describe('the documents', () => {
  test('hold every guide and brochure that a product names; data-sheets/ makes the sheets', () => {
    const named = stock.products.flatMap(({ files }) =>
      files
        .filter(({ kind }) => kind !== 'dataSheet' && kind !== 'productSheet')
        .map(({ url }) => url),
    )
    const files = planned()
    expect([...new Set(named)].filter((url) => !files.has(url))).toEqual([])
  })

  test.each([
    'catalogs/Product Catalog.pdf',
    'brochures/Outside Plant Brochure.pdf',
    'brochures/Datacenter Brochure.pdf',
    'whitePapers/Decentralized Split Architecture White Paper.pdf',
    'stories/PEACOC-technology innovation story.pdf',
  ])('hold %s, which the Knowledge Center features', (file) => {
    expect(planned()).toContain(file)
  })

  test('match what they would be made from: run node media/main.ts documents', async () => {
    const stale = await staleDocuments(plans, lock, storage)
    expect(stale.map(({ file }) => file)).toEqual([])
  })

  test('are known to the lock and to nobody else', () => {
    expect(Object.keys(lock).sort()).toEqual([...planned()].sort())
  })

  test('have three pages or more where a reader expects depth', () => {
    const deep = /^(installationGuides\/(?!.*quick)|whitePapers\/|brochures\/|technicalNotes\/)/
    const thin = Object.entries(lock).filter(([file, { pages }]) => deep.test(file) && pages! < 3)
    expect(thin).toEqual([])
  })

  test('have thumbnails of 10 KB at most, each with a name of its own', async () => {
    const icons = plans.filter(({ kind }) => kind === 'pdf').map(({ file }) => iconOf(file))
    expect(new Set(icons).size).toBe(icons.length)
    const sizes = await Promise.all(icons.map((icon) => stat(path.join(storage, icon))))
    expect(sizes.filter(({ size }) => size > 10_000)).toEqual([])
  })

  test('weigh 8 MB at most in all', () => {
    const bytes = Object.values(lock).reduce((sum, entry) => sum + entry.bytes, 0)
    expect(bytes).toBeLessThan(8_000_000)
  })
})

test('the spreadsheet is made byte for byte the same from the same rows', async () => {
  const plan = plans.find(({ kind }) => kind === 'xlsx')
  if (plan?.kind !== 'xlsx') throw new Error('no spreadsheet is planned')
  const stored = await readFile(path.join(storage, plan.file))
  expect((await writeSpreadsheet(plan.rows)).equals(stored)).toBe(true)
})

test('compliant products come first in the spreadsheet and none without a status is in it', () => {
  const plan = plans.find(({ kind }) => kind === 'xlsx')
  const rows = plan?.kind === 'xlsx' ? plan.rows : []
  expect(rows.length).toBeGreaterThan(100)
  const statuses = [...new Set(rows.map(({ status }) => status))]
  expect(statuses).toEqual(['Compliant', 'Compliant with waiver', 'Not compliant'])
})
