import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readLock } from '../making/lock.ts'
import { company, lockOf, storageOf } from '../places.ts'
import { spreadsheetRows } from './generate/spreadsheet-rows.ts'
import { writeSpreadsheet } from './generate/spreadsheet.ts'
import { iconOf, planPapers } from './plan.ts'
import type { Plan } from './plan.ts'
import { readStock } from './stock.ts'
import type { Stock } from './stock.ts'

let plans: Plan[]
let stock: Stock

beforeAll(async () => {
  ;[plans, stock] = await Promise.all([
    planPapers(company, expect.fail),
    readStock(company, expect.fail),
  ])
})

const planned = () => new Set(plans.map(({ file }) => file))

describe('the documents', () => {
  test('hold every guide and brochure that a product names; data-sheets/ makes the sheets', () => {
    const named = stock.products.flatMap(({ files }) =>
      files
        .filter(({ kind }) => kind !== 'dataSheet' && kind !== 'productSheet' && kind !== 'model')
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

  test('have three pages or more where a reader expects depth', async () => {
    const lock = await readLock(lockOf('papers'))
    const deep =
      /^storage\/(installationGuides\/(?!.*quick)|whitePapers\/|brochures\/|technicalNotes\/)/
    const thin = Object.entries(lock).filter(([file, { pages }]) => deep.test(file) && pages! < 3)
    expect(thin).toEqual([])
  })

  test('have thumbnails of 10 KB at most, each with a name of its own', async () => {
    const icons = plans.filter(({ kind }) => kind === 'pdf').map(({ file }) => iconOf(file))
    expect(new Set(icons).size).toBe(icons.length)
    const sizes = await Promise.all(icons.map((icon) => stat(join(storageOf(company), icon))))
    expect(sizes.filter(({ size }) => size > 10_000)).toEqual([])
  })

  test('weigh 8 MB at most in all', async () => {
    const sizes = await Promise.all(plans.map(({ file }) => stat(join(storageOf(company), file))))
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(8_000_000)
  })
})

test('the spreadsheet is made byte for byte the same at any time', async () => {
  const rows = spreadsheetRows(stock).slice(0, 3)
  vi.setSystemTime('2026-11-20T10:00:00Z')
  const first = await writeSpreadsheet(rows)
  vi.setSystemTime('2027-03-01T18:30:00Z')
  const later = await writeSpreadsheet(rows)
  vi.useRealTimers()
  expect(later.equals(first)).toBe(true)
})

test('compliant products come first in the spreadsheet and none without a status is in it', () => {
  const plan = plans.find(({ kind }) => kind === 'xlsx')
  const rows = plan?.kind === 'xlsx' ? plan.rows : []
  expect(rows.length).toBeGreaterThan(100)
  const statuses = [...new Set(rows.map(({ status }) => status))]
  expect(statuses).toEqual(['Compliant', 'Compliant with waiver', 'Not compliant'])
})

test('the spreadsheet has a row for every variant, with the record that decides its status', () => {
  const rows = spreadsheetRows(stock)
  const drops = rows.filter(({ partNumber }) => partNumber.startsWith('VDR-HSC-SCA-FL'))
  expect(drops.map(({ partNumber, build }) => [partNumber, build])).toContainEqual([
    'VDR-HSC-SCA-FL-60M',
    '60 m (197 ft)',
  ])
  expect(rows.find(({ partNumber }) => partNumber === 'VSP-132-LGX-SCA')).toMatchObject({
    kind: 'manufactured product',
    usCostShare: 58,
    waivedInput: 'overclad cylinder of the optical fiber',
    finalAssembly: 'New Jersey, USA',
    letter: 'BL-26-11',
    asOf: '2026-09-30',
  })
  const numbers = rows.map(({ partNumber }) => partNumber)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})

test('only guides of products whose loss holds a splice say that it does', () => {
  const limits = (file: string) => {
    const plan = plans.find(
      (one) => one.file === `installationGuides/${file}-installation-guide.pdf`,
    )
    const said = plan?.kind === 'pdf' && /<p>([^<]*Measure both directions[^<]*)/.exec(plan.html)
    return said ? said[1] : ''
  }
  for (const holding of ['vsr', 'vmt'])
    expect(limits(holding)).toMatch(/^Figures .* hold their splice/)
  for (const bare of ['hardened-drop', 'fiber-component', 'mpo-trunk'])
    expect(limits(bare)).toMatch(/^Add 0\.10 dB for each splice made on site/)
})
