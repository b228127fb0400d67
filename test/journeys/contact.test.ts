import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { expectFocus } from '#test/focus.ts'
import type { FaultName } from '#test/fakes/monday-faults.ts'
import {
  button,
  enquiry,
  field,
  filledIn,
  fillIn,
  formAwake,
  useContactSite,
} from '#test/contact-form.ts'
import { inSweeps, swept } from '#test/sweep.ts'

const { visit, visitInHaste, visitAsleep, service, itemsOf } = await useContactSite()
afterAll(async () => {
  await service.stop()
  expect(service.violations).toEqual([])
})

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const status = (page: Page) => page.getByRole('main').getByRole('status')
const hasFocus = (page: Page, role: string) =>
  page.evaluate((wanted) => document.activeElement?.getAttribute('role') === wanted, role)
/** A form filled in in haste is challenged first; the service's errors are no fault of ours. */
const tolerate = /status of (409|422|428|502)/
const open = (width = 1440) => visit('/contact-us', { width, tolerate })

test('a form that is right arrives on the board, is thanked for and emptied', async () => {
  const page = await visitInHaste('/contact-us', { tolerate })
  // However long the test takes to fill it in, the visitor takes no time.
  await page.evaluate(() => (performance.now = () => 0))
  const statuses: number[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/contact')) statuses.push(answer.status())
  })
  await fillIn(page, enquiry)
  await button(page).click()
  await expect.poll(() => status(page).textContent()).toBe('Submitted successfully!')
  await expect.poll(() => hasFocus(page, 'status')).toBe(true)
  expect(await page.getByText(/^Reference C[\dA-Z]{3}-[\dA-Z]{4}-[\dA-Z]{4}$/).isVisible()).toBe(
    true,
  )
  // Filled in within a moment: the browser had to work for it.
  expect(statuses).toEqual([428, 200])
  expect(new Set(Object.values(await filledIn(page)))).toEqual(new Set(['']))
  expect(await field(page, 'Product Type').isVisible()).toBe(false)
  expect(itemsOf(enquiry['Company Name'])).toEqual([
    {
      name: 'Ada Moreau',
      group: 'opportunities',
      columns: expect.objectContaining({
        text21__1: 'Network planner',
        text_mkrne8ph: 'United States',
        text_mkrncd4p: 'New Jersey',
        color_mksyhprt: 'Valves',
        long_text_mkspwtdh: enquiry['Tell us more'],
      }),
    },
  ])
})

test('what is written before the form’s code has come is adopted, and sent', async () => {
  const code = Promise.withResolvers<void>()
  const page = await visitAsleep('/contact-us', {
    tolerate,
    prepare: (fresh) =>
      fresh.route('**/assets/contact-form-*', async (route) => {
        await code.promise
        await route.continue()
      }),
  })
  const { State, ...others } = { ...enquiry, 'Company Name': 'Before the code' }
  await fillIn(page, others)
  await field(page, 'State').fill('nj')
  code.resolve()
  await formAwake(page)
  const state = page.getByRole('combobox', { name: 'State', exact: true })
  await expect.poll(() => state.inputValue()).toBe(State)
  expect(await filledIn(page)).toEqual({ ...others, State })
  await button(page).click()
  await expect.poll(() => status(page).textContent()).toBe('Submitted successfully!')
  expect(itemsOf('Before the code')).toHaveLength(1)
})

describe('a form with faults', () => {
  test('lists them above, moves the focus there and leads to each field', async () => {
    const page = await open()
    await button(page).click()
    await expect.poll(() => hasFocus(page, 'alert')).toBe(true)
    const links = alert(page).getByRole('link')
    const needed = [
      'Name',
      'Company Name',
      'Title',
      'Company Email',
      'Country',
      'State',
      'Category',
      'Tell us more',
    ]
    expect(await links.count()).toBe(needed.length)
    for (const [i, label] of needed.entries()) {
      const control = field(page, label)
      expect(await control.getAttribute('aria-invalid'), label).toBe('true')
      const described = (await control.getAttribute('aria-describedby'))!.split(' ').at(-1)
      const message = await page.locator(`[id="${described}"]`).textContent()
      expect(await links.nth(i).textContent(), label).toBe(message)
      await links.nth(i).press('Enter')
      await expectFocus(control)
    }
    await expect.poll(() => field(page, 'Last Name').getAttribute('aria-invalid')).toBeNull()
  })

  inSweeps('forgets those that have been mended', async () => {
    const page = await open()
    await fillIn(page, { ...enquiry, 'Company Email': 'ada@harbor', 'Company Name': 'Mended' })
    await button(page).click()
    await expect.poll(() => alert(page).getByRole('link').count()).toBe(1)
    expect(itemsOf('Mended')).toEqual([])
    await fillIn(page, { 'Company Email': 'ada@harbor.example' })
    await button(page).click()
    await expect.poll(() => status(page).textContent()).toBe('Submitted successfully!')
    expect(await alert(page).count()).toBe(0)
    expect(itemsOf('Mended')).toHaveLength(1)
  })
})

