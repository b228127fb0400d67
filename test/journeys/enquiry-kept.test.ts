import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { button, enquiry, field, filledIn, fillIn, useContactSite } from '#test/contact-form.ts'
import { buyer, fillInBuyer, fillInLine, line, linesOf, main, request } from '#test/quote-form.ts'
import { hydrated } from '#test/visit.ts'

const { visit, quiet, url, service } = await useContactSite()
afterAll(() => service.stop())

/** What a page without a connection says of it. */
const tolerate = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of (422|428)/
const quotePath = '/quote?items=QB-15:40'
const nobody = Object.fromEntries(Object.keys(buyer).map((label) => [label, '']))
const buyerIn = async (page: Page) =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(buyer).map(async (label) => [label, await field(page, label).inputValue()]),
    ),
  ) as typeof buyer

/** The visitor's words are last, so that a page is left with the last letter. */
async function write(page: Page): Promise<void> {
  const { Message, ...others } = buyer
  await fillInBuyer(page, others)
  await quiet(page)
  await fillInBuyer(page, { Message })
}
async function enquire(page: Page): Promise<void> {
  const { 'Tell us more': message, ...others } = enquiry
  await fillIn(page, others)
  await quiet(page)
  await fillIn(page, { 'Tell us more': message })
}
const isQuoteBack = (page: Page) => expect.poll(() => buyerIn(page)).toEqual(buyer)
const isEnquiryBack = (page: Page) => expect.poll(() => filledIn(page)).toEqual(enquiry)
/** What the tab, and the browser beyond it, remember. */
const stored = (page: Page, storage: 'sessionStorage' | 'localStorage') =>
  page.evaluate((name) => JSON.stringify(Object.entries(window[name])), storage)

/** Ways to leave a page and to come back. */
const ways: [string, (page: Page) => Promise<unknown>][] = [
  [
    'the form’s own link and a step back',
    async (page) => {
      await main(page).locator('form').getByRole('link', { name: 'Privacy Policy' }).click()
      await page.waitForURL('**/privacy-policy')
      await page.goBack()
    },
  ],
  ['a reload', (page) => page.reload()],
]

describe.each(ways)('after %s', (_, leaveAndReturn) => {
  test('what was written of a request for a quote is back', async () => {
    const page = await visit(quotePath)
    await write(page)
    await leaveAndReturn(page)
    await isQuoteBack(page)
    await expect.poll(() => linesOf(page)).toEqual([['QB-15', '40', '']])
  })

  test('what was written to us is back, with the state that follows the country', async () => {
    const page = await visit('/contact-us')
    await enquire(page)
    await leaveAndReturn(page)
    await isEnquiryBack(page)
    const state = page.getByRole('combobox', { name: 'State', exact: true })
    await expect.poll(() => state.inputValue()).toBe(enquiry.State)
    expect(await field(page, 'Product Type').isVisible()).toBe(true)
  })
})

test('it is put back without a word, a move of the focus, or anything that is not the visitor’s', async () => {
  const page = await visit('/contact-us')
  await page
    .locator('[name=remarks]')
    .evaluate((trap) => ((trap as HTMLInputElement).value = 'filled'))
  await enquire(page)
  await page.reload()
  await isEnquiryBack(page)
  expect(await page.locator('[name=remarks]').inputValue()).toBe('')
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  expect(await main(page).getByRole('status').or(main(page).getByRole('alert')).count()).toBe(0)
  expect(await stored(page, 'localStorage')).not.toContain(enquiry.Name)
})

test('another list’s request has who asks, and the parts of its own address', async () => {
  const page = await visit(quotePath)
  await write(page)
  await page.goto(url('/quote?items=QB-20:2'))
  await isQuoteBack(page)
  await expect.poll(() => linesOf(page)).toEqual([['QB-20', '2', '']])
  // What is written on another page is that page's.
  await page.goto(url('/contact-us'))
  await hydrated(page)
  await quiet(page)
  expect(await field(page, 'Name').inputValue()).toBe('')
})

test('what was taken out again stays out', async () => {
  const page = await visit(quotePath)
  await write(page)
  await fillInBuyer(page, { Message: '' })
  await page.reload()
  await expect.poll(() => buyerIn(page)).toEqual({ ...buyer, Message: '' })
})

