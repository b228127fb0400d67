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
const fails = async (page: Page) => {
  await expect.poll(() => alert(page).textContent(), { timeout: 30_000 }).toBe('Submission failed.')
  await page.getByText(/^Our server did not answer\. Your entries are still here/).waitFor()
}
const thanked = (page: Page) =>
  expect.poll(() => status(page).textContent(), { timeout: 40_000 }).toBe('Submitted successfully!')

describe('an enquiry that is written without a connection', () => {
  test('stays, says so, and is sent once when the connection is back', async () => {
    const page = await visit('/contact-us', { tolerate })
    await fillIn(page, { ...enquiry, 'Company Name': 'Ladder' })
    await page.context().setOffline(true)
    await button(page).click()
    await fails(page)
    await button(page).click()
    await fails(page)
    expect(await field(page, 'Company Name').inputValue()).toBe('Ladder')
    expect(itemsOf('Ladder')).toHaveLength(0)
    await page.context().setOffline(false)
    await thanked(page)
    expect(itemsOf('Ladder')).toHaveLength(1)
    await page.reload()
    await hydrated(page)
    expect(await status(page).count()).toBe(0)
    expect(itemsOf('Ladder')).toHaveLength(1)
  })

  inSweeps('is there again after a reload of the copy that the browser keeps', async () => {
    // The form's page is kept with every page.
    const page = await visitInHaste('/gauge-63', { tolerate, serviceWorkers: 'allow' })
    await keepOffline(page)
    await page.goto(url('/contact-us'))
    await hydrated(page)
    await formAwake(page)
    await fillIn(page, { ...enquiry, 'Company Name': 'Reloaded there' })
    await page.context().setOffline(true)
    await button(page).click()
    await fails(page)
    await page.reload()
    await page
      .getByRole('status')
      .filter({ hasText: /^Shown as kept on/ })
      .waitFor()
    await expect.poll(() => field(page, 'Company Name').inputValue()).toBe('Reloaded there')
    expect(itemsOf('Reloaded there')).toHaveLength(0)
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
  inSweeps('fails when nothing answers, and arrives once when something does', async () => {
    const { page, ids, network } = await written('Silent')
    network.hangs = (path) => path === api
    await button(page).click()
    await fails(page)
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
  })

  inSweeps('is sent as it was changed last, by its own press, and never as both', async () => {
    const { page, network } = await written('As first')
    network.refuses = (path) => path === api
    await button(page).click()
    await fails(page)
    await fillIn(page, { 'Company Name': 'As changed' })
    network.comeBack()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await button(page).click()
    await thanked(page)
    expect(itemsOf('As changed')).toHaveLength(1)
    expect(itemsOf('As first')).toHaveLength(0)
  })
})
