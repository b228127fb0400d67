import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cellRef, colToLetter, openXlsx, parseCellRef, saveXlsx, type Sheet } from 'hucre/xlsx'
import { afterAll, expect, test } from 'vitest'
import * as englishSheets from '#domain/texts/english/sheets.ts'
import { englishInHtml } from '#test/english-left.ts'
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
const parts = (field: string, ...names: string[]) => names.map((name) => `${field}.${name}`)
const rowOf = (slug: string) => waagen.rows.findIndex((row) => row.includes(slug))

test('a German editor gets sheets, heads and choices in German', () => {
  expect(workbook.sheets.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Lies mich', 'Waagen', 'Passt zu', 'Teile', 'Normen', 'Felder']),
  )
  const heads = waagen.rows[0]!
  expect(heads.slice(0, 4)).toEqual(['Zeile', 'Kurzname', 'Bestellnummer', 'Name'])
  expect(heads[columnAt('lifecycle.state')]).toBe('Stand')
  expect(heads[columnAt('operatingTemperature.min')]).toBe('Betriebstemperatur, min. [°C]')
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

test('the sheet of fields has what a column can mean, under German heads', () => {
  const rows = sheetOf('Felder').rows
  const partsOf = (field: string) =>
    rows.flatMap(([, key]) => (String(key).split('.')[0] === field ? String(key) : []))
  expect(partsOf('weight')).toEqual([
    'weight',
    ...parts('weight', 'min', 'typ', 'max', 'basis', 'at'),
  ])
  expect(partsOf('operatingTemperature')).toEqual(parts('operatingTemperature', 'min', 'max'))
  for (const field of ['material', 'stocked', 'productFamily']) {
    expect(partsOf(field)).toEqual([field])
  }
  // What no cell of an editor's can hold.
  for (const field of ['variants', 'provides', 'includes', 'conformity']) {
    expect(partsOf(field)).toEqual([])
  }
  const english = new Set(Object.values(englishSheets.fields))
  const alike = ['Name', 'Text']
  const heads = rows.slice(1).map(([head]) => String(head))
  expect(heads.filter((head) => english.has(head) && !alike.includes(head))).toEqual([])
})

test('what a German editor is told of a file is German, at its cells', async () => {
  const edited = await openXlsx(readFileSync(file), { readStyles: true })
  const sheet = edited.sheets.find(({ name }) => name === 'Waagen')!
  const norms = edited.sheets.find(({ name }) => name === 'Normen')!
  const type = (slug: string, key: string, value: string | number) => {
    const [row, col] = [rowOf(slug), columnAt(key)]
    sheet.rows[row]![col] = value
    sheet.cells?.set(`${row},${col}`, { value, type: typeof value as 'string' | 'number' })
    return `Waagen!${cellRef(row, col)}`
  }
  const planted = [
    [
      type('modell-100', 'weight', '1.500'),
      'Fehler',
      '„1.500“ kann 1500 oder 1.5 heißen: die Zelle als Zahl',
    ],
    [
      type('modell-100', 'operatingTemperature.min', '-10 bis 40'),
      'Fehler',
      'ist ein Bereich: seine Enden in die Spalten',
    ],
    [type('modell-200', 'weight', 'k. A.'), 'Fehler', '„k. A.“ sagt nichts: die Zelle leer lassen'],
    [
      type('modell-100', 'material', 'Alu'),
      'Warnung',
      'gehört nicht zu den Werten dieses Feldes; meinen Sie',
    ],
    [
      type('modell-100', 'stocked', 'vielleicht'),
      'Fehler',
      'weder Ja noch Nein: Ja oder Nein schreiben',
    ],
    [
      type('modell-200', 'lifecycle.state', 'fertig'),
      'Fehler',
      '„fertig“ steht nicht zur Wahl: eines von neu, in Fertigung',
    ],
    [type('modell-200', 'lifecycle.from', 'bald'), 'Fehler', '„bald“ ist kein Datum'],
  ]
  const last = norms.rows.findIndex((row, at) => at > 1 && row.every((cell) => cell === null))
  const entry: Record<string, string> = { slug: 'modell-100', body: 'OIML', number: 'R 76' }
  norms.rows[last] = norms.rows[1]!.map((key) => entry[String(key)] ?? null)
  const relation = norms.rows[1]!.indexOf('relation')
  planted.push([
    `Normen!${cellRef(last, relation)}`,
    'Fehler',
    'Jede Zeile dieses Blattes braucht es',
  ])
  const copy = join(place, 'fehler.xlsx')
  writeFileSync(copy, await saveXlsx(edited))

  const { stdout, stderr } = spawnSync(process.execPath, ['cli/catalogue.ts', 'import', copy], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: company },
  })
  const lines = stdout.split('\n')
  for (const [cell, severity, says] of planted) {
    const own = lines.filter((line) => line.startsWith(`${cell}: ${severity}: `))
    expect(
      own.some((line) => line.includes(says!)),
      `${cell} ${says}\n${stdout}`,
    ).toBe(true)
  }
  expect(stderr).toContain('Nichts wurde geschrieben: Beheben Sie zuerst die Fehler.')
  expect(stdout).toMatch(/\d+ Fehler, 1 Warnung, \d+ Hinweise?: aufgelistet in /)

  const checked = await openXlsx(readFileSync(join(place, 'fehler-checked.xlsx')))
  const [front] = checked.sheets
  expect([front!.name, front!.rows[0]]).toEqual(['Meldungen', ['Blatt', 'Zelle', 'Was', 'Meldung']])
  for (const [cell, severity, says] of planted) {
    const isListed = front!.rows.some(
      ([sheet, place, what, message]) =>
        `${String(sheet)}!${String(place)}` === cell &&
        what === severity &&
        String(message).includes(says!),
    )
    expect(isListed, says).toBe(true)
  }
  const left = await englishInHtml(`${stdout} ${stderr} ${JSON.stringify(front!.rows)}`)
  expect(left).toEqual([])
})

test('what is left alone changes nothing, and German answers are understood', async () => {
  const untouched = run('cli/catalogue.ts', 'import', file)
  expect(untouched).toContain('keine Änderungen')
  expect(untouched).not.toContain('Hinweis:')
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
