import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { excess } from '#test/excess.ts'
import { axe } from '#test/axe.ts'
import { created } from '#test/created-company.ts'
import { get } from '#test/fetched-pages.ts'
import { disordered } from '#test/figures-in-order.ts'
import { startSite } from '#test/running-site.ts'
import { walkSite } from '#test/site-walk.ts'
import { mobileWidth, useSite } from '#test/visit.ts'

// A company whose people write Hebrew: its records, its products and the words of the interface.
const origin = 'https://www.shaknaor.example'
const place = created('he-IL', 'מדי לחץ', {
  name: 'שקנאור (שקנאור מכשור בע״מ)',
  over: 'test/hebrew',
})
const { visit, site, url } = useSite(() => startSite({ SITE_URL: origin }, { folder: place }))

const family = `/family/${encodeURIComponent('מדי-לחץ')}`
const states = [
  '/products?view=table',
  '/products?pressure=250..400',
  `/products?${new URLSearchParams({ q: 'מד לחץ 400 bar' })}`,
  '/products?q=zzzz',
  '/compare?products=model-100,model-200',
  '/compare',
  '/list?items=P-100:2,P-200:1,P-M1:3',
  '/quote?items=P-100:2',
  '/no/such-page',
]
let pages: string[] = []
beforeAll(async () => {
  const read = (path: string, method: 'GET' | 'HEAD') => get(site().url + path, { method })
  const { visited, broken } = await walkSite({ get: read, origin, start: ['/', '/sitemap.xml'] })
  expect(broken).toEqual([])
  pages = [...visited].flatMap(([path, { type }]) =>
    type.startsWith('text/html') && !path.includes('?') ? [path] : [],
  )
}, 120_000)

test(
  'its folder is as the site wants it, its texts in two languages apart',
  { timeout: 300_000 },
  async () => {
    const args = ['cli/content.ts', 'check', join(place, 'content')]
    const { stdout } = await promisify(execFile)(process.execPath, args)
    expect(stdout).toMatch(/ 4 products read: (?:no faults|0 errors)/)
    const others = stdout
      .split('\n')
      .filter((line) => line.includes(': ') && !line.includes('interface.ts'))
    expect(others.slice(0, -1)).toEqual([])
  },
)

describe.each([390, 1440])('at %i pixels', (width) => {
  test(
    'every page fits, reads from the right, and has its figures in order',
    { timeout: 300_000 },
    async () => {
      const page = await visit('/', { width, tolerate: /404/ })
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
      expect(pages).toEqual(expect.arrayContaining(['/', '/model-100', family, '/contact-us']))
      const wrong: string[] = []
      for (const path of [...pages, ...states]) {
        await page.goto(url(path))
        const over = await excess(page)
        if (over > 0) wrong.push(`${path} is wider than the window by ${over}`)
        wrong.push(...(await disordered(page)).map((figure) => `${path}: ${figure}`))
      }
      expect(wrong).toEqual([])
    },
  )
})

test('a trail begins at the right and goes on to the left', async () => {
  const page = await visit('/model-100')
  const trail = page.getByRole('main').getByRole('navigation').first().getByRole('listitem')
  const [first, second] = [await leftOf(trail.nth(0)), await leftOf(trail.nth(1))]
  expect(first).toBeGreaterThan(second)
})

test('its menus open below their names, and none leaves the window', async () => {
  const page = await visit('/')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'מוצרים' }).click()
  const link = header.getByRole('link', { name: 'כל המוצרים' })
  await link.waitFor()
  const box = (await link.boundingBox())!
  expect(box.x).toBeGreaterThan(720)
  expect(box.x + box.width).toBeLessThanOrEqual(1440)
})

test('finds by a word with the prefix that the language puts before it, and by a figure', async () => {
  const page = await visit(states[2]!, { javaScriptEnabled: false })
  const found = page.getByRole('main').getByRole('heading', { level: 3 })
  expect((await found.allInnerTexts())[0]).toBe('מד לחץ דיגיטלי 200')
})

test('its form is filled in from the right; addresses and numbers are written from the left', async () => {
  const page = await visit('/contact-us', { width: mobileWidth })
  expect(await axe(page)).toEqual([])
  const form = page.getByRole('main').locator('form')
  for (const type of ['email', 'tel']) {
    const field = form.locator(`input[type=${type}]`)
    const { direction, textAlign } = await field.evaluate((one) => {
      const { direction, textAlign } = getComputedStyle(one)
      return { direction, textAlign }
    })
    expect([type, direction]).toEqual([type, 'ltr'])
    // It begins where its label does.
    expect([type, textAlign]).toEqual([type, 'right'])
  }
})

const leftOf = async (element: Locator) => (await element.boundingBox())!.x
