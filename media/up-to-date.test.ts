import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findStaleDataSheets, readProducts } from './data-sheets/plan.ts'
import { readCatalogue } from './pictures/catalogue.ts'
import { readLock } from './pictures/lock.ts'
import { stalePictures } from './pictures/plan.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const catalogue = path.join(root, 'content/catalogue')
/** Widest a card's picture is shown, on a screen of one device pixel per CSS pixel. */
const cardWidth = 320
const mostCardBytes = 25_000

test('every picture was made from the data its product has now', async () => {
  const lock = await readLock(path.join(root, 'media/pictures.lock.json'))
  const stale = stalePictures(await readCatalogue(catalogue, () => undefined), lock)
  expect(stale.map(({ file }) => file)).toEqual([])
})

test('a product whose data changed is found', async () => {
  const lock = await readLock(path.join(root, 'media/pictures.lock.json'))
  const products = await readCatalogue(catalogue, () => undefined)
  const panel = products.find(({ slug }) => slug === 'vhd1-144-lc')!
  const changed = { ...panel, ports: 96, fiberCount: 96 }
  expect(stalePictures([changed], lock).map(({ file }) => file)).toContain(String(panel.image))
})

test('every data sheet was made from the data its product has now', async () => {
  expect(await findStaleDataSheets(root)).toEqual([])
})

test('every product that is shown has a data sheet of its own', async () => {
  const shown = (await readProducts(root)).filter(({ included }) => included)
  const sheets = shown.map(({ slug, files }) => ({
    slug,
    sheet: files.find(({ kind }) => kind === 'dataSheet')?.url ?? '',
  }))
  const missing: string[] = []
  for (const { slug, sheet } of sheets) {
    const there = sheet && (await exists(path.join(root, 'content/storage', sheet)))
    if (!there) missing.push(`${slug}: ${sheet || 'names none'}`)
  }
  expect(missing).toEqual([])
  expect(new Set(sheets.map(({ sheet }) => sheet)).size).toBe(shown.length)
})

test('no two products that are shown have the same first picture', async () => {
  const shown = (await readProducts(root)).filter(({ included, images }) => included && images[0])
  const bytes = await Promise.all(
    shown.map(({ image }) => readFile(path.join(root, 'content/storage', image), 'base64')),
  )
  const twins = shown.filter((_, index) => bytes.indexOf(bytes[index]!) !== index)
  expect(twins.map(({ slug }) => slug)).toEqual([])
})

test('no card’s picture weighs more than 25 KB', async () => {
  const products = await readCatalogue(catalogue, () => undefined)
  const heavy: string[] = []
  for (const { image } of products) {
    if (!image) continue
    const original = sharp(path.join(root, 'content/storage', image))
    const { length } = await original.resize(cardWidth).webp({ quality: 78 }).toBuffer()
    if (length > mostCardBytes) heavy.push(`${image}: ${length}`)
  }
  expect(heavy).toEqual([])
})

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
