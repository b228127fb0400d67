import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { expectFocus } from '#test/focus.ts'
import {
  button,
  enquiry,
  field,
  filledIn,
  fillIn,
  formAwake,
  useContactSite,
} from '#test/contact-form.ts'
import {
  buyer,
  fillInBuyer,
  fillInLine,
  line,
  linesOf,
  main,
  request,
  sentLines,
} from '#test/quote-form.ts'
import { inSweeps, swept } from '#test/sweep.ts'

const { visit, visitAsleep, url, service, itemsOf } = await useContactSite()
afterAll(() => service.stop())

const open = (width = 1440) =>
  visit('/contact-us', { width, javaScriptEnabled: false, tolerate: /status of (413|422|502)/ })
const openQuote = (width: number, query: string) =>
  visit(`/quote${query}`, { width, javaScriptEnabled: false, tolerate: /status of (422|502)/ })
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('role') ?? 'nothing')
/** Without JavaScript the state is typed. */
const type = async (page: Page, { State, ...values }: Partial<typeof enquiry>) => {
  await fillIn(page, values)
  if (State !== undefined) await field(page, 'State').fill(State)
}
/** Presses the button and gives the status of the page that answers. */
async function send(page: Page, pressed = button(page)): Promise<number> {
  const [answer] = await Promise.all([page.waitForNavigation(), pressed.click()])
  return answer!.status()
}

describe.each(swept([390, 1440], [390]))('without JavaScript at %i px a form', (width) => {
  test('arrives on the board and is thanked for, once', async () => {
    const page = await open(width)
    const company = `Plain ${width}`
    await type(page, { ...enquiry, 'Company Name': company, State: 'NJ' })
    expect(await send(page)).toBe(200)
    expect(await main(page).getByRole('status').textContent()).toBe('Submitted successfully!')
    await expect.poll(() => focused(page)).toBe('status')
    expect(new Set(Object.values(await filledIn(page)))).toEqual(new Set(['']))
    await page.reload()
    await expect
      .poll(() => main(page).getByRole('status').textContent())
      .toBe('Submitted successfully!')
    await expect
      .poll(() => page.getByText(/^Reference C[\dA-Z]{3}-[\dA-Z]{4}-[\dA-Z]{4}$/).count())
      .toBe(1)
    expect(itemsOf(company)).toMatchObject([{ columns: { text_mkrncd4p: 'New Jersey' } }])
  })

  test('with faults comes back filled in, with a choice of its country’s states', async () => {
    const page = await open(width)
    const company = `Faults ${width}`
    // What a browser lets pass by itself.
    const wrong = { ...enquiry, 'Company Name': company, 'Company Email': 'ada@harbor' }
    await type(page, { ...wrong, State: 'Nowhere', 'Product Type': '' })
    expect(await send(page)).toBe(422)
    await expect.poll(() => focused(page)).toBe('alert')
    const links = main(page).getByRole('alert').getByRole('link')
    expect(await links.count()).toBe(3)
    expect(await filledIn(page)).toEqual({ ...wrong, State: '', 'Product Type': '' })
    await links.last().click()
    await expectFocus(field(page, 'Product Type'))
    await fillIn(page, {
      'Company Email': enquiry['Company Email'],
      State: 'New Jersey',
      'Product Type': 'Gauges',
    })
    expect(await send(page)).toBe(200)
    expect(itemsOf(company)).toMatchObject([{ columns: { color_mksyhprt: 'Gauges' } }])
  })
})

test('without JavaScript the product type shows with its categories only', async () => {
  const page = await open()
  expect(await field(page, 'Product Type').isVisible()).toBe(false)
  await fillIn(page, { Category: enquiry.Category })
  expect(await field(page, 'Product Type').isVisible()).toBe(true)
})

inSweeps('without JavaScript a failure says so, keeps the form and loses nothing', async () => {
  const page = await open()
  const filled = { ...enquiry, 'Company Name': 'Plain failure' }
  await type(page, filled)
  service.failNext('no id')
  expect(await send(page)).toBe(502)
  const alert = main(page).getByRole('alert')
  expect(await alert.textContent()).toBe('Unexpected response from monday.com')
  await expect.poll(() => focused(page)).toBe('alert')
  expect(await page.getByText('Your enquiry is stored').isVisible()).toBe(true)
  expect(await filledIn(page)).toEqual(filled)
  // The same words again are the same enquiry.
  expect(await send(page)).toBe(200)
  expect(itemsOf('Plain failure')).toHaveLength(1)
})

test('what an address says was sent is shown only if it is a reference, and kept by nobody', async () => {
  for (const sent of ['1', 'C000-0000-0001', '%3Cb%3Ex', 'call+us']) {
    const answer = await fetch(url(`/contact-us?sent=${sent}`))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    expect(html).toContain('Submitted successfully!')
    expect(html).not.toMatch(/Reference|C000|call us/)
  }
})

