import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { issueOf, writeSheetLock } from './lock.ts'
import { contentHash, findStaleDataSheets, plansOf, readProducts, sheetHash } from './plan.ts'

const repository = path.resolve(import.meta.dirname, '../..')
const slug = 'lc-duplex-patch-cord-os2'

let root = ''
const document = () => path.join(root, 'content/catalogue', `${slug}.json`)
const picture = () => path.join(root, 'content/storage/productImages', `${slug}.webp`)

async function edit(change: Record<string, unknown>) {
  const data = JSON.parse(await readFile(document(), 'utf8')) as Record<string, unknown>
  await writeFile(document(), JSON.stringify({ ...data, ...change }))
}

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'data-sheets-'))
  for (const folder of ['content/catalogue', 'content/storage/productImages', 'media'])
    await mkdir(path.join(root, folder), { recursive: true })
  await cp(path.join(repository, 'content/catalogue', `${slug}.json`), document())
  await writeFile(picture(), 'a picture')
  const [sheet] = plansOf(await readProducts(root))
  await mkdir(path.join(root, 'content/storage/dataSheets'))
  await writeFile(path.join(root, 'content/storage', sheet!.file), 'a sheet')
  const hash = await sheetHash(sheet!, path.join(root, 'content/storage'))
  const made = {
    hash,
    content: contentHash(sheet!),
    revision: 'A',
    date: '2026-11',
    pages: 3,
    bytes: 1,
  }
  await writeSheetLock(path.join(root, 'media/data-sheets.lock.json'), { [sheet!.file]: made })
})

afterEach(() => rm(root, { recursive: true }))

describe('a sheet is stale', () => {
  test('not as long as nothing changed', async () => {
    expect(await findStaleDataSheets(root)).toEqual([])
  })

  test('when a value of its product changes', async () => {
    await edit({ insertionLoss: 0.3 })
    expect(await findStaleDataSheets(root)).toEqual([
      { file: `dataSheets/${slug}-data-sheet.pdf`, slug, reason: 'made from other data' },
    ])
  })

  test('when its picture changes or goes', async () => {
    await writeFile(picture(), 'another picture')
    expect(await findStaleDataSheets(root)).toHaveLength(1)
    await rm(picture())
    expect(await findStaleDataSheets(root)).toHaveLength(1)
  })

  test('when its file is gone', async () => {
    await rm(path.join(root, 'content/storage/dataSheets'), { recursive: true })
    expect(await findStaleDataSheets(root)).toMatchObject([{ reason: 'file is missing' }])
  })

  test('when the lock does not know it', async () => {
    await edit({ dataSheet: 'dataSheets/renamed.pdf' })
    expect(await findStaleDataSheets(root)).toMatchObject([{ reason: 'not made yet' }])
  })

  test('not when only its rank or a video changes', async () => {
    await edit({ rank: 40, introVideo: 'videos/other.mp4' })
    expect(await findStaleDataSheets(root)).toEqual([])
  })
})

describe('sheets are planned', () => {
  test('under the legacy spelling of the field too', async () => {
    await edit({ dataSheet: null, datasheet: 'dataSheets/legacy.pdf' })
    expect(plansOf(await readProducts(root)).map(({ file }) => file)).toEqual([
      'dataSheets/legacy.pdf',
    ])
  })

  test('only for paths of the storage', async () => {
    await edit({ dataSheet: 'https://example.com/sheet.pdf' })
    expect(plansOf(await readProducts(root))).toEqual([])
  })

  test('once for all members of a series', async () => {
    const plans = plansOf(await readProducts(repository))
    const series = plans.find(({ file }) => file === 'productSheets/vmt-product-sheet.pdf')
    expect(series!.members.length).toBeGreaterThan(2)
    expect(series!.members.every((member) => member.slug.startsWith('vmt-'))).toBe(true)
    expect(new Set(plans.map(({ file }) => file)).size).toBe(plans.length)
  })
})

describe('a revision', () => {
  const entry = { hash: '', content: 'x', revision: 'A', date: '2026-11', pages: 1, bytes: 1 }
  const today = new Date('2027-03-05T00:00:00Z')

  test('begins at A and stays while the content does', () => {
    expect(issueOf(undefined, 'x', today)).toEqual({ revision: 'A', date: '2026-11' })
    expect(issueOf(entry, 'x', today)).toEqual({ revision: 'A', date: '2026-11' })
  })

  test.each([
    ['A', 'B'],
    ['Z', 'AA'],
    ['AZ', 'BA'],
  ])('%s is followed by %s, of this month', (revision, next) => {
    expect(issueOf({ ...entry, revision }, 'y', today)).toEqual({ revision: next, date: '2027-03' })
  })
})
