import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectFocus } from '#test/focus.ts'
import { plain } from '#test/catalogue.ts'
import { expectProducts, expectText } from '#test/listing-page.ts'
import { inSweeps, swept, widths } from '#test/sweep.ts'
import { settled, useSite } from '#test/visit.ts'
import { wakeIsland } from '#test/wake-island.ts'

const { visit, url } = useSite()
const header = (page: Page) => page.getByRole('banner')
const field = (page: Page) => header(page).getByRole('searchbox', { name: 'Search products' })
const found = (page: Page) =>
  header(page).getByRole('search').getByRole('listitem').getByRole('link')
const namesFound = async (page: Page) => (await found(page).allInnerTexts()).map(plain)

const kits = ['Seat kit DN 15 QK-15', 'Seat kit DN 25 QK-25', 'Seat kit DN 50 QK-50']
describe.each(widths)('the header search at %i px', (width) => {
  test('offers at most twelve products whose name holds what was typed, in any case', async () => {
    const page = await visit('/', { width })
    await field(page).fill('VaLvE')
    await expect.poll(() => namesFound(page)).toHaveLength(12)
    expect((await namesFound(page)).filter((name) => !/valve DN/.test(name))).toEqual([])
    await expectText(header(page).getByRole('status'), '18 products found')
    // All of it within the window.
    const box = await found(page).first().boundingBox()
    expect(box!.x).toBeGreaterThanOrEqual(0)
    expect(box!.x + box!.width).toBeLessThanOrEqual(width)

    const name = plain(await found(page).last().innerText()).replace(/ Q\S+$/, '')
    await found(page).last().click()
    await expect.poll(() => found(page).count()).toBe(0)
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  })

  test('finds part numbers, whole and in part, with and without hyphens', async () => {
    const page = await visit('/products', { width })
    for (const query of ['QT-25L', 'qt25l', 'T-25L']) {
      await field(page).fill(query)
      await expect.poll(() => namesFound(page)).toEqual(['Three-way valve DN 25, L port QT-25L'])
      await field(page).fill('')
      await expect.poll(() => found(page).count()).toBe(0)
    }
  })
})

const windows: [width: number, height: number][] = [
  [390, 844],
  // As after zooming in twice.
  [720, 450],
  [768, 900],
  [1440, 900],
]
test.each(swept(windows, windows.slice(0, 2)))(
  'at %i × %i px the search is in sight where it has the focus, however far one reads',
  async (width, height) => {
    const page = await visit('/products', { width })
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo(0, 1500))
    await settled(page)
    const inSight = () =>
      field(page).evaluate((input) => {
        const { left, top, width, height } = input.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) === input
      })
    if (height > 560) expect(await inSight()).toBe(true)
    if (height > 560) await field(page).focus()
    else await page.getByRole('banner').locator('label').click()
    await settled(page)
    expect(await inSight()).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(1500)
  },
)

test('in a low window a page begins right below the main row', async () => {
  const page = await visit('/about')
  await page.setViewportSize({ width: 844, height: 390 })
  const { y, height } = (await page.getByRole('banner').boundingBox())!
  const top = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top)
  expect(top - (y + height)).toBeLessThanOrEqual(1)
})

test('arrow keys move through the results, Escape closes them and keeps what was typed', async () => {
  const page = await visit('/about')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await field(page).pressSequentially('seat kit')
  // Names that contain the text come first; the packing set is only of that type.
  const inOrder = [...kits, 'Stem packing set QK-P']
  await expect.poll(() => namesFound(page)).toEqual(inOrder)
  const texts = await found(page).allTextContents()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused()).toBe(texts[0])
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focused()).toBe(texts[1])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expectFocus(field(page))

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect.poll(() => found(page).count()).toBe(0)
  await settled(page)
  expect(await found(page).count()).toBe(0)
  await expectFocus(field(page))
  expect(await field(page).inputValue()).toBe('seat kit')
  await expect.poll(() => page.url()).toBe(url('/about'))
})

test('Enter on a result opens it, Enter in the field lists all that match', async () => {
  const page = await visit('/')
  await field(page).pressSequentially('seat')
  await expect.poll(async () => (await namesFound(page)).slice(0, 3)).toEqual(kits)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(url('/seat-kit-dn15'))

  await field(page).fill('  glycerine ')
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/products')
  await expectProducts(page, ['gauge-63'])
  expect(await found(page).count()).toBe(0)
})

test.each([
  ['QB-25', 'Ball valve DN 25'],
  // Of a variant, which the browser does not know.
  ['qb-25-e50', 'Ball valve DN 25'],
  ...swept([['test GAUGE 160 mm', 'Test gauge 160 mm']], []),
])('Enter on “%s” leads straight to %s, with JavaScript and without', async (text, name) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit('/about', { javaScriptEnabled })
    await field(page).fill(text)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  }
})

