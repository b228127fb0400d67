import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { holdRequests } from '#test/hold-requests.ts'
import { ask, log, open as openAssistant } from '#test/chat-page.ts'
import { answer, chips, chipTexts, search, sheetOf } from '#test/filters-page.ts'
import { checkbox, expectText, filterButton, openFilter, status } from '#test/listing-page.ts'
import { syntheticCatalogue } from '#test/synthetic-catalogue.ts'
import { startWithCatalogue } from '#test/temporary-catalogue.ts'
import { useSite } from '#test/visit.ts'
import { wakeIsland } from '#test/wake-island.ts'

/** More than a browser reads: the server answers. One field has more values than travel at once. */
function documents() {
  const made = Object.entries(syntheticCatalogue(2100))
  return Object.fromEntries(
    made.map(([slug, document], i) => [slug, { ...document, plate: `Plate ${i}` }]),
  )
}
const { visit, quiet, url } = useSite(() => startWithCatalogue(documents()))

const listed = 2033
const brass = 952
const maxRead = 300_000
const read = { bytes: 0, requests: 0, whole: [] as string[] }

/** Begins a visit whose reading of the catalogue is counted, pages it loads apart. */
async function counted(path: string, options: Parameters<typeof visit>[1] = {}): Promise<Page> {
  Object.assign(read, { bytes: 0, requests: 0, whole: [] })
  return visit(path, {
    ...options,
    prepare(page) {
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/v1/')) read.whole.push(pathname)
      })
      page.on('requestfinished', async (request) => {
        const { pathname } = new URL(request.url())
        if (!/\.(?:data|json)$|^\/search\//.test(pathname)) return
        read.requests++
        read.bytes += (await request.sizes().catch(() => undefined))?.responseBodySize ?? 0
      })
    },
  })
}
afterEach(() => {
  expect(read.whole).toEqual([])
  expect(read.bytes).toBeLessThan(maxRead)
})

/** A press before leads where it does without scripts: to the list. */
async function withScripts(page: Page): Promise<void> {
  await page.mouse.move(300, 300)
  await quiet(page)
}

const showing = (page: Page, count: number) =>
  expectText(status(page), `Showing ${count} of ${listed} products`)

test('the list is filtered by its bar and its chips, stands as a table, and is gone back to', async () => {
  const page = await counted('/products')
  await showing(page, listed)
  const bodies = await openFilter(page, 'body')
  await checkbox(bodies, 'Brass').click()
  await showing(page, brass)
  // It stays open with its values, and their counts follow.
  const stainless = checkbox(bodies, 'Stainless steel')
  await expect.poll(() => stainless.isVisible()).toBe(true)
  await stainless.click()
  await expect.poll(() => stainless.isChecked()).toBe(true)
  await stainless.click()
  await showing(page, brass)
  await page.keyboard.press('Escape')

  const pressures = await openFilter(page, 'pressure')
  await pressures.getByLabel('At least').fill('60')
  await expect.poll(() => search(page)).toContain('pressure=60..')
  await expect
    .poll(async () => (await chipTexts(page)).toSorted())
    .toEqual(['Body: Brass', 'Pressure: 60 bar or more'])
  await page.keyboard.press('Escape')
  await chips(page).filter({ hasText: 'Body' }).click()
  await expect.poll(() => chipTexts(page)).toEqual(['Pressure: 60 bar or more'])

  await page.getByRole('link', { name: 'Table', exact: true }).click()
  await page.getByRole('columnheader', { name: /^Part number/ }).waitFor()
  await page.getByRole('row').nth(2).getByRole('link').first().click()
  await page.getByRole('heading', { level: 1 }).filter({ hasText: /valve/i }).waitFor()
  await page.goBack()
  await page.getByRole('columnheader', { name: /^Part number/ }).waitFor()
  await page.getByRole('button', { name: 'Clear All Filters' }).click()
  await showing(page, listed)
})

test('the sheet has every filter with its values, and finds them by their names', async () => {
  const page = await counted('/products')
  const { sheet, open, find, show } = sheetOf(page)
  await open()
  const filter = sheet.locator('section > details').filter({ hasText: 'Body' }).first()
  await filter.locator(':scope > summary').click()
  await checkbox(filter, 'Brass').click()
  await show.filter({ hasText: `Show ${brass} ` }).waitFor()
  await expect.poll(() => checkbox(filter, 'Brass').isChecked()).toBe(true)

  await find.fill('zzzz')
  await sheet.getByText('No filter or value is called').waitFor()
  // Words that mean a filter, and none of its values.
  await find.fill('pressure')
  await sheet.getByLabel('At least').first().fill('10')
  await expect.poll(() => search(page)).toContain('pressure=10..')
  await sheet.getByRole('button', { name: 'Clear', exact: true }).click()
  await show.filter({ hasText: `Show ${listed} ` }).waitFor()
})

