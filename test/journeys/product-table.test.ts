import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { excess } from '#test/excess.ts'
import { plain, products } from '#test/catalogue.ts'
import { byPressure, digital, listed, stainless, valves } from '#test/known-products.ts'
import { expectText, shownSlugs, status } from '#test/listing-page.ts'
import { readyForPaper } from '#test/paper.ts'
import { inSweeps, swept, widths } from '#test/sweep.ts'
import { settled, useSite } from '#test/visit.ts'

const { visit, url } = useSite()

const table = (page: Page) =>
  page.getByRole('region', { name: 'Table of products' }).getByRole('table')
const heads = async (page: Page) =>
  (await table(page).getByRole('columnheader').allInnerTexts()).map((text) =>
    plain(text).replace(/ [↑↓]$/, ''),
  )
const head = (page: Page, name: RegExp) => table(page).getByRole('columnheader', { name })
const rowSlugs = (page: Page) =>
  table(page)
    .getByRole('rowheader')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.slice(1)))
const expectRows = (page: Page, slugs: readonly string[]) =>
  expect.poll(() => rowSlugs(page)).toEqual(slugs)
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)
const ballValves = '/products?productFamily=Ball+Valves&view=table'

describe.each(swept([true, false], [true]))(
  'the table of products, with JavaScript: %s',
  (javaScriptEnabled) => {
    const open = (path: string, width = 1440) => visit(path, { javaScriptEnabled, width })

    test('has a row for each product, headed by its part number, in the order of the list', async () => {
      const page = await open('/products?view=table')
      await expectText(status(page), `Showing ${listed.length} of ${listed.length} products`)
      await expectRows(page, listed)
      const numbers = await table(page).getByRole('rowheader').allInnerTexts()
      const known = new Map(products.map(({ slug, partNumber }) => [slug, partNumber]))
      expect(numbers.map(plain)).toEqual(listed.map((slug) => known.get(slug)))
      expect((await heads(page)).slice(0, 3)).toEqual(['Part number', 'Name', 'Type'])
      expect(await page.getByRole('article').count()).toBe(0)
    })

    test('has columns for what tells these products apart, with units in their heads', async () => {
      const page = await open(ballValves)
      await expectRows(page, valves)
      const shown = await heads(page)
      expect(shown).toContain('Pressure, max bar')
      expect(shown.length).toBeLessThanOrEqual(9)
      // All are for valves; no gauge's dial, and nothing that only one of them states.
      expect(shown).not.toContain('Family')
      expect(shown.some((label) => label.startsWith('Dial'))).toBe(false)
      const row = table(page).getByRole('row', { name: /^QB-15 / })
      expect(await row.getByRole('cell', { name: '40', exact: true }).count()).toBe(1)
    })

    inSweeps(
      'fades at its edge where columns are cut off, until the last is in sight',
      async () => {
        const page = await open('/products?view=table', 768)
        const frame = page.getByRole('region', { name: 'Table of products' })
        const brightness = async (scroll: number) => {
          await frame.evaluate((element, to) => (element.scrollLeft = to), scroll)
          // All of it is dark, so that what is light at the edge has faded.
          await frame.locator('table').evaluate((element) => {
            for (const part of [element, ...element.querySelectorAll('*')] as HTMLElement[]) {
              part.style.background = '#000'
              part.style.color = '#000'
            }
          })
          const { x, y, width, height } = (await frame.boundingBox())!
          const clip = { x: x + width - 4, y: y + 4, width: 4, height: Math.min(height, 200) - 8 }
          const { channels } = await sharp(await page.screenshot({ clip }))
            .greyscale()
            .stats()
          return channels[0]!.mean
        }
        const cut = await brightness(0)
        const whole = await brightness(100_000)
        expect(cut - whole).toBeGreaterThan(100)
      },
    )

    test('is sorted by any column through its head, either way, what is not stated last', async () => {
      const page = await open('/products?view=table&sort=name')
      const name = head(page, /^Name/)
      expect(await name.getAttribute('aria-sort')).toBe('ascending')
      await head(page, /^Pressure, max/)
        .getByRole('link')
        .click()
      await expect.poll(() => parameter(page, 'sort')).toBe('pressure')
      await head(page, /^Pressure, max/)
        .getByRole('link')
        .click()
      await expectRows(page, byPressure)
      await expect.poll(() => parameter(page, 'sort')).toBe('-pressure')
      await expect
        .poll(() => head(page, /^Pressure, max/).getAttribute('aria-sort'))
        .toBe('descending')
      await expect.poll(() => name.getAttribute('aria-sort')).toBeNull()
      const last = table(page).getByRole('row').last()
      await expect
        .poll(() => last.getByRole('img', { name: 'not stated' }).count())
        .toBeGreaterThan(0)
      const choice = page.getByRole('combobox', { name: 'Sort' })
      await expect.poll(() => choice.inputValue()).toBe('-pressure')

      await head(page, /^Part number/)
        .getByRole('link')
        .click()
      await expect.poll(() => parameter(page, 'sort')).toBe('partNumber')
      await expect
        .poll(() => choice.locator('option:checked').innerText())
        .toBe('Part number, ascending')
      const numbers = await table(page).getByRole('rowheader').allInnerTexts()
      const { compare } = new Intl.Collator('en', { numeric: true })
      expect(numbers).toEqual(numbers.toSorted(compare))
    })

    test('and cards show the same products, a press apart', async () => {
      const page = await open('/products?body=Stainless+steel&productFamily=Ball+Valves&sort=-name')
      const views = page.getByRole('group', { name: 'View' })
      const cards = await shownSlugs(page)
      expect(await views.getByRole('link', { name: 'Cards' }).getAttribute('aria-current')).toBe(
        'true',
      )
      await views.getByRole('link', { name: 'Table' }).click()
      await expectRows(page, cards)
      await expect
        .poll(() => views.getByRole('link', { name: 'Table' }).getAttribute('aria-current'))
        .toBe('true')
      await views.getByRole('link', { name: 'Cards' }).click()
      await expect.poll(() => shownSlugs(page)).toEqual(cards)
    })

    inSweeps('stays one when a text is looked for and when filters are cleared', async () => {
      const page = await open(ballValves)
      await page.getByRole('searchbox', { name: 'Search all products' }).fill('acids')
      await page.keyboard.press('Enter')
      await expect.poll(async () => (await rowSlugs(page)).toSorted()).toEqual(stainless)
      await page.getByRole('button', { name: 'Clear All Filters' }).click()
      await expectRows(page, listed)
      await expect.poll(() => parameter(page, 'view')).toBe('table')
    })

    test('shows what a text finds as cards do, best first, until it is sorted', async () => {
      const found = '/products?q=digital+gauge'
      const cards = await shownSlugs(await open(found))
      const page = await open(`${found}&view=table`)
      await expectRows(page, cards)
      await head(page, /^Name/).getByRole('link').click()
      await expectRows(page, digital)
    })

    inSweeps('of one product shows what that states, and of none says so', async () => {
      const page = await open('/products?q=QB-15&view=table&bore=15&body=Brass&seat=PTFE')
      await expect.poll(() => rowSlugs(page)).toContain('ball-valve-dn15')
      expect((await heads(page)).length).toBeGreaterThan(4)
      await page.goto(url('/products?q=xyzzy+plugh&view=table'))
      await expectText(status(page), `Showing 0 of ${listed.length} products`)
      expect(await table(page).count()).toBe(0)
    })
  },
)