test('what is asked for is read, and what comes nearest says that it only does', async () => {
  const page = await visit('/about')
  await field(page).fill('gauge, class 0.6 or better')
  await expect
    .poll(() => namesFound(page))
    .toEqual(expect.arrayContaining(['Test gauge 160 mm QG-160', 'Digital gauge 80 mm QGD-80']))
  expect(await namesFound(page)).toHaveLength(3)

  await field(page).fill('digital gauge, class 0.2 or better')
  await header(page).getByText('No product meets all of this. Closest:').waitFor()
  expect((await namesFound(page)).slice(0, 2).every((name) => name.startsWith('Digital'))).toBe(
    true,
  )
  expect((await namesFound(page))[0]).toMatch(/ misses: .*0\.2 or less \(states 0\.\d+\)$/)
  await expectText(header(page).getByRole('status'), '0 products found')
})

inSweeps('pages and documents whose titles hold the words stand below the products', async () => {
  const page = await visit('/about')
  await field(page).fill('valve catalog')
  const link = header(page)
    .getByRole('search')
    // By its own title once that has been read, by its file's name before.
    .getByRole('link', { name: /^Valve catalog/i })
  await link.click()
  await page.waitForURL(/knowledge-center\?doc=valve-catalog/)
})

/** A list, and a page of texts. */
test.each(['/products', '/support'])(
  'on %s what was typed before its code has come is searched for then',
  async (path) => {
    const held: Route[] = []
    const page = await visit(path, {
      prepare: (fresh) =>
        fresh.route('**/assets/product-search*', (route) => void held.push(route)),
    })
    await field(page).pressSequentially('seat kit')
    expect(await found(page).count()).toBe(0)
    await Promise.all(held.map((route) => route.continue()))
    await expect.poll(async () => (await namesFound(page)).slice(0, 2)).toEqual(kits.slice(0, 2))
    expect(await field(page).inputValue()).toBe('seat kit')
    await expectFocus(field(page))
  },
)

test('a document loads no code of the search before the visitor turns to it', async () => {
  const scripts: string[] = []
  const page = await visit('/support', {
    prepare: (fresh) =>
      void fresh.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url())
      }),
  })
  const before = scripts.length
  expect(scripts.filter((script) => script.includes('product-search'))).toEqual([])
  await field(page).focus()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
})

test('only the text at which typing pauses is asked for, and the last results stay until then', async () => {
  const asked: string[] = []
  let hold: ((value?: unknown) => void) | undefined
  const page = await visit('/support', {
    prepare: (fresh) =>
      fresh.route('**/search/suggestions?q=*', async (route) => {
        asked.push(new URL(route.request().url()).searchParams.get('q')!)
        if (asked.length > 1) await new Promise((release) => (hold = release))
        // Where it was typed over, nobody waits for it any more.
        await route.continue().catch(() => undefined)
      }),
  })
  await field(page).fill('seat')
  await expect.poll(async () => (await namesFound(page)).slice(0, 3)).toEqual(kits)
  const busy = header(page).getByRole('search').locator('[aria-busy=true]')
  await field(page).evaluate((input: HTMLInputElement) => {
    for (const text of ['q', 'qt', 'qt-', 'qt-2', 'qt-25l']) {
      input.select()
      document.execCommand('insertText', false, text)
    }
  })
  await expect.poll(() => asked).toEqual(['seat', 'qt-25l'])
  expect((await namesFound(page)).slice(0, 3)).toEqual(kits)
  expect(await busy.count()).toBe(1)
  hold!()
  await expect.poll(() => namesFound(page)).toEqual(['Three-way valve DN 25, L port QT-25L'])
  expect(await busy.count()).toBe(0)
})

test('a page that the browser brings back has its field as it was, and nothing open', async () => {
  const page = await visit('/support')
  await field(page).fill('seat')
  await expect.poll(() => found(page).count()).toBeGreaterThan(0)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => found(page).count()).toBe(0)
  expect(await field(page).inputValue()).toBe('seat')
})

inSweeps.each([
  ['fails', (route: Route) => route.fulfill({ status: 500, body: 'null' })],
  ['says nothing', () => undefined],
] as const)(
  'a server that %s leaves the way to the list, and nothing is said to be missing',
  async (_, answer) => {
    const page = await visit('/support', {
      tolerate: /status of 500/,
      prepare: (fresh) => fresh.route('**/search/suggestions?q=*', answer),
    })
    await field(page).pressSequentially('glycerine')
    const everything = header(page).getByRole('link', {
      name: 'Search everything for “glycerine”',
    })
    await everything.waitFor()
    await settled(page)
    expect(await found(page).count()).toBe(0)
    expect(await header(page).getByRole('status').innerText()).toBe('')
    await everything.click()
    await page.waitForURL(url('/products?q=glycerine'))
    await expectProducts(page, ['gauge-63'])
  },
)

inSweeps('nothing happens for white space, and little for what no product is called', async () => {
  const page = await visit('/about')
  await wakeIsland(page, 'product-search')
  for (const nothing of ['', '   ']) {
    await field(page).fill(nothing)
    await page.keyboard.press('Enter')
    await settled(page)
    await expect.poll(() => page.url()).toBe(url('/about'))
    expect(await found(page).count()).toBe(0)
  }
  await field(page).fill('submarine')
  await expectText(header(page).getByRole('status'), '0 products found')
  expect(await found(page).count()).toBe(0)
})
