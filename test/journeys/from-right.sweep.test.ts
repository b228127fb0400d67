import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { startSite } from '#test/running-site.ts'
import { kindOfPage, sitePaths } from '#test/site-map.ts'
import { mobileWidth, useSite } from '#test/visit.ts'
import { wakeIsland } from '#test/wake-island.ts'
import { buildInto, markOf } from '../../cli/build-site.mjs'
import { buildsIn } from '../../cli/builds.mjs'

// The neutral company, as if its language were written from right to left.
const place = builtFromRight()
const { visit, url } = useSite(() => startSite({}, { folder: place }))

const pages = [...Map.groupBy(sitePaths, kindOfPage).values()].map(([first]) => first!)
const asked = [
  ...pages,
  '/products?view=table',
  '/products?q=ball+valve',
  '/compare?products=ball-valve-dn15,ball-valve-dn25',
  '/list?items=QV-15:40,QV-25:2',
  '/quote?items=QV-15:40',
  '/no-such-page',
]

describe.each([390, 768, 1440])('at %i pixels', (width) => {
  test('no page is wider than the window', async () => {
    const page = await visit('/', { width, tolerate: /404/ })
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    const wide: string[] = []
    for (const path of asked) {
      await page.goto(url(path))
      const { by, over } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        const reaching = [...document.querySelectorAll('body *')].filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          return left < -1 || right > clientWidth + 1
        })
        return { by: scrollWidth - clientWidth, over: reaching.map(({ tagName }) => tagName) }
      })
      if (by > 0) wide.push(`${path} by ${by}: ${over.slice(0, 5).join(', ')}`)
    }
    expect(wide).toEqual([])
  })
})

test('the header begins at the right', async () => {
  const page = await visit('/')
  const header = page.getByRole('banner')
  const home = (await header.getByRole('link').first().boundingBox())!
  expect(home.x).toBeGreaterThan(720)
})

test('a page of a PDF is drawn from its left', async () => {
  const page = await visit('/knowledge-center?doc=valve-catalog', { width: mobileWidth })
  const drawn = page.getByRole('dialog').locator('canvas').first()
  await drawn.waitFor()
  expect(await drawn.evaluate((canvas) => getComputedStyle(canvas).direction)).toBe('ltr')
})

test('a row of slides goes on to the left, by button and by key', async () => {
  const page = await visit('/', { width: mobileWidth })
  const row = page.getByRole('region', { name: 'Product families' })
  const slides = row.getByRole('listitem')
  const [next, previous] = ['Next', 'Previous'].map((name) => row.getByRole('button', { name }))
  await expect.poll(() => previous!.isDisabled()).toBe(true)
  expect((await next!.boundingBox())!.x).toBeLessThan((await previous!.boundingBox())!.x)

  await next!.click()
  await expect.poll(() => isFirstInSight(row, slides.nth(1))).toBe(true)
  await next!.press('ArrowLeft')
  await expect.poll(() => isFirstInSight(row, slides.nth(2))).toBe(true)
  await previous!.press('ArrowRight')
  await expect.poll(() => isFirstInSight(row, slides.nth(1))).toBe(true)
  await previous!.click()
  await expect.poll(() => isFirstInSight(row, slides.nth(0))).toBe(true)
  await expect.poll(() => previous!.isDisabled()).toBe(true)
})

test('the panel of a filter opens below its button', async () => {
  const page = await visit('/products')
  const button = page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: 'Bore' })
    .first()
  await wakeIsland(page, 'list-controls')
  await button.click()
  const panel = page.locator(':popover-open')
  await panel.waitFor()
  const right = async (element: Locator) => {
    const box = await element.boundingBox()
    return box ? box.x + box.width : NaN
  }
  await expect
    .poll(async () => Math.abs((await right(button)) - (await right(panel))))
    .toBeLessThan(10)
})

/** Whether a slide stands where the row begins: at its right. */
async function isFirstInSight(row: Locator, slide: Locator): Promise<boolean> {
  const [whole, one] = await Promise.all([row.boundingBox(), slide.boundingBox()])
  return Math.abs(whole!.x + whole!.width - one!.x - one!.width) < 4
}

/** Writes the folder anew and builds its site, unless that is built. Returns where `startSite` finds both. */
function builtFromRight(): string {
  const place = '.test-build/from-right'
  const mine = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8)
  const folder = join(tmpdir(), `from-right-${mine}`)
  rmSync(folder, { recursive: true, force: true })
  const filter = (path: string) => !path.endsWith('tsconfig.json')
  cpSync('test/company', folder, { recursive: true, filter })
  const site = readFileSync(join(folder, 'site.ts'), 'utf8')
  writeFileSync(join(folder, 'site.ts'), site.replace(/locale: '[^']+'/, "locale: 'he-IL'"))
  mkdirSync(place, { recursive: true })
  rmSync(join(place, 'content'), { force: true })
  symlinkSync(folder, join(place, 'content'), 'junction')
  const given = { ...process.env, CONTENT_DIR: join(place, 'content') }
  const builds = buildsIn(resolve(place, 'build'))
  const mark = markOf(join(place, 'build'), { name: place, path: folder })
  if (builds.current()?.mark !== mark) builds.add(mark, (made: string) => buildInto(made, given))
  return place
}
