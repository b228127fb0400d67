import { mkdtempSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { button, enquiry, field, filledIn, fillIn, useContactSite } from '#test/contact-form.ts'
import { buyer, fillInBuyer, fillInLine, main, request } from '#test/quote-form.ts'
import { hydrated } from '#test/visit.ts'

/** A folder where the file of submissions is to be: nothing can be stored until it is gone. */
const DATA_DIR = mkdtempSync(join(tmpdir(), 'unstored-'))
const inTheWay = join(DATA_DIR, 'submissions.sqlite')
mkdirSync(inTheWay)
const { visit, service, itemsOf } = await useContactSite({ DATA_DIR })
afterAll(async () => {
  await service.stop()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

const tolerate = /status of (428|503)/
const says = (page: Page, role: 'status' | 'alert', words: string | RegExp) =>
  expect.poll(() => main(page).getByRole(role).textContent(), { timeout: 40_000 }).toMatch(words)
const kept = /cannot accept it right now\. Your entries are saved in this browser/
const thanks = 'Submitted successfully!'
const quoted = 'Quoted while away'

test('while nothing can be stored forms are refused, kept where they were written, and arrive once', async () => {
  const form = await visit('/contact-us', { tolerate })
  const ids = new Set<string>()
  form.on('request', (sent) => {
    if (sent.url().endsWith('/api/contact'))
      ids.add((sent.postDataJSON() as { submissionId: string }).submissionId)
  })
  const written = { ...enquiry, 'Company Name': 'Written while away' }
  await fillIn(form, written)
  await button(form).click()
  await says(form, 'alert', 'Submission failed.')
  await form.getByText(kept).waitFor()
  expect(await filledIn(form)).toEqual(written)
  await form.reload()
  await hydrated(form)
  await says(form, 'status', /^No answer yet/)

  const quote = await visit('/quote?items=QB-15:40', { tolerate })
  await fillInBuyer(quote, { ...buyer, 'Company Name': quoted })
  await fillInLine(quote, 1, { Note: 'in one piece' })
  await request(quote).click()
  await says(quote, 'alert', 'Submission failed.')
  await quote.getByText(kept).waitFor()

  const plain = await visit('/contact-us', { javaScriptEnabled: false, tolerate })
  const { State, ...others } = { ...enquiry, 'Company Name': 'Plain while away' }
  await fillIn(plain, others)
  await field(plain, 'State').fill(State)
  const press = async () => {
    const [answer] = await Promise.all([plain.waitForNavigation(), button(plain).click()])
    return answer!
  }
  const refused = await press()
  expect([refused.status(), refused.headers()['retry-after']]).toEqual([503, '10'])
  await says(plain, 'alert', 'Submission failed.')
  await plain.getByText('Your entries are still here; please try again in a moment.').waitFor()
  expect(await filledIn(plain)).toMatchObject(others)

  rmSync(inTheWay, { recursive: true })
  await says(form, 'status', thanks)
  await says(quote, 'status', thanks)
  expect((await press()).status()).toBe(200)
  await says(plain, 'status', thanks)
  expect(ids.size).toBe(1)
  for (const company of [written['Company Name'], quoted, others['Company Name']])
    expect(itemsOf(company), company).toHaveLength(1)
  await quote.reload()
  await hydrated(quote)
  expect(itemsOf(quoted)).toHaveLength(1)
}, 120_000)
