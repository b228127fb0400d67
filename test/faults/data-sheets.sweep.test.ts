import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { companyFolder } from '#test/company.ts'
import { startSite } from '#test/running-site.ts'
import { readPdf } from '#server/knowledge/read-pdf.ts'
import { dataSheets } from '../../cli/documents/data-sheets.ts'

test('sheets that products name are printed of what their pages say, and nobody’s are written over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [catalogue, storage] = [join(folder, 'catalogue'), join(folder, 'storage')]
  for (const slug of ['ball-valve-dn15', 'gauge-63']) {
    cpSync(join(companyFolder, `catalogue/${slug}.json`), join(catalogue, `${slug}.json`))
  }
  cpSync(join(companyFolder, 'storage/dataSheets/gauge.pdf'), join(storage, 'dataSheets/gauge.pdf'))
  const before = readFileSync(join(storage, 'dataSheets/gauge.pdf'))
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const run = (write: boolean, address = 'https://works.example') => {
    lines.length = 0
    const terminal = { print, printError: print, ask: undefined }
    const options = { folder: catalogue, storage, write }
    return dataSheets(options, terminal, () => startSite({ SITE_URL: address }))
  }
  const sheet = join(storage, 'dataSheets/ball-valve.pdf')

  expect(await run(false)).toBe(0)
  expect(lines).toEqual([
    'dataSheets/ball-valve.pdf: is missing',
    '2 data sheets: 1 to make, 0 up to date, 1 not made here, so left alone. --write makes them.',
  ])
  expect(existsSync(sheet)).toBe(false)

  expect(await run(true)).toBe(0)
  const { pages } = await readPdf(new Uint8Array(readFileSync(sheet)))
  const text = pages.join(' ').replaceAll(/\s+/g, ' ')
  for (const said of [
    'Ball valve DN 15',
    'QB-15',
    'Operating temperature',
    'Blow-out proof stem',
  ]) {
    expect(text).toContain(said)
  }
  expect(text).toContain('https://works.example/ball-valve-dn15')
  expect(text).not.toContain('localhost')
  expect(pages.length).toBeLessThanOrEqual(2)
  expect(readFileSync(join(storage, 'dataSheets/gauge.pdf'))).toEqual(before)

  await run(true)
  expect(lines).toEqual(['2 data sheets: 0 made, 1 up to date, 1 not made here, so left alone.'])
  await run(false, 'https://other.example')
  expect(lines[0]).toBe('dataSheets/ball-valve.pdf: is out of date')
  writeFileSync(sheet, 'written by hand')
  await run(true, 'https://other.example')
  expect(readFileSync(sheet, 'utf8')).toBe('written by hand')
}, 240_000)
