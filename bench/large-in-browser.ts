import type { Browser, Locator, Page } from 'playwright-core'
import { pages } from './site.ts'
import { untilPainted } from './until-painted.ts'

type Interactions = {
  milliseconds: number[]
  /** Paths the browser had to ask for meanwhile: none, if the work is its own. */
  asked: string[]
}

export type InBrowser = {
  /** Of all products, at the first sign; of a catalogue that is too large for it, what menus need. */
  reading: { milliseconds: number; bytes: number; requests: number }
  /** All that came of the catalogue as data, from the first sign to the last key. */
  visit: { bytes: number; requests: number }
  filter: Interactions
  sheet: Interactions
  header: Interactions
  listing: Interactions
}

const catalogueData = /^\/(?:v1|search|product-page|product-parts)\/|\.data$/
const results = 'section[aria-label="Results"]'
const headerSearch = 'form:has(input[aria-label="Search products"])'
const sheetCount = 'dialog[open] footer'
/** Two in each of three filters. */
const pressesInFilters = 6
const typed = ['lc', 'apc', 'mpo']
const quietMilliseconds = 1500
const timeoutMilliseconds = 180_000

/** Filters and searches on the all-products page, once the browser has read what it reads. */
export async function measureInBrowser(
  browser: Browser,
  site: string,
  runs: number,
): Promise<InBrowser> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(timeoutMilliseconds)
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    const isAnswer = pathname.endsWith('.data') || pathname.startsWith('/search/')
    if (isAnswer || pathname.startsWith('/v1/')) asked.push(pathname + search)
  })
  const visit = { bytes: 0, requests: 0 }
  page.on('requestfinished', async (request) => {
    if (!catalogueData.test(new URL(request.url()).pathname)) return
    visit.requests++
    visit.bytes += (await request.sizes().catch(() => undefined))?.responseBodySize ?? 0
  })
  const reading = await readingOf(page, site + pages.products)
  const during = async (measure: () => Promise<number[]>): Promise<Interactions> => {
    asked.length = 0
    const milliseconds = []
    for (let run = 0; run < runs; run++) milliseconds.push(...(await measure()))
    return { milliseconds, asked: asked.map((path) => path.slice(0, 80)) }
  }
  // Not measured: what only the first use has to load or to index.
  await filterClicks(page)
  await sheetClicks(page)
  await listingKeystrokes(page, ['sc'])
  const measured = {
    reading,
    visit,
    filter: await during(() => filterClicks(page)),
    sheet: await during(() => sheetClicks(page)),
    header: await during(() => headerKeystrokes(page)),
    listing: await during(() => listingKeystrokes(page, typed)),
  }
  await context.close()
  return measured
}

/** Opens the page and waits until what is read ahead is read: its requests have come to an end. */
async function readingOf(page: Page, url: string): Promise<InBrowser['reading']> {
  const seen = { first: 0, last: 0, bytes: 0, requests: 0, open: 0 }
  const isList = (address: string) => /\/v1\/.*\/products\?|\/search\/families$/.test(address)
  page.on('request', (request) => {
    if (!isList(request.url())) return
    seen.first ||= performance.now()
    seen.open++
  })
  page.on('requestfinished', async (request) => {
    if (!isList(request.url())) return
    seen.last = performance.now()
    seen.requests++
    seen.bytes += (await request.sizes()).responseBodySize
    seen.open--
  })
  await page.goto(url)
  // It would cover the lower values of a filter.
  await page.getByRole('button', { name: 'Essential only' }).click()
  // Over the form: that prepares the list, too.
  await page.getByRole('searchbox', { name: 'Search all products' }).hover()
  const deadline = performance.now() + timeoutMilliseconds
  while (!seen.requests || seen.open || performance.now() - seen.last < quietMilliseconds) {
    if (performance.now() > deadline) throw new Error('The catalogue was not read in 3 minutes.')
    await page.waitForTimeout(50)
  }
  await atRest(page)
  const { first, last, bytes, requests } = seen
  return { milliseconds: last - first, bytes, requests }
}

/** A value chosen and given up again in some filters of the bar. */
async function filterClicks(page: Page): Promise<number[]> {
  const filters = page.getByRole('list', { name: 'Filters' }).locator(':scope > li')
  const milliseconds: number[] = []
  for (let i = 0; milliseconds.length < pressesInFilters; i++) {
    const filter = filters.nth(i)
    await filter.getByRole('button').first().click()
    await filter.getByRole('group').first().waitFor()
    // Those of numbers are shown on request.
    const request = filter.getByText('Values', { exact: true })
    if (await request.count()) await request.click()
    milliseconds.push(...(await pressTwice(page, filter, results)))
    await page.keyboard.press('Escape')
  }
  return milliseconds
}