describe('once it is sent', () => {
  test('a request for a quote is forgotten', async () => {
    const page = await visit(quotePath, { tolerate })
    await write(page)
    await request(page).click()
    await page.waitForURL(/\/quote\/[\w-]{22}/)
    expect(await stored(page, 'sessionStorage')).not.toContain(buyer.Message.slice(0, 10))
    await page.goto(url(quotePath))
    await hydrated(page)
    await quiet(page)
    expect(await buyerIn(page)).toEqual(nobody)
  })

  test('an enquiry is forgotten, and the next one kept', async () => {
    const page = await visit('/contact-us', { tolerate })
    await enquire(page)
    await button(page).click()
    await main(page).getByText('Submitted successfully!').waitFor()
    await page.reload()
    await hydrated(page)
    await quiet(page)
    expect(new Set(Object.values(await filledIn(page)))).toEqual(new Set(['']))
    await fillIn(page, { Name: 'Eva' })
    await quiet(page)
    await page.reload()
    await expect.poll(() => field(page, 'Name').inputValue()).toBe('Eva')
  })

  test('so is one that waits for a connection: it waits elsewhere', async () => {
    const page = await visit('/contact-us', { tolerate })
    await enquire(page)
    await page.context().setOffline(true)
    await button(page).click()
    await main(page)
      .getByText(/^Not sent yet/)
      .waitFor()
    expect(await stored(page, 'sessionStorage')).not.toContain(enquiry.Name)
    await page.context().setOffline(false)
    await main(page).getByText('Submitted successfully!').waitFor()
  })
})

test('what was not taken is kept', async () => {
  const page = await visit('/contact-us', { tolerate })
  const wrong = { ...enquiry, 'Company Email': 'ada@harbor' }
  await fillIn(page, wrong)
  await button(page).click()
  await main(page).getByRole('alert').waitFor()
  await page.reload()
  await expect.poll(() => filledIn(page)).toEqual(wrong)
})

test('a storage that is full is no fault: the form is filled in and sent as ever', async () => {
  const page = await visit('/contact-us', { tolerate })
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await enquire(page)
  await button(page).click()
  await main(page).getByText('Submitted successfully!').waitFor()
})

describe('the parts of a request that is being written', () => {
  const written = [
    ['QB-15', '60', 'With caps'],
    ['QB-20', 'two', 'As before'],
  ]
  /** A part of the address, and one more, before who asks. */
  async function writeLines(page: Page): Promise<void> {
    await fillInLine(page, 1, { Quantity: '60', Note: 'With caps' })
    await main(page).getByRole('button', { name: 'Add a line' }).click()
    await fillInLine(page, 2, { 'Part number': 'QB-20', Quantity: 'two', Note: 'As before' })
    await quiet(page)
    await fillInBuyer(page, buyer)
  }
  const areBack = (page: Page, lines = written) => expect.poll(() => linesOf(page)).toEqual(lines)

  test('are back where the address names none, with the names of products, and after a reload', async () => {
    const page = await visit(quotePath)
    await writeLines(page)
    const name = await line(page, 1).getByRole('paragraph').innerText()
    await page.goto(url('/quote'))
    await areBack(page)
    await isQuoteBack(page)
    expect(await line(page, 1).getByRole('paragraph').innerText()).toBe(name)
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
    await page.reload()
    await areBack(page)
  })

  test('are back at their own address, and not at that of other parts', async () => {
    const page = await visit(quotePath)
    await writeLines(page)
    await page.goto(url('/ball-valve-dn15'))
    await page.goto(url(quotePath))
    await areBack(page)
    await page.goto(url('/quote?items=QB-20:5,QH-12-B-3M:1'))
    await areBack(page, [
      ['QB-20', '5', ''],
      ['QH-12-B-3M', '1', ''],
    ])
    // Nothing has been written there.
    await page.goto(url('/quote'))
    await areBack(page)
  })

  test('stay out where they were taken out', async () => {
    const page = await visit(quotePath)
    await writeLines(page)
    await page.goto(url('/quote'))
    await areBack(page)
    await main(page).getByRole('button', { name: 'Remove line 1' }).click()
    await areBack(page, written.slice(1))
    await page.reload()
    await quiet(page)
    await areBack(page, written.slice(1))
  })

  test('are gone once it is sent', async () => {
    const page = await visit(quotePath, { tolerate })
    await writeLines(page)
    await fillInLine(page, 2, { Quantity: '2' })
    await request(page).click()
    await page.waitForURL(/\/quote\/[\w-]{22}/)
    expect(await stored(page, 'sessionStorage')).not.toMatch(/As before|QB-15/)
    await page.goto(url('/quote'))
    await hydrated(page)
    await quiet(page)
    await areBack(page, [['', '', '']])
  })
})
