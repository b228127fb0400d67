import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { company, storageOf } from './places.ts'

/** Widest a card's picture is shown, on a screen of one device pixel per CSS pixel. */
const cardWidth = 320
const maxCardBytes = 25_000

const shown = (await readCatalogue(company, expect.fail))
  .map(({ product }) => product)
  .filter(({ included }) => included)
const inStorage = (file: string) => join(storageOf(company), file)

test('every product that is shown names a data sheet of its own', () => {
  const sheets = shown.map(({ files }) => files.find(({ kind }) => kind === 'dataSheet')?.url)
  expect(sheets).not.toContain(undefined)
  expect(new Set(sheets).size).toBe(shown.length)
})

test('no two products that are shown have the same first picture', async () => {
  const pictured = shown.filter(({ image }) => image)
  const bytes = await Promise.all(pictured.map(({ image }) => readFile(inStorage(image), 'base64')))
  const twins = pictured.filter((_, index) => bytes.indexOf(bytes[index] ?? '') !== index)
  expect(twins.map(({ slug }) => slug)).toEqual([])
})

test('no card’s picture weighs more than 25 KB', async () => {
  const heavy: string[] = []
  for (const { image } of shown) {
    if (!image) continue
    const card = await sharp(inStorage(image)).resize(cardWidth).webp({ quality: 78 }).toBuffer()
    if (card.length > maxCardBytes) heavy.push(`${image}: ${card.length}`)
  }
  expect(heavy).toEqual([])
})
