import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fakeTerminal, filesIn, folderWith, product } from '../operator.fixture.ts'
import { folderPlace } from '../sheets/place.ts'
import { importFiles } from './import-files.ts'

const png = '\x89PNG\r\n\x1a\n and so on'
const pdf = '%PDF-1.7 and so on'

function world(files: Record<string, string>) {
  const catalogue = folderWith({
    'dn-15.json': product('dn-15', { partNumber: 'QB-15', image: 'pictures/dn-15.png' }),
    'dn-15-iron.json': product('dn-15-iron', { partNumber: 'QB-15-I' }),
    'dn-25.json': product('dn-25', {
      partNumber: 'QB/25',
      variants: [{ partNumber: 'QB-25-P', stock: 'stock' }],
    }),
  })
  const [folder, storage] = [folderWith({}), folderWith({})]
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, name), text, 'latin1')
  const run = async (write: boolean) => {
    const { terminal, output } = fakeTerminal()
    const options = { file: folder, storage, write }
    const status = await importFiles(options, folderPlace(catalogue), terminal)
    return { status, output: output() }
  }
  const read = (slug: string) =>
    JSON.parse(readFileSync(join(catalogue, `${slug}.json`), 'utf8')) as Record<string, unknown>
  return { run, read, storage, folder, before: filesIn(catalogue), after: () => filesIn(catalogue) }
}

test('pictures and documents go to the products whose numbers they begin with', async () => {
  const { run, read, storage, folder } = world({
    'QB-15-I.png': png,
    'qb-15_2.PNG': png,
    'QB-15 data sheet.pdf': pdf,
    'QB_25.png': png,
    'QB-25-P-installation-guide.pdf': pdf,
  })
  expect((await run(true)).status).toBe(0)
  expect(read('dn-15-iron')).toMatchObject({ image: 'pictures/dn-15-iron.png' })
  expect(read('dn-15')).toMatchObject({
    image: 'pictures/dn-15.png',
    image2: 'pictures/dn-15-2.png',
    dataSheet: 'dataSheets/dn-15-data-sheet.pdf',
  })
  expect(read('dn-25')).toMatchObject({
    image: 'pictures/dn-25.png',
    installationGuide: 'installationGuides/dn-25-installation-guide.pdf',
  })
  for (const path of ['pictures/dn-15-2.png', 'dataSheets/dn-15-data-sheet.pdf']) {
    expect(existsSync(join(storage, path)), path).toBe(true)
  }
  const again = await run(true)
  expect(again.output).toContain('0 changed')
  expect(again.output).not.toContain('written')

  writeFileSync(join(folder, 'QB-15-I.png'), `${png}, changed`, 'latin1')
  expect((await run(false)).output).toContain('replace QB-15-I.png')
})

test('nothing is written before it is asked for', async () => {
  const { run, before, after, storage } = world({ 'QB-15-I.png': png })
  const { status, output } = await run(false)
  expect(status).toBe(0)
  expect(output).toContain('QB-15-I.png → pictures/dn-15-iron.png, image of dn-15-iron')
  expect(output).toContain('--write')
  expect(after()).toEqual(before)
  expect(existsSync(join(storage, 'pictures'))).toBe(false)
})

test('what has no place is said with what to do, and then nothing is written', async () => {
  const { run, before, after, storage, folder } = world({
    'QB-15-I.png': png,
    'QB-155.png': png,
    'QB-15_12.png': png,
    'QB-15 certificate.pdf': pdf,
    'QB-15 data sheet.pdf': png,
    'QB-15-I.jpg': '\xff\xd8\xff and so on',
    'prices.docx': 'PK',
    'QB_25.pdf': 'half',
  })
  mkdirSync(join(folder, '.thumbnails'))
  const { status, output } = await run(true)
  expect(status).toBe(1)
  for (const said of [
    'QB-155.png: begins with no part number of the catalogue; did you mean',
    'QB-15_12.png: has a part number, but what it is for is not understood',
    'QB-15 certificate.pdf: has a part number, but what it is for is not understood',
    'QB-15 data sheet.pdf: holds what .png files hold',
    'QB-15-I.png: QB-15-I.jpg is the image of dn-15-iron as well',
    'prices.docx: is neither a picture',
    'QB_25.pdf: does not hold what .pdf files hold',
  ]) {
    expect(output).toContain(said)
  }
  expect(after()).toEqual(before)
  expect(existsSync(join(storage, 'pictures'))).toBe(false)
})

test('a file of another product is not replaced', async () => {
  const { run, folder, storage } = world({ 'QB-15.png': png })
  expect((await run(true)).status).toBe(0)
  const image = 'pictures/dn-15.png'
  const place = folderPlace(
    folderWith({
      'dn-15.json': product('dn-15', { partNumber: 'QB-15' }),
      'dn-25.json': product('dn-25', { image }),
    }),
  )
  const { terminal, output } = fakeTerminal()
  expect(await importFiles({ file: folder, storage, write: true }, place, terminal)).toBe(1)
  expect(output()).toContain('is a file of dn-25, too')
})