describe.each(widths)('the table of products at %i px', (width) => {
  test('scrolls inside its frame, its head and the part numbers in sight', async () => {
    const page = await visit('/products?view=table', { width })
    const frame = page.getByRole('region', { name: 'Table of products' })
    const number = table(page).getByRole('rowheader').nth(20)
    const name = head(page, /^Name/)
    await frame.focus()
    const before = await name.boundingBox()
    await frame.evaluate((element) => element.scrollTo(200, 600))
    await settled(page)
    const [at, inside, atNumber] = [
      await name.boundingBox(),
      await frame.boundingBox(),
      await number.boundingBox(),
    ]
    expect(Math.round(at!.y)).toBe(Math.round(before!.y))
    expect(Math.round(atNumber!.x)).toBe(Math.round(inside!.x))
    expect(await excess(page)).toBeLessThanOrEqual(0)
  })
})

describe('the table of products', () => {
  inSweeps(
    'tells values in the units of the visitor’s region, and in those that were chosen',
    async () => {
      const page = await visit(ballValves, { locale: 'en-US' })
      const units = page.getByRole('group', { name: 'Units' })
      const bore = () => heads(page).then((all) => all.find((label) => label.startsWith('Bore')))
      await expect.poll(bore).toBe('Bore in')
      await units.getByRole('button', { name: 'Metric' }).click()
      await expect.poll(bore).toBe('Bore mm')
      // Also on the next page of the visit.
      await page.goto(url('/products?view=table'))
      await expect.poll(bore).toBe('Bore mm')
    },
  )

  test('is dressed before any script has run', async () => {
    const page = await visit('/products?view=table', { javaScriptEnabled: false })
    const name = head(page, /^Name/)
    expect(await name.evaluate((cell) => getComputedStyle(cell).position)).toBe('sticky')
  })

  test('is printed whole', async () => {
    const page = await visit('/products?view=table', { width: 673 })
    await readyForPaper(page)
    await page.emulateMedia({ media: 'print' })
    const cut = await page
      .getByRole('region', { name: 'Table of products' })
      .evaluate((frame) => [
        frame.scrollHeight - frame.clientHeight > 1,
        frame.scrollWidth - frame.clientWidth > 1,
      ])
    expect(cut).toEqual([false, false])
  })
})
