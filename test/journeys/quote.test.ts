import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { expectFocus } from '#test/focus.ts'
import { axe } from '#test/axe.ts'
import { useContactSite } from '#test/contact-form.ts'
import { readyForPaper } from '#test/paper.ts'
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
import { inSweeps, widths } from '#test/sweep.ts'

const { visit, url, service, itemsOf } = await useContactSite()
afterAll(async () => {
  await service.stop()
  expect(service.violations).toEqual([])
})

/** A form filled in by a program is challenged first; the service's errors are no fault of ours. */
const tolerate = /status of (404|422|428|502)/
const items = 'qb-15:40,QB-25-P-100:2,QX-9:1200'
const open = (width = 1440, query = `?items=${items}`) =>
  visit(`/quote${query}`, { width, tolerate })
const alert = (page: Page) => main(page).getByRole('alert')
const isFocused = (page: Page, role: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe(role)
const reference = /Q[\dA-Z]{3}-[\dA-Z]{4}-[\dA-Z]{4}/

test('from a product’s page one press leads to the form with its number', async () => {
  const page = await visit('/ball-valve-dn15')
  await main(page).getByRole('link', { name: 'Request a quote', exact: true }).click()
  await page.waitForURL('**/quote?items=QB-15:1')
  await expect.poll(() => linesOf(page)).toEqual([['QB-15', '1', '']])
  expect(await line(page, 1).textContent()).toContain('Ball valve DN 15')
})

test('a request arrives with its lines, and has a page to come back to', async () => {
  const page = await open()
  expect(await linesOf(page)).toEqual([
    ['QB-15', '40', ''],
    ['QB-25-P-100', '2', ''],
    ['QX-9', '1200', ''],
  ])
  expect(await line(page, 1).textContent()).toContain('Ball valve DN 15')
  expect(await line(page, 2).textContent()).toContain('Ball valve DN 25')
  expect(await line(page, 3).textContent()).toContain(
    'Not in our catalog: we will ask you about it.',
  )
  await fillInLine(page, 2, { Quantity: '3', Note: 'with long stems' })
  await fillInBuyer(page, { ...buyer, 'Company Name': 'Quoted' })
  await request(page).click()
  await page.waitForURL(/\/quote\/[\w-]{22}\?sent=1#outcome$/)
  await isFocused(page, 'status')
  expect(await main(page).getByRole('status').textContent()).toBe(
    'Submitted successfully! Sent: your request is with our sales team.',
  )
  const given = (await main(page).getByText(reference).textContent())!
  expect(await main(page).textContent()).toContain(`Reference${given}`)
  expect(await sentLines(page)).toEqual([
    ['QB-15', 'Ball valve DN 15', '40', '–'],
    ['QB-25-P-100', 'Ball valve DN 25', '3', 'with long stems'],
    ['QX-9', '–', '1,200', '–'],
  ])
  expect(itemsOf('Quoted')).toEqual([
    {
      name: 'Ada Moreau',
      group: 'opportunities',
      columns: expect.objectContaining({
        color_mkv74y0m: 'Pricing, quotes, and estimations',
        long_text_mkspwtdh: [
          `Reference ${given}`,
          buyer.Message,
          '40 × QB-15, Ball valve DN 15\n3 × QB-25-P-100, Ball valve DN 25 – with long stems\n1,200 × QX-9',
        ].join('\n\n'),
      }),
    },
  ])
  const again = main(page).getByRole('link', { name: 'Request again' })
  expect(await again.getAttribute('href')).toBe('/quote?items=QB-15:40,QB-25-P-100:3,QX-9:1200')
  const edit = main(page).getByRole('link', { name: 'Edit this list' })
  expect(await edit.getAttribute('href')).toBe('/list?items=QB-15:40,QB-25-P-100:3,QX-9:1200')
})

describe('the page of a request', () => {
  async function sent(changes: object = {}) {
    const response = await fetch(url('/api/quote'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Eva',
        companyName: 'By program',
        companyEmail: 'eva@harbor.example',
        country: 'Norway',
        lines: [{ partNumber: '<b>QB-15</b>', quantity: 4 }],
        ...changes,
      }),
    })
    return (await response.json()) as { page: string; error?: { page: string } }
  }

  test('is kept by nobody, found by no search engine and told to no other site', async () => {
    const { page: path } = await sent()
    for (const address of [path, '/quote/AAAAAAAAAAAAAAAAAAAAAA']) {
      const { headers } = await fetch(url(address))
      expect(headers.get('cache-control'), address).toBe('no-store')
      expect(headers.get('referrer-policy'), address).toBe('no-referrer')
      expect(headers.get('x-robots-tag'), address).toContain('noindex')
    }
    const html = await (await fetch(url(path))).text()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain('<b>QB-15</b>')
    expect(await (await fetch(url('/sitemap.xml'))).text()).not.toContain('/quote/')
  })

  test('says that it could not be sent yet, and that it was once it is', async () => {
    service.failNext('server error')
    const { error } = await sent({ companyName: 'Delayed' })
    const page = await visit(error!.page)
    const status = main(page).getByRole('status')
    expect(await status.textContent()).toBe(
      'Not sent yet: your request is stored here, and we keep trying. There is no need to send it again.',
    )
    await expect
      .poll(async () => {
        await page.reload()
        return status.textContent()
      })
      .toBe('Sent: your request is with our sales team.')
    expect(itemsOf('Delayed')).toHaveLength(1)
  })

  test('that is gone, or never was, says so kindly and leads on', async () => {
    const page = await visit('/quote/AAAAAAAAAAAAAAAAAAAAAA', { tolerate })
    expect(await main(page).getByRole('heading', { level: 1 }).textContent()).toBe(
      'This request is no longer here',
    )
    expect(await main(page).textContent()).toContain('We delete what you sent us 30 days after')
    await main(page).getByRole('link', { name: 'Request a quote' }).last().click()
    await page.waitForURL('**/quote')
  })

  inSweeps('and the form pass the checks of axe at every width', async () => {
    const { page: path } = await sent()
    for (const address of [path, `/quote?items=${items}`]) {
      const page = await visit(address)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        expect(await axe(page), `${address} at ${width} px`).toEqual([])
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(wide).toBeLessThanOrEqual(width)
      }
    }
  })
})