test('the product type is asked for by two categories and cleared by the others', async () => {
  const page = await open()
  const type = field(page, 'Product Type')
  expect(await type.isVisible()).toBe(false)
  await fillIn(page, { Category: enquiry.Category })
  expect(await type.isVisible()).toBe(true)
  await button(page).click()
  await expect.poll(() => type.getAttribute('aria-invalid')).toBe('true')

  await fillIn(page, { 'Product Type': 'Gauges' })
  const support = 'Technical support, product/service questions, or troubleshooting'
  await fillIn(page, { Category: support })
  expect(await type.inputValue()).toBe('Gauges')
  await fillIn(page, { Category: 'Billing, invoices, or returns' })
  expect(await type.isVisible()).toBe(false)
  await fillIn(page, { Category: support })
  expect(await type.inputValue()).toBe('')
})

describe('the states', () => {
  const combobox = (page: Page) => page.getByRole('combobox', { name: 'State', exact: true })

  test('follow the country, and are free text where it has none', async () => {
    const page = await open()
    await fillIn(page, { Country: 'United States', State: 'New Jersey' })
    await fillIn(page, { Country: 'Canada', State: 'Ontario' })
    expect(await combobox(page).getByRole('option', { name: 'New Jersey' }).count()).toBe(0)
    await fillIn(page, { Country: 'Hong Kong' })
    await expect.poll(() => combobox(page).count()).toBe(0)
    const text = page.getByRole('textbox', { name: 'State', exact: true })
    expect(await text.inputValue()).toBe('')
    await text.fill('Kowloon')
    await fillIn(page, { Country: 'Norway', State: 'Oslo' })
  })

  test('know what was typed before the country was chosen, and keep the focus', async () => {
    const page = await open()
    await page.route('**/api/states*', async (route) => {
      await field(page, 'State').focus()
      await route.continue()
    })
    await field(page, 'State').fill('nj')
    await fillIn(page, { Country: 'United States' })
    await expect.poll(() => combobox(page).inputValue()).toBe('New Jersey')
    await expectFocus(combobox(page))
  })

  inSweeps('may be typed where they cannot be loaded', async () => {
    const page = await visit('/contact-us', { tolerate: /status of|api.states/ })
    await page.route('**/api/states*', (route) => route.abort())
    const { State: _, ...others } = enquiry
    await fillIn(page, { ...others, 'Company Name': 'Offline' })
    await field(page, 'State').fill('nj')
    await button(page).click()
    await expect.poll(() => status(page).textContent()).toBe('Submitted successfully!')
    expect(itemsOf('Offline')).toMatchObject([{ columns: { text_mkrncd4p: 'New Jersey' } }])
  })
})

describe('a failure says what the catalogue of errors says, keeps the form, and loses nothing:', () => {
  const faults: [FaultName, string][] = [
    ['rejected', 'monday.com error: This status label doesn’t exist'],
    ['closed connection, applied', 'Submission failed.'],
    ['not JSON', 'Submission failed.'],
    ['rejected without a word', 'monday.com error: Unknown'],
    ['no id', 'Unexpected response from monday.com'],
    ['server error', 'Submission failed.'],
  ]
  test.each(swept(faults, faults.slice(0, 1)))('%s', async (fault, text) => {
    const page = await open()
    const company = `Harbor of ${fault}`
    const filled = { ...enquiry, 'Company Name': company }
    await fillIn(page, filled)
    service.failNext(fault)
    await button(page).click()
    await expect.poll(() => alert(page).textContent()).toBe(text)
    await expect.poll(() => hasFocus(page, 'alert')).toBe(true)
    expect(await page.getByText('Your enquiry is stored').isVisible()).toBe(true)
    const reference = await page.getByText(/^Reference C/).textContent()
    expect(await filledIn(page)).toEqual(filled)
    // Sent again by the visitor all the same: it is the same enquiry.
    await button(page).click()
    await expect.poll(() => status(page).textContent()).toBe('Submitted successfully!')
    expect(await page.getByText(/^Reference C/).textContent()).toBe(reference)
    expect(itemsOf(company)).toHaveLength(1)
  })
})

inSweeps('what only software fills in comes to light, can be cleared and sent', async () => {
  const page = await open()
  await fillIn(page, { ...enquiry, 'Company Name': 'Trapped' })
  const trap = page.locator('[name=remarks]')
  await trap.evaluate((element) => ((element as HTMLInputElement).value = 'filled'))
  expect(await page.getByRole('textbox', { name: /empty/ }).count()).toBe(0)
  await button(page).click()
  await alert(page).getByRole('link').click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect.poll(() => status(page).textContent()).toBe('Submitted successfully!')
  expect(itemsOf('Trapped')).toHaveLength(1)
})
