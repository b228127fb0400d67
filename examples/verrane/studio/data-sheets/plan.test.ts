import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readCatalogue } from '../catalogue.ts'
import { catalogueOf, company, storageOf } from '../places.ts'
import { issueOf } from './issue.ts'
import { contentHash, plansOf, sheetHash, type SheetPlan } from './plan.ts'

const slug = 'lc-duplex-patch-cord-os2'

let folder = ''
const document = () => join(catalogueOf(folder), `${slug}.json`)
const picture = () => join(storageOf(folder), 'productImages', `${slug}.webp`)

async function edit(change: Record<string, unknown>) {
  const data = JSON.parse(await readFile(document(), 'utf8')) as Record<string, unknown>
  await writeFile(document(), JSON.stringify({ ...data, ...change }))
}

async function plansIn(place: string): Promise<SheetPlan[]> {
  const entries = await readCatalogue(place, expect.fail)
  return plansOf(entries.map(({ product }) => product))
}

const hash = async () => sheetHash((await plansIn(folder))[0]!, storageOf(folder))
const content = async () => contentHash((await plansIn(folder))[0]!)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-sheets-'))
  for (const part of ['catalogue', 'storage/productImages'])
    await mkdir(join(folder, part), { recursive: true })
  await cp(join(catalogueOf(company), `${slug}.json`), document())
  await writeFile(picture(), 'a picture')
})

afterEach(() => rm(folder, { recursive: true }))

describe('a sheet is made again', () => {
  test('when a value of its product changes, as a new revision', async () => {
    const before = [await hash(), await content()]
    await edit({ insertionLoss: 0.3 })
    expect(await hash()).not.toBe(before[0])
    expect(await content()).not.toBe(before[1])
  })

  test('when its picture changes or goes, as the same revision', async () => {
    const before = [await hash(), await content()]
    await writeFile(picture(), 'another picture')
    const changed = await hash()
    expect(changed).not.toBe(before[0])
    await rm(picture())
    expect([before[0], changed]).not.toContain(await hash())
    expect(await content()).toBe(before[1])
  })

  test('not when only its rank or a video changes', async () => {
    const before = await hash()
    await edit({ rank: 40, introVideo: 'videos/other.mp4' })
    expect(await hash()).toBe(before)
  })
})

describe('sheets are planned', () => {
  test('under the legacy spelling of the field too', async () => {
    await edit({ dataSheet: null, datasheet: 'dataSheets/legacy.pdf' })
    expect((await plansIn(folder)).map(({ file }) => file)).toEqual(['dataSheets/legacy.pdf'])
  })

  test('only for paths of the storage', async () => {
    await edit({ dataSheet: 'https://example.com/sheet.pdf' })
    expect(await plansIn(folder)).toEqual([])
  })

  test('once for all members of a series', async () => {
    const plans = await plansIn(company)
    const series = plans.find(({ file }) => file === 'productSheets/vmt-product-sheet.pdf')
    expect(series!.members.length).toBeGreaterThan(2)
    expect(series!.members.every((member) => member.slug.startsWith('vmt-'))).toBe(true)
    expect(new Set(plans.map(({ file }) => file)).size).toBe(plans.length)
  })
})

describe('a revision', () => {
  const entry = { content: 'x', revision: 'A', date: '2026-11' }
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