test('the sheet has the page’s filters until the server has answered', async () => {
  const page = await counted('/products')
  const release = await holdRequests(page, '**/search/values/**')
  const { sheet, open } = sheetOf(page)
  await open()
  const names = sheet.locator('section > details > summary')
  await names.first().waitFor()
  const shown = await names.allInnerTexts()
  expect(shown.length).toBeGreaterThan(1)
  const answered = page.waitForResponse('**/search/values/**')
  release()
  await answered
  await quiet(page)
  const places = (await names.allInnerTexts()).map((name) => shown.indexOf(name))
  expect(places.filter((place) => place >= 0)).toEqual([...shown.keys()])
})

test('a filter of very many values shows the most frequent, and all at a press', async () => {
  const page = await counted('/products')
  const plates = page.getByRole('group', { name: 'Plate', exact: true })
  await wakeIsland(page, 'list-controls')
  await page.getByRole('list', { name: 'Filters' }).getByRole('button', { name: 'Plate' }).click()
  await expect.poll(() => plates.getByRole('checkbox').count()).toBe(500)
  await plates.getByRole('button', { name: /^All/ }).click()
  await expect.poll(() => plates.getByRole('checkbox').count()).toBe(listed)
})

test('families and solutions are filtered, menus name types, and products open', async () => {
  const page = await counted('/family/ball-valves')
  await page.mouse.move(300, 300)
  await quiet(page)
  const pressures = await openFilter(page, 'pressure')
  await pressures.getByLabel('At least').fill('60')
  await expect.poll(() => chipTexts(page)).toEqual(['Pressure: 60 bar or more'])
  await page.keyboard.press('Escape')
  const { sheet, open, find } = sheetOf(page)
  await open()
  // One that the page itself leaves out.
  await find.fill('in stock')
  await sheet.getByRole('checkbox').first().waitFor()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Full bore/ }).click()
  await expect.poll(() => search(page)).toContain('type=Full')

  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button').first().click()
  await menu.getByRole('link', { name: 'Three-way', exact: true }).click()
  await page.waitForURL(url('/family/ball-valves?type=Three-way'))
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForURL(/three-way/)

  await page.goto(url('/solutions/plant'))
  await page.getByRole('button', { name: /^Valves/ }).waitFor()
  await openFilter(page, 'pressure')
  await page.getByLabel('At least').fill('60')
  await page.keyboard.press('Enter')
  await expect.poll(() => chipTexts(page)).toEqual(['Pressure: 60 bar or more'])
})

test('header, list and comparison search, and the assistant names products', async () => {
  const page = await counted('/products')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/search/suggestions')) asked.push(request.url())
  })
  const header = page.getByRole('banner')
  const field = header.getByRole('searchbox', { name: 'Search products' })
  const found = header.getByRole('search').getByRole('listitem').getByRole('link')
  await field.pressSequentially('gas valve')
  await expect.poll(() => found.first().innerText()).toMatch(/^Gas valve/)
  await expect.poll(() => header.getByRole('search').locator('[aria-busy=true]').count()).toBe(0)
  expect(asked.length).toBeLessThanOrEqual('gas valve'.length)
  await found.first().click()
  await page.getByRole('heading', { level: 1, name: /^Gas valve/ }).waitFor()

  await page.goto(url('/products'))
  await expect
    .poll(() => answer(page, url('/products?q=brass+valve')))
    .toContain('&quot;reading&quot;')
  await page.getByRole('searchbox', { name: 'Search all products' }).fill('brass valve')
  await expect.poll(() => search(page)).toContain('q=brass')
  await expect.poll(() => filterButton(page, 'body').innerText()).toContain('Brass')

  await page.goto(url('/compare?products=QB-15'))
  await page.getByLabel('Add a product').fill('QG-63')
  await expect.poll(() => page.locator('datalist option[value="QG-63"]').count()).toBe(1)

  await openAssistant(page)
  await ask(page, 'A stainless ball valve for 40 bar')
  expect(await log(page).getByRole('listitem').getByRole('link').count()).toBeGreaterThan(0)
})

test('a parts list takes pasted lines and what a card adds', async () => {
  const page = await counted('/list?items=QB-15:4')
  await page.getByLabel('Add lines').fill('QG-63 3')
  await page.getByRole('button', { name: 'Update' }).last().click()
  await expect.poll(() => search(page)).toContain('QG-63:3')
  await page.goto(url('/products?q=QB-25'))
  await withScripts(page)
  await page.getByRole('link', { name: 'Add to list Ball valve DN 25', exact: true }).click()
  await page.getByRole('status').getByText('1 × QB-25 added').waitFor()
})

test('of many products names are offered, and nothing before a key', async () => {
  const page = await counted('/products')
  const header = page.getByRole('banner')
  const field = header.getByRole('searchbox', { name: 'Search products' })
  const found = header.getByRole('search').getByRole('listitem').getByRole('link')
  // Focus, then a pause before the first key, as people take one.
  await field.focus()
  await quiet(page)
  for (const text of ['v', 'valve', 'valve dn 25']) {
    await field.fill(text)
    await expect.poll(() => found.count()).toBe(12)
  }
  // Emptied, and begun again.
  await field.fill('')
  await quiet(page)
  await field.fill('seat')
  await expect.poll(() => found.first().innerText()).toMatch(/^Seat kit/)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('All products')
})
