import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test as base } from 'vitest'
import { findWholeChromium, launchChromiumWithPageCache } from '#test/chromium.ts'
import { button, enquiry, filledIn, fillIn, formAwake, useContactSite } from '#test/contact-form.ts'
import { hydrated } from '#test/visit.ts'

// npm test is content with a shell, which keeps no pages.
const test = base.skipIf(!findWholeChromium())

/** As browsers of visitors are: they keep the pages that were left, and go back to them as they were. */
let browser: Browser | undefined
let context: BrowserContext | undefined
const { url, service, itemsOf } = await useContactSite()
beforeAll(async () => {
  if (findWholeChromium()) browser = await launchChromiumWithPageCache()
})
afterEach(() => context?.close())
afterAll(async () => {
  await browser?.close()
  await service.stop()
})

const status = (page: Page) => page.getByRole('main').getByRole('status')
const thanked = (page: Page) =>
  expect.poll(() => status(page).textContent(), { timeout: 40_000 }).toBe('Submitted successfully!')

async function open(prepare?: (page: Page) => Promise<unknown>) {
  context = await browser!.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies([{ name: 'cookie-choice', value: 'essential', url: url() }])
  const page = await context.newPage()
  const ids: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/contact')) return
    ids.push((request.postDataJSON() as { submissionId: string }).submissionId)
  })
  await prepare?.(page)
  await page.goto(url('/contact-us'))
  await hydrated(page)
  await formAwake(page)
  return { page, ids }
}

async function leaveAndGoBack(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor()
  await page.evaluate(() => history.back())
  // Out of the browser's cache, or loaded again where it had no room for it.
  const path = () => page.evaluate(() => location.pathname).catch(() => '')
  await expect.poll(path, { timeout: 30_000 }).toBe('/contact-us')
  await hydrated(page)
  await formAwake(page)
}

test('what was written is there after a link and a step back, and is sent as it was', async () => {
  const { page, ids } = await open()
  const written = { ...enquiry, 'Company Name': 'Gone back' }
  await fillIn(page, written)
  await leaveAndGoBack(page)
  await expect.poll(() => filledIn(page)).toEqual(written)
  await button(page).click()
  await thanked(page)
  expect(new Set(ids).size).toBe(1)
  expect(itemsOf('Gone back')).toHaveLength(1)
})

/** Runs in the page: it is rendered ahead until `prerenderingchange`, as Chromium tells a document. */
function renderAhead(): void {
  let isAhead = true
  Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isAhead })
  document.addEventListener('prerenderingchange', () => (isAhead = false), { capture: true })
}

test('a form that was rendered ahead works once it is shown, and is sent under one id', async () => {
  const { page, ids } = await open(async (fresh) => {
    await fresh.addInitScript(renderAhead)
    fresh.on('load', () =>
      fresh.evaluate(() => document.dispatchEvent(new Event('prerenderingchange'))),
    )
  })
  await fillIn(page, { ...enquiry, 'Company Name': 'Rendered ahead' })
  await button(page).dblclick()
  await thanked(page)
  expect(new Set(ids).size).toBe(1)
  expect(itemsOf('Rendered ahead')).toHaveLength(1)
})

test('what is written after a form was sent is another, and a step back sends and says nothing', async () => {
  const { page, ids } = await open()
  const company = `Sent twice ${randomUUID()}`
  for (const message of ['The first matter.', 'Another matter.']) {
    await fillIn(page, { ...enquiry, 'Company Name': company, 'Tell us more': message })
    await button(page).click()
    await expect.poll(() => filledIn(page)).toMatchObject({ 'Tell us more': '' })
    await thanked(page)
  }
  expect(new Set(ids).size).toBe(2)
  expect(itemsOf(company)).toHaveLength(2)
  const sent = ids.length
  await leaveAndGoBack(page)
  await expect.poll(() => status(page).count()).toBe(0)
  expect(new Set(Object.values(await filledIn(page)))).toEqual(new Set(['']))
  expect(ids).toHaveLength(sent)
  expect(itemsOf(company)).toHaveLength(2)
})