/** The same in the sheet of all filters, which says how many products it would show. */
async function sheetClicks(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: /^All filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'All filters' })
  const filters = sheet.locator('section > details')
  await filters.first().waitFor()
  // Those of a large catalogue come after the bar's own, and the first is another then.
  await atRest(page)
  const milliseconds: number[] = []
  for (let i = 0; milliseconds.length < pressesInFilters; i++) {
    const opened = filters.nth(i)
    await opened.locator(':scope > summary').click()
    await opened.locator('fieldset').waitFor()
    // By its field: a filter that splits nothing of what is left goes, and others move up.
    const boxes = opened.locator('input[type=checkbox]')
    // Of some only the numbers can be asked for.
    if ((await boxes.count()) === 0) continue
    const field = JSON.stringify(await boxes.first().getAttribute('name'))
    const filter = sheet.locator(`section > details:has(input[type=checkbox][name=${field}])`)
    const heading = filter.locator(':scope > summary')
    const request = filter.getByText('Values', { exact: true })
    if (await request.count()) await request.click()
    milliseconds.push(...(await pressTwice(page, filter, sheetCount)))
    await heading.click()
    // Filters that the value hid come back once the server has said so, above this one too.
    await atRest(page)
  }
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  return milliseconds
}

/** Of so many values one is pressed: the first stand where every window shows them. */
const valuesTried = 4

/**
 * Of the first values in sight, those without products are folded away, the one that the fewest
 * have is chosen and given up: of others the list may stay as it is.
 */
async function pressTwice(page: Page, filter: Locator, watched: string): Promise<number[]> {
  const values = filter.locator('label:has(small):visible')
  const told = await values.locator('small').allInnerTexts()
  const counts = told.slice(0, valuesTried).map(Number)
  if (counts.length < 2) return []
  const fewest = values.nth(counts.indexOf(Math.min(...counts))).locator('input')
  const written = JSON.stringify(await fewest.inputValue())
  // By its value: what is in sight is another one once a list was made anew.
  const value = filter.locator(`label:has(input[value=${written}])`).first()
  const milliseconds: number[] = []
  for (let press = 0; press < 2; press++) {
    await atRest(page)
    await unfold(filter, value)
    await value.scrollIntoViewIfNeeded()
    milliseconds.push(await pressOn(page, value, watched))
  }
  return milliseconds
}

/** Lists of values fold where none of theirs is chosen, or none has products. */
async function unfold(filter: Locator, value: Locator): Promise<void> {
  const folded = filter.locator('details:not([open]) > summary:visible')
  while (!(await value.isVisible()) && (await folded.count())) await folded.first().click()
}

async function pressOn(page: Page, target: Locator, selector: string): Promise<number> {
  const { x, y, width, height } = (await target.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  const click = () => page.mouse.click(x + width / 2, y + height / 2)
  const { start, end } = await untilPainted(page, { from: 'pointerdown', selector }, click)
  return end - start
}

async function headerKeystrokes(page: Page): Promise<number[]> {
  const field = page.locator(headerSearch).getByRole('searchbox')
  const milliseconds: number[] = []
  for (const word of typed) {
    await field.fill('')
    await atRest(page)
    for (const letter of word) milliseconds.push(await strike(page, letter, headerSearch))
  }
  await field.fill('')
  return milliseconds
}

async function listingKeystrokes(page: Page, words: readonly string[]): Promise<number[]> {
  const field = page.getByRole('searchbox', { name: 'Search all products' })
  const milliseconds: number[] = []
  for (const word of words) {
    // The list for all but the last letter must have come, or its coming would be measured.
    await field.fill(word.slice(0, -1))
    await page.waitForURL((url) => url.searchParams.get('q') === word.slice(0, -1))
    await atRest(page)
    milliseconds.push(await strike(page, word.at(-1)!, results))
  }
  await field.fill('')
  await page.waitForURL((url) => !url.searchParams.has('q'))
  await atRest(page)
  return milliseconds
}

async function strike(page: Page, letter: string, selector: string): Promise<number> {
  const watch = { from: 'keydown', selector } as const
  const { start, end } = await untilPainted(page, watch, () => page.keyboard.press(letter))
  return end - start
}

/** No request under way and the processor free, so that nothing else is measured. */
async function atRest(page: Page): Promise<void> {
  await page.waitForTimeout(200)
  // A page that paints nothing may never be called idle: hence the time limit.
  await page.evaluate(
    () => new Promise<void>((idle) => requestIdleCallback(() => idle(), { timeout: 2000 })),
  )
}
