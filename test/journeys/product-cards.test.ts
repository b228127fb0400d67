import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { focused } from '#test/filters-page.ts'
import { watchFrames } from '#test/frames.ts'
import { useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()
const cards = (page: Page) => page.getByRole('article')
/** How many products a page of the list has. */
const pageLength = 20
const compared = (page: Page, pressed: boolean) =>
  cards(page).getByRole('button', { name: /Compare /, pressed })

test('a card whose picture is broken says so, one that a filter brings too', async () => {
  const page = await visit('/products', {
    pictures: true,
    prepare: (fresh) => fresh.route('**/images/**', (route) => route.fulfill({ body: 'broken' })),
  })
  const first = cards(page).first()
  await first.getByText('No Image Available', { exact: true }).waitFor()
  expect(await first.getByRole('presentation').count()).toBe(0)
  const name = await first.getByRole('heading').innerText()
  await page.getByRole('searchbox', { name: 'Search all products' }).fill('gauge')
  await expect.poll(() => first.getByRole('heading').innerText()).not.toBe(name)
  await first.getByText('No Image Available', { exact: true }).waitFor()
})

test('a double press chooses a card to be compared, once', async () => {
  const page = await visit('/products?q=gauge')
  const choose = cards(page)
    .getByText(/^Compare/)
    .first()
  await choose.dblclick()
  await compared(page, true).waitFor()
  await page.waitForTimeout(300)
  expect(await compared(page, true).count()).toBe(1)
  // And takes it back once.
  await compared(page, true).dblclick()
  await page.waitForTimeout(300)
  expect(await compared(page, true).count()).toBe(0)
})

test('a part number can be marked with the mouse, to be taken elsewhere', async () => {
  const page = await visit('/products?q=QB-15')
  const number = cards(page).first().getByText('QB-15', { exact: true })
  const { x, y, width, height } = await number.evaluate((one) => {
    const words = document.createRange()
    words.selectNodeContents(one)
    return words.getBoundingClientRect().toJSON() as DOMRect
  })
  // Whoever marks with the mouse goes a little too far.
  await page.mouse.move(x - 6, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 })
  await page.mouse.move(x + width + 8, y + height / 2, { steps: 4 })
  await page.mouse.up()
  expect(await page.evaluate(() => getSelection()!.toString().trim())).toBe('QB-15')
  expect(page.url()).toBe(url('/products?q=QB-15'))
})

test('what is chosen to be compared is a button on cards that a filter brings, until none is', async () => {
  const page = await visit('/products?q=gauge')
  const link = cards(page)
    .getByRole('link', { name: /^Compare / })
    .first()
  const name = (await link.innerText()).replace(/\s+/g, ' ')
  await link.press('Enter')
  await compared(page, true).waitFor()
  await page.getByRole('searchbox', { name: 'Search all products' }).fill('')
  await page.waitForURL(url('/products'))
  // The address is the new one before its cards are there.
  await expect.poll(() => cards(page).count()).toBe(pageLength)
  const others = compared(page, false)
  // A space presses it, as it does buttons.
  await others.first().press(' ')
  await page.getByText('2 of 4 chosen').waitFor()
  expect(await focused(page)).toMatch(/^Compare /)
  await page.goto(url('/products?q=gauge'))
  await cards(page)
    .getByRole('button', { name: `✓ ${name}`, exact: true, pressed: true })
    .press('Enter')
  await page
    .getByRole('region', { name: 'Compare', exact: true })
    .getByRole('button', { name: 'Clear' })
    .click()
  await expect
    .poll(() =>
      cards(page)
        .getByRole('button', { name: /Compare / })
        .count(),
    )
    .toBe(0)
  expect(await link.getAttribute('aria-pressed')).toBe(null)
})

const names = 'article h3'

test.each([
  { height: 900, inSight: 8 },
  { height: 1300, inSight: 12 },
])(
  'of a list that comes by a press in a window of $height px $inSight stand there first, and all of them then',
  async ({ height, inSight }) => {
    const page = await visit('/products?q=gauge')
    await page.setViewportSize({ width: 1440, height })
    const frames = await watchFrames(page, names)
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await expect.poll(() => cards(page).count()).toBe(pageLength)
    const [found, first, all] = await frames()
    expect(first!.slice(0, inSight)).toEqual(all!.slice(0, inSight))
    // Of those below what was there already stays.
    expect(first!.slice(inSight).filter((name) => !found!.includes(name))).toEqual([])
    expect(first!.length).toBeLessThan(pageLength)
    expect(all!.length).toBe(pageLength)
  },
)

test('who has scrolled sees the whole list at once', async () => {
  const page = await visit('/products?q=ball+valve')
  await page.evaluate(() => scrollTo(0, 5000))
  const frames = await watchFrames(page, names)
  await page
    .getByRole('button', { name: 'Clear All Filters' })
    .evaluate((button: HTMLElement) => button.click())
  await page.waitForURL(url('/products'))
  await quiet(page)
  expect((await frames()).slice(1).map(({ length }) => length)).toEqual([pageLength])
})

test('what a product’s page asks of the server is asked for once, as the pointer goes down', async () => {
  const page = await visit('/products')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/product-parts/')) asked.push(pathname)
  })
  await page.getByRole('link', { name: 'Ball valve DN 15', exact: true }).first().hover()
  await page.mouse.down()
  await expect.poll(() => asked).toEqual(['/product-parts/ball-valve-dn15'])
  await page.mouse.up()
  await page.waitForURL(url('/ball-valve-dn15'))
  await page.getByText('On the shelf.').waitFor()
  await quiet(page)
  expect(asked).toHaveLength(1)
})

test('what is said late of a product moves nothing of its page', async () => {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  const page = await visit('/products')
  await page.route('**/product-parts/**', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('link', { name: 'Ball valve DN 15', exact: true }).first().click()
  await page.waitForURL(url('/ball-valve-dn15'))
  const values = page.getByRole('table', { name: 'Key values' })
  await values.waitFor()
  const place = async () => (await values.boundingBox())!
  const before = await place()
  resolve()
  await page.getByText('On the shelf.').waitFor()
  const after = await place()
  expect(after.y - before.y).toBeCloseTo(0, 0)
  expect(after.height).toBeCloseTo(before.height, 0)
})
