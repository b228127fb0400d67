import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { company } from './company.fixture.ts'
import { missingFiles, recordedFiles } from './named-files.ts'

test('the neutral company has every file that it names', async () => {
  expect((await recordedFiles('test/company')).length).toBeGreaterThan(40)
  expect(await missingFiles('test/company')).toEqual([])
})

test.each([
  ['a record', 'other.ts', "export const x = [{ film: { poster: 'videos/none.webp' } }]"],
  ['a long text', 'articles/a.md', "![A drawing](videos/none.webp 'Drawn.')"],
])('a file that %s names and the storage lacks is told, with who names it', async (_, at, text) => {
  const folder = company()
  writeFileSync(join(folder, at), text)
  const [missing, ...others] = await missingFiles(folder)
  expect(others).toEqual([])
  expect(missing!.file).toContain('videos/none.webp')
  expect(at).toContain(missing!.by)
})

test('a product’s film needs captions and a poster', async () => {
  const folder = company()
  const document = { product: 'A', slug: 'a', introVideo: 'dataSheets/film.mp4' }
  writeFileSync(join(folder, 'catalogue/a.json'), JSON.stringify(document))
  writeFileSync(join(folder, 'storage/dataSheets/film.mp4'), '')
  expect((await missingFiles(folder)).map(({ file }) => file)).toEqual([
    'dataSheets/film.vtt',
    'dataSheets/film.webp',
  ])
})

test('where one document has a thumbnail, each needs one', async () => {
  const folder = company()
  mkdirSync(join(folder, 'storage/icons'))
  writeFileSync(join(folder, 'storage/icons/other.webp'), '')
  expect(await missingFiles(folder)).toEqual([
    { file: 'icons/ball-valve.webp', by: 'dataSheets/ball-valve.pdf' },
  ])
})
