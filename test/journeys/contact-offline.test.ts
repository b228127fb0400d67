import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { button, enquiry, field, fillIn, formAwake, useContactSite } from '#test/contact-form.ts'
import { keepOffline } from '#test/kept-page.ts'
import { inSweeps } from '#test/sweep.ts'
import { hydrated } from '#test/visit.ts'
import { weakNetwork } from '#test/weak-network.ts'

let between: Awaited<ReturnType<typeof weakNetwork>> | undefined
const { visit, visitInHaste, visitAsleep, url, service, itemsOf } = await useContactSite()
afterEach(async () => {
  between?.network.comeBack()
  await between?.stop()
  between = undefined
})
afterAll(() => service.stop())

const tolerate = /ERR_|Failed to fetch|status of 428|uncaught: Event/
const api = '/api/contact'
const status = (page: Page) => page.getByRole('main').getByRole('status')
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const waits = (page: Page) => expect.poll(() => status(page).textContent()).toMatch(/^Not sent yet/)
const thanked = (page: Page) =>
  expect.poll(() => status(page).textContent(), { timeout: 40_000 }).toBe('Submitted successfully!')

/** Runs in the page. */
const isWaiting = () => localStorage.getItem('waiting-forms') !== null

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
    await expect.poll(() => page.evaluate(isWaiting)).toBe(false)
    await page.reload()
    await hydrated(page)
    expect(await status(page).count()).toBe(0)
    expect(itemsOf('Ladder')).toHaveLength(1)
  })

  test('is sent by the next page that is open, though nobody touches it', async () => {
    const company = `Left alone ${randomUUID()}`
    const page = await visit('/contact-us', { tolerate })
    const context = page.context()
    await fillIn(page, { ...enquiry, 'Company Name': company })
    await context.setOffline(true)
    await button(page).click()
    await waits(page)
    const next = await context.newPage()
    const document = new URL('/privacy-policy', page.url()).href
    await page.close()
    await context.setOffline(false)
    await next.goto(document)
    await expect.poll(() => itemsOf(company), { timeout: 30_000 }).toHaveLength(1)
    await next.close()
  })

  inSweeps('waits on after a reload, and is sent by the page that opens then', async () => {
    // The form's page is kept with every page.
    const page = await visitInHaste('/gauge-63', { tolerate, serviceWorkers: 'allow' })
    await keepOffline(page)
    await page.goto(url('/contact-us'))
    await hydrated(page)
    await formAwake(page)
    await fillIn(page, { ...enquiry, 'Company Name': 'Reloaded there' })
    await page.context().setOffline(true)
    await button(page).click()
    await waits(page)
    await page.reload()
    await page
      .getByRole('status')
      .filter({ hasText: /^Shown as kept on/ })
      .waitFor()
    expect(itemsOf('Reloaded there')).toHaveLength(0)
    await page.context().setOffline(false)
    // This browser says so of pages alone that it has told of the loss.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await thanked(page)
    expect(itemsOf('Reloaded there')).toHaveLength(1)
  })

  inSweeps('is there again, a step back, where the code that keeps it had not come', async () => {
    const page = await visitAsleep('/contact-us', { tolerate })
    await page.context().setOffline(true)
    const { State, ...others } = enquiry
    await fillIn(page, { ...others, 'Company Name': 'Untouched' })
    await field(page, 'State').fill(State)
    await button(page).click()
    await page.waitForURL('chrome-error://chromewebdata/')
    await page.goBack()
    await expect.poll(() => field(page, 'Company Name').inputValue()).toBe('Untouched')
    await page.context().setOffline(false)
    await button(page).click()
    await expect.poll(() => itemsOf('Untouched').length, { timeout: 30_000 }).toBe(1)
  })

  inSweeps('is posted as without scripts where the code that sends it does not come', async () => {
    const page = await visitAsleep('/contact-us', {
      tolerate,
      prepare: (fresh) => fresh.route('**/assets/contact-form-*', (route) => route.abort()),
    })
    const { State, ...others } = enquiry
    await fillIn(page, { ...others, 'Company Name': 'Without code' })
    await field(page, 'State').fill(State)
    await button(page).click()
    await page.waitForURL(/\/contact-us\?sent=/)
    expect(itemsOf('Without code')).toHaveLength(1)
  })
})

/** The form, filled in, behind a network that the browser takes for a good one. */
async function written(company: string) {
  const weak = (between = await weakNetwork(url('')))
  const page = await visitInHaste('/contact-us', { tolerate })
  await page.goto(`${weak.url}/contact-us`)
  await hydrated(page)
  await formAwake(page)
  await fillIn(page, { ...enquiry, 'Company Name': company })
  const ids: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith(api)) return
    ids.push((request.postDataJSON() as { submissionId: string }).submissionId)
  })
  return { page, ids, network: weak.network }
}

describe('an enquiry on a network that leads nowhere', () => {
  inSweeps(
    'is kept when nothing answers, says so, and arrives once when something does',
    async () => {
      const { page, ids, network } = await written('Silent')
      network.hangs = (path) => path === api
      await button(page).click()
      await expect
        .poll(() => status(page).textContent(), { timeout: 30_000 })
        .toMatch(/^No answer yet/)
      expect(await page.evaluate(() => navigator.onLine)).toBe(true)
      expect(itemsOf('Silent')).toHaveLength(0)
      // What hung goes on too, late as it is.
      network.comeBack()
      await thanked(page)
      expect(new Set(ids).size).toBe(1)
      expect(itemsOf('Silent')).toHaveLength(1)
      await page.reload()
      await hydrated(page)
      expect(await status(page).count()).toBe(0)
      expect(itemsOf('Silent')).toHaveLength(1)
    },
  )

  inSweeps(
    'is a failure where it is refused, and yet is kept and arrives, after a reload as well',
    async () => {
      const { page, ids, network } = await written('Refused')
      network.refuses = (path) => path === api
      await button(page).click()
      await expect.poll(() => alert(page).textContent()).toBe('Submission failed.')
      await page.getByText(/saved in this browser, even if you close this page/).waitFor()
      await page.reload()
      await hydrated(page)
      await expect.poll(() => status(page).textContent()).toMatch(/^No answer yet/)
      network.comeBack()
      await thanked(page)
      expect(new Set(ids).size).toBe(1)
      expect(itemsOf('Refused')).toHaveLength(1)
    },
  )

  inSweeps('is sent as it was changed last, and never as both', async () => {
    const { page, network } = await written('As first')
    network.refuses = (path) => path === api
    await button(page).click()
    await expect.poll(() => alert(page).textContent()).toBe('Submission failed.')
    network.comeBack()
    await fillIn(page, { 'Company Name': 'As changed' })
    await button(page).click()
    await thanked(page)
    await expect.poll(() => page.evaluate(isWaiting)).toBe(false)
    expect(itemsOf('As changed')).toHaveLength(1)
    expect(itemsOf('As first')).toHaveLength(0)
  })
})
