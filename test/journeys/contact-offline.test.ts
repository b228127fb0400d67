import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { button, enquiry, fillIn, useContactSite } from '#test/contact-form.ts'
import { inSweeps } from '#test/sweep.ts'
import { hydrated } from '#test/visit.ts'

const { visit, service, itemsOf } = await useContactSite()
afterAll(() => service.stop())

const tolerate = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|uncaught: Event/
const status = (page: Page) => page.getByRole('main').getByRole('status')
const waits = (page: Page) => expect.poll(() => status(page).textContent()).toMatch(/^Not sent yet/)
const thanked = (page: Page) =>
  expect.poll(() => status(page).textContent(), { timeout: 30_000 }).toBe('Submitted successfully!')

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
    await page.reload()
    await hydrated(page)
    expect(await status(page).count()).toBe(0)
    expect(itemsOf('Ladder')).toHaveLength(1)
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
})