test('a page that was posted is taken over by JavaScript as it is', async () => {
  const html = await fetch(url('/contact-us'), {
    method: 'POST',
    body: new URLSearchParams({
      firstName: 'Ada',
      country: 'Canada',
      category: enquiry.Category,
      message: 'Sixty.',
    }),
  })
  expect([html.status, html.headers.get('cache-control')]).toEqual([422, 'no-store'])
  const body = await html.text()
  const page = await visitAsleep('/contact-us', {
    prepare: (fresh) =>
      fresh.route('**/contact-us', (route) => route.fulfill({ body, contentType: 'text/html' })),
  })
  await field(page, 'Tell us more').fill('Seventy.')
  await formAwake(page)
  expect(await field(page, 'Tell us more').inputValue()).toBe('Seventy.')
  expect(await main(page).getByRole('alert').getByRole('link').count()).toBeGreaterThan(4)
  expect(await field(page, 'Name').inputValue()).toBe('Ada')
  await fillIn(page, { State: 'Ontario' })
})

test('1 MB is refused over the wire, and the server goes on', async () => {
  for (const [path, type] of [
    ['/api/contact', 'application/json'],
    ['/contact-us', 'application/x-www-form-urlencoded'],
  ] as const) {
    const response = await fetch(url(path), {
      method: 'POST',
      headers: { 'content-type': type },
      body: `message=${'a'.repeat(1_000_000)}`,
    })
    expect(response.status).toBe(413)
    expect(await response.text()).toContain('64 KB')
  }
  expect((await fetch(url('/contact-us'))).status).toBe(200)
})

describe.each(swept([390, 1440], [390]))(
  'without JavaScript at %i px a request for a quote',
  (width) => {
    test('takes lines away and adds some, arrives, and has its page', async () => {
      const page = await openQuote(width, '?items=QB-15:40,QB-20:2')
      const company = `Plain quote ${width}`
      expect((await linesOf(page)).slice(0, 3)).toEqual([
        ['QB-15', '40', ''],
        ['QB-20', '2', ''],
        ['', '', ''],
      ])
      expect(
        await main(page)
          .getByRole('button', { name: /Remove|Add/ })
          .count(),
      ).toBe(0)
      await fillInLine(page, 1, { 'Part number': '' })
      await fillInLine(page, 4, { 'Part number': 'qk-p', Quantity: '6', Note: 'as last year' })
      await fillInBuyer(page, { ...buyer, 'Company Name': company })
      expect(await send(page, request(page))).toBe(200)
      await expect.poll(() => page.url()).toMatch(/\/quote\/[\w-]{22}\?sent=1#outcome$/)
      await expect.poll(() => focused(page)).toBe('status')
      expect(await main(page).getByRole('status').textContent()).toContain(
        'Submitted successfully!',
      )
      expect(
        await main(page)
          .getByText(/^Q[\dA-Z]{3}-/)
          .count(),
      ).toBe(1)
      const lines = [
        ['QB-20', 'Ball valve DN 20', '2', '–'],
        ['qk-p', 'Stem packing set', '6', 'as last year'],
      ]
      expect(await sentLines(page)).toEqual(lines)
      await page.reload()
      await expect.poll(() => sentLines(page)).toEqual(lines)
      expect(itemsOf(company)).toHaveLength(1)
    })

    inSweeps(
      'with faults comes back with its lines, and each fault leads to its field',
      async () => {
        const page = await openQuote(width, '?items=QB-15:40')
        await fillInLine(page, 1, { Quantity: '0' })
        await fillInLine(page, 3, { 'Part number': 'QX-9', Quantity: '1' })
        await fillInBuyer(page, { ...buyer, 'Company Name': `Faults ${width}` })
        expect(await send(page, request(page))).toBe(422)
        await expect.poll(() => focused(page)).toBe('alert')
        expect((await linesOf(page)).slice(0, 3)).toEqual([
          ['QB-15', '0', ''],
          ['', '', ''],
          ['QX-9', '1', ''],
        ])
        const links = main(page).getByRole('alert').getByRole('link')
        expect(await links.count()).toBe(1)
        await links.click()
        const quantity = line(page, 1).getByLabel('Quantity')
        await expectFocus(quantity)
        await quantity.fill('4')
        expect(await send(page, request(page))).toBe(200)
        await expect.poll(() => sentLines(page)).toHaveLength(2)
      },
    )
  },
)

inSweeps('without JavaScript a failure says what is stored and where to look', async () => {
  const page = await openQuote(1440, '?items=QB-15:40')
  await fillInBuyer(page, { ...buyer, 'Company Name': 'Plain failure' })
  service.failNext('no id')
  expect(await send(page, request(page))).toBe(502)
  expect(await main(page).getByRole('alert').textContent()).toContain('Unexpected response')
  await main(page)
    .getByRole('link', { name: /^Q[\dA-Z]{3}-/ })
    .click()
  await expect.poll(() => sentLines(page)).toHaveLength(1)
})
