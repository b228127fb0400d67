import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { button, enquiry, field, fillIn, useContactSite } from '#test/contact-form.ts'
import { inSweeps } from '#test/sweep.ts'
import { hydrated } from '#test/visit.ts'

const { visit, service, itemsOf } = await useContactSite()
afterAll(() => service.stop())

const tolerate = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|uncaught: Event/
const status = (page: Page) => page.getByRole('main').getByRole('status')
const waits = (page: Page) => expect.poll(() => status(page).textContent()).toMatch(/^Not sent yet/)
const thanked = (page: Page) =>
  expect.poll(() => status(page).textContent(), { timeout: 30_000 }).toBe('Submitted successfully!')

/** Runs in the page. */
function countWaiting(): Promise<number> {
  const name = 'waiting-forms'
  return new Promise((resolve) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction(name).objectStore(name).count()
      counting.addEventListener('success', () => {
        opening.result.close()
        resolve(counting.result)
      })
    })
  })
}

describe('an enquiry that is written without a connection', () => {
  test('waits, says so, and is sent once when the connection is back', async () => {
    const page = await visit('/contact-us', { tolerate })
    await fillIn(page, { ...enquiry, 'Company Name': 'Ladder' })
    await page.context().setOffline(true)
    await button(page).click()
    await waits(page)
    await button(page).click()
    await waits(page)
    expect(itemsOf('Ladder')).toHaveLength(0)
    await page.context().setOffline(false)
    await thanked(page)
    expect(itemsOf('Ladder')).toHaveLength(1)
    // Told first and then taken away: a page that is loaded in between tells it again.
    await expect.poll(() => page.evaluate(countWaiting)).toBe(0)
    await page.reload()
    await hydrated(page)
    expect(await status(page).count()).toBe(0)
    expect(itemsOf('Ladder')).toHaveLength(1)
  })

  test('is sent by the next page that is open, though nobody touches it', async () => {
    const page = await visit('/contact-us', { tolerate })
    const context = page.context()
    await fillIn(page, { ...enquiry, 'Company Name': 'Left alone' })
    await context.setOffline(true)
    await button(page).click()
    await waits(page)
    const next = await context.newPage()
    const home = new URL('/', page.url()).href
    await page.close()
    await context.setOffline(false)
    await next.goto(home)
    await expect.poll(() => itemsOf('Left alone'), { timeout: 30_000 }).toHaveLength(1)
    await next.close()
  })

  inSweeps('waits as it was changed last', async () => {
    const page = await visit('/contact-us', { tolerate })
    await fillIn(page, { ...enquiry, 'Company Name': 'First thought' })
    await page.context().setOffline(true)
    await button(page).click()
    await waits(page)
    await fillIn(page, { 'Company Name': 'Second thought' })
    await button(page).click()
    await waits(page)
    await page.context().setOffline(false)
    await thanked(page)
    expect(itemsOf('Second thought')).toHaveLength(1)
    expect(itemsOf('First thought')).toHaveLength(0)
  })

  // It waits for the code that comes late.
  inSweeps('waits on after the page was loaded again from its copy', async () => {
    const page = await visit('/contact-us', { tolerate, serviceWorkers: 'allow' })
    await page.mouse.move(300, 300)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/contact-us'))))
      .toBe(true)
    await fillIn(page, { ...enquiry, 'Company Name': 'Reloaded there' })
    await page.context().setOffline(true)
    await button(page).click()
    await waits(page)
    await page.reload()
    await hydrated(page)
    await waits(page)
    await page.context().setOffline(false)
    await thanked(page)
    expect(itemsOf('Reloaded there')).toHaveLength(1)
  })

  inSweeps('waits on a page that nobody had touched before its connection was gone', async () => {
    const page = await visit('/contact-us', {
      // Whoever is in haste is given a task first.
      tolerate: new RegExp(`${tolerate.source}|status of 428`),
      serviceWorkers: 'allow',
    })
    await page.mouse.move(300, 300)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const isKept = async (file: string) =>
      page.evaluate(async (part) => {
        const names = await caches.keys()
        const all = names.map(async (name) => (await caches.open(name)).keys())
        return (await Promise.all(all)).flat().some(({ url }) => url.includes(part))
      }, file)
    for (const file of ['/contact-us', '/form-sender-'])
      await expect.poll(() => isKept(file)).toBe(true)
    await page.context().setOffline(true)
    await page.reload()
    await hydrated(page)
    // States of a country come with a connection: without one theirs is a text.
    const { State, ...others } = enquiry
    await fillIn(page, { ...others, 'Company Name': 'Untouched' })
    await field(page, 'State').fill(State)
    await button(page).click()
    await waits(page)
    await page.context().setOffline(false)
    await thanked(page)
    expect(itemsOf('Untouched')).toHaveLength(1)
  })

  inSweeps('is posted as without scripts where the code that sends it does not come', async () => {
    const page = await visit('/contact-us', {
      tolerate,
      prepare: (fresh) => fresh.route('**/assets/form-sender-*', (route) => route.abort()),
    })
    await fillIn(page, { ...enquiry, 'Company Name': 'Without code' })
    await button(page).click()
    await page.waitForURL(/\/contact-us\?sent=/)
    expect(itemsOf('Without code')).toHaveLength(1)
  })
})