describe('lines', () => {
  inSweeps('come and go by keyboard, and the others keep what was typed', async () => {
    const page = await open()
    await fillInLine(page, 3, { Note: 'kept' })
    await line(page, 1).getByRole('button', { name: 'Remove line 1' }).press('Enter')
    await expect
      .poll(() => linesOf(page))
      .toEqual([
        ['QB-25-P-100', '2', ''],
        ['QX-9', '1200', 'kept'],
      ])
    await page.getByText('Line 1 removed').waitFor({ state: 'attached' })
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).value))
      .toBe('QB-25-P-100')
    await main(page).getByRole('button', { name: 'Add a line' }).press('Enter')
    await page.keyboard.type('QB-8')
    await page.keyboard.press('Tab')
    await page.keyboard.type('7')
    await expect.poll(async () => (await linesOf(page)).at(-1)).toEqual(['QB-8', '7', ''])
  })

  test('with faults are told by their number, above and beside', async () => {
    const page = await open()
    await fillInLine(page, 2, { Quantity: 'many' })
    await fillInLine(page, 3, { 'Part number': '', Note: 'something like it' })
    await fillInBuyer(page, { ...buyer, 'Company Name': 'Faults' })
    await request(page).click()
    await isFocused(page, 'alert')
    await expect
      .poll(() => alert(page).getByRole('link').allTextContents())
      .toEqual([
        'Line 2 (QB-25-P-100), quantity: Enter a whole number from 1 to 999,999.',
        'Line 3, part number: Enter a part number, or clear the whole line.',
      ])
    await alert(page).getByRole('link').first().press('Enter')
    const quantity = line(page, 2).getByLabel('Quantity')
    await expectFocus(quantity)
    await expect.poll(() => quantity.getAttribute('aria-invalid')).toBe('true')
    await quantity.fill('2')
    await fillInLine(page, 3, { Note: '' })
    await request(page).click()
    await page.waitForURL(/\/quote\/[\w-]{22}/)
    expect(await sentLines(page)).toHaveLength(2)
    expect(itemsOf('Faults')).toHaveLength(1)
  })
})

inSweeps('faults of what is behind a press come to light', async () => {
  const page = await open()
  const more = main(page).getByText('More about you and your project')
  const phone = main(page).getByLabel('Phone Number')
  expect(await phone.isVisible()).toBe(false)
  await more.click()
  await phone.fill('1'.repeat(41))
  await more.click()
  await fillInBuyer(page, buyer)
  await request(page).click()
  await isFocused(page, 'alert')
  await alert(page).getByRole('link').press('Enter')
  await expect.poll(() => phone.isVisible()).toBe(true)
  await expectFocus(phone)
})

inSweeps('a failure keeps the form, says what is stored and where to look', async () => {
  const page = await open()
  await fillInBuyer(page, { ...buyer, 'Company Name': 'Failed once' })
  service.failNext('rejected')
  await request(page).click()
  await expect.poll(() => alert(page).textContent()).toContain('monday.com error')
  expect(await main(page).getByText('Your enquiry is stored').isVisible()).toBe(true)
  expect(await linesOf(page)).toHaveLength(3)
  await main(page).getByRole('link', { name: reference }).click()
  await page.waitForURL(/\/quote\/[\w-]{22}$/)
  expect(await sentLines(page)).toHaveLength(3)
})

test('the form is on paper without what is pressed, its parts on the first sheet', async () => {
  const page = await visit('/quote?items=QB-15:40,QG-63:2')
  await readyForPaper(page)
  await page.emulateMedia({ media: 'print' })
  expect(await main(page).getByRole('button').count()).toBe(0)
  const breaks = page.getByRole('group', { name: 'Line 1' }).locator('xpath=ancestor::section')
  expect(await breaks.evaluate((section) => getComputedStyle(section).breakInside)).toBe('auto')
})
