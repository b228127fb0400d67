import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { colToLetter, openXlsx, parseCellRef, saveXlsx, type Sheet } from 'hucre/xlsx'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../company.mjs'

const place = mkdtempSync(join(tmpdir(), 'german-'))
afterAll(() => rmSync(place, { recursive: true }))
const company = join(place, 'company')
const file = join(place, 'produkte.xlsx')

const run = (...args: string[]) =>
  execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: company },
  })
run('cli/create/run.ts', company, '--name=Hull GmbH', '--trade=Waagen', '--language=de-DE', '--yes')
run('cli/catalogue.ts', 'export', file)
const workbook = await openXlsx(readFileSync(file), { readStyles: true })
const sheetOf = (name: string): Sheet => workbook.sheets.find((one) => one.name === name)!
const waagen = sheetOf('Waagen')
const columnAt = (key: string) => waagen.rows[1]!.indexOf(key)
const rowOf = (slug: string) => waagen.rows.findIndex((row) => row.includes(slug))

test('a German editor gets sheets, heads, notes and choices in German', () => {
  expect(workbook.sheets.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Lies mich', 'Waagen', 'Passt zu', 'Teile', 'Normen', 'Felder']),
  )
  const heads = waagen.rows[0]!
  expect(heads.slice(0, 4)).toEqual(['Zeile', 'Kurzname', 'Bestellnummer', 'Name'])
  expect(heads[columnAt('lifecycle.state')]).toBe('Stand')
  expect(heads[columnAt('operatingTemperature.min')]).toBe('Betriebstemperatur, min. [°C]')
  const note = waagen.cells?.get(`0,${columnAt('stocked')}`)?.comment?.text
  expect(note).toContain('Ja oder Nein.')
  const row = waagen.rows[rowOf('modell-100')]!
  expect([row[0], row[columnAt('stocked')]]).toEqual(['Produkt', 'Ja'])
})

test('the standards have relations of their own to choose from, whatever parts may be', () => {
  const lists = sheetOf('Lists').rows
  const offered = (name: string) => {
    const { rows, dataValidations = [] } = sheetOf(name)
    const column = colToLetter(rows[1]!.indexOf('relation'))
    const list = dataValidations.find(({ range }) => range.startsWith(column))!
    const { col } = parseCellRef(list.formula1!.replaceAll('$', '').replace(/^.*!|:.*/g, ''))
    return lists.flatMap((row) => row[col] ?? [])
  }
  expect(offered('Normen')).toEqual(['geprüft nach', 'ausgelegt nach', 'gemessen nach'])
  expect(offered('Teile')).toEqual(['mounting', 'transport'])
})

test('a company whose rules know no compliance is not asked for it', () => {
  const fields = sheetOf('Felder').rows.map(([, key]) => String(key))
  expect(fields).toContain('lifecycle.state')
  expect(fields.filter((key) => /compliance|baba/.test(key))).toEqual([])
})

test('what is left alone changes nothing, and German answers are understood', async () => {
  const untouched = run('cli/catalogue.ts', 'import', file)
  expect(untouched).toContain('no changes')
  expect(untouched).not.toContain('note:')
  const row = waagen.rows[rowOf('modell-200')]!
  row[columnAt('stocked')] = 'nein'
  row[columnAt('lifecycle.state')] = 'in Fertigung'
  writeFileSync(file, await saveXlsx(workbook))
  run('cli/catalogue.ts', 'import', file, '--write')
  const stored = JSON.parse(
    readFileSync(join(company, 'catalogue/modell-200.json'), 'utf8'),
  ) as object
  expect(stored).toMatchObject({ stocked: 'N', lifecycle: { state: 'active' } })
})

test('files are named in German', () => {
  const product = join(company, 'catalogue/modell-100.json')
  const stored = () => JSON.parse(readFileSync(product, 'utf8')) as Record<string, string>
  const folder = join(place, 'dateien')
  mkdirSync(folder)
  for (const name of ['Datenblatt', 'Montageanleitung', 'Broschuere', 'Kurzanleitung']) {
    writeFileSync(join(folder, `${stored().partNumber} ${name}.pdf`), '%PDF-1.7 and so on')
  }
  run('cli/catalogue.ts', 'files', folder, '--write')
  expect(stored()).toMatchObject({
    dataSheet: expect.stringContaining('modell-100'),
    installationGuide: expect.stringContaining('modell-100'),
    quickInstallationGuide: expect.stringContaining('modell-100'),
    brochure: expect.stringContaining('modell-100'),
  })
})
