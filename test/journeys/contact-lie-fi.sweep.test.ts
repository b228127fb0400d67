import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { button, enquiry, fillIn, useContactSite } from '#test/contact-form.ts'
import { hydrated } from '#test/visit.ts'
import { weakNetwork } from '#test/weak-network.ts'

let between: Awaited<ReturnType<typeof weakNetwork>> | undefined
const { visitInHaste, url, service, itemsOf } = await useContactSite()
afterEach(async () => {
  between?.network.comeBack()
  await between?.stop()
  between = undefined
})
afterAll(() => service.stop())

const tolerate = /ERR_|Failed to fetch|status of 428|uncaught: Event/
const api = '/api/contact'
const outcome = (page: Page, role: 'status' | 'alert') =>
  page.getByRole('main').getByRole(role).textContent()
const thanked = (page: Page) =>
  expect.poll(() => outcome(page, 'status'), { timeout: 40_000 }).toBe('Submitted successfully!')

/** The form, filled in, behind a network that the browser takes for a good one. */
async function written(company: string) {
  const weak = (between = await weakNetwork(url('')))
  const page = await visitInHaste('/contact-us', { tolerate })
  await page.goto(`${weak.url}/contact-us`)
  await hydrated(page)
  await fillIn(page, { ...enquiry, 'Company Name': company })
  const ids: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith(api)) return
    ids.push((request.postDataJSON() as { submissionId: string }).submissionId)
  })
  return { page, ids, network: weak.network }
}

describe('an enquiry on a network that leads nowhere', () => {
  test('is kept when nothing answers, says so, and arrives once when something does', async () => {
    const { page, ids, network } = await written('Silent')
    network.hangs = (path) => path === api
    await button(page).click()
    await expect.poll(() => outcome(page, 'status'), { timeout: 30_000 }).toMatch(/^No answer yet/)
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    expect(itemsOf('Silent')).toHaveLength(0)
    // What hung goes on too, late as it is.
    network.comeBack()
    await thanked(page)
    expect(new Set(ids).size).toBe(1)
    expect(itemsOf('Silent')).toHaveLength(1)
    await page.reload()
    await hydrated(page)
    expect(await page.getByRole('main').getByRole('status').count()).toBe(0)
    expect(itemsOf('Silent')).toHaveLength(1)
  })

  test('is a failure where it is refused, and yet is kept and arrives, after a reload as well', async () => {
    const { page, ids, network } = await written('Refused')
    network.refuses = (path) => path === api
    await button(page).click()
    await expect.poll(() => outcome(page, 'alert')).toBe('Submission failed.')
    await page.getByText(/is kept in this browser, also when you close this page/).waitFor()
    await page.reload()
    await hydrated(page)
    await expect.poll(() => outcome(page, 'status')).toMatch(/^No answer yet/)
    network.comeBack()
    await thanked(page)
    expect(new Set(ids).size).toBe(1)
    expect(itemsOf('Refused')).toHaveLength(1)
  })

  test('is sent as it was changed last, and never as both', async () => {
    const { page, network } = await written('As first')
    network.refuses = (path) => path === api
    await button(page).click()
    await expect.poll(() => outcome(page, 'alert')).toBe('Submission failed.')
    network.comeBack()
    await fillIn(page, { 'Company Name': 'As changed' })
    await button(page).click()
    await thanked(page)
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              const opening = indexedDB.open('waiting-forms', 1)
              opening.addEventListener('success', () => {
                const store = opening.result
                  .transaction('waiting-forms')
                  .objectStore('waiting-forms')
                const counting = store.count()
                counting.addEventListener('success', () => resolve(counting.result))
              })
            }),
        ),
      )
      .toBe(0)
    expect(itemsOf('As changed')).toHaveLength(1)
    expect(itemsOf('As first')).toHaveLength(0)
  })
})
