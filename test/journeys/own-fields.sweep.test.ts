import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { button, enquiry, field, fillIn, useContactSite } from '#test/contact-form.ts'
import { buyer, fillInBuyer, fillInLine, request } from '#test/quote-form.ts'

const { visit, service, itemsOf } = await useContactSite()
afterAll(async () => {
  await service.stop()
  expect(service.violations).toEqual([])
})

const main = (page: Page) => page.getByRole('main')
const choices = (page: Page, label: string) =>
  field(page, label).getByRole('option').allTextContents()
const { State, Title, ...others } = enquiry

describe('a form with the company’s own fields', () => {
  test('asks for them in their place, and they arrive on the board', async () => {
    const page = await visit('/contact-us')
    const company = 'Own fields'
    expect(await choices(page, 'Delivery')).toEqual(['', 'All at once', 'As it is ready'])
    const labels = await main(page).locator('form label').allTextContents()
    expect(labels.slice(-4, -1)).toEqual(['Medium', 'Delivery', 'Tell us more'])
    await fillIn(page, { ...others, Title, State, 'Company Name': company })
    await field(page, 'Medium').fill('x'.repeat(61))
    await button(page).click()
    const alert = main(page).getByRole('alert').getByRole('link')
    await expect
      .poll(() => alert.allTextContents())
      .toEqual([expect.stringContaining('at most 60')])
    await field(page, 'Medium').fill('Brine at 4 °C')
    await field(page, 'Delivery').selectOption('As it is ready')
    await button(page).click()
    await expect
      .poll(() => main(page).getByRole('status').textContent())
      .toBe('Submitted successfully!')
    expect(itemsOf(company)).toMatchObject([
      {
        columns: {
          text_own1: 'Brine at 4 °C',
          long_text_mkspwtdh: `Delivery: As it is ready\n\n${enquiry['Tell us more']}`,
        },
      },
    ])
  })

  test('asks for no state where there is none, and for the regions that the company has', async () => {
    const page = await visit('/contact-us')
    const company = 'No region'
    await fillIn(page, { ...others, Title, Country: 'Iceland', 'Company Name': company })
    await expect.poll(() => field(page, 'State').count()).toBe(0)
    await fillIn(page, { Country: 'Ireland' })
    await expect
      .poll(() => choices(page, 'State'))
      .toEqual(['', 'Connacht', 'Leinster', 'Munster', 'Ulster'])
    await fillIn(page, { Country: 'Iceland' })
    await expect.poll(() => field(page, 'State').count()).toBe(0)
    await button(page).click()
    await expect
      .poll(() => main(page).getByRole('status').textContent())
      .toBe('Submitted successfully!')
    expect(itemsOf(company)).toMatchObject([{ columns: { text_mkrne8ph: 'Iceland' } }])
  })
})

describe('without JavaScript', () => {
  const tolerate = /status of 422/
  /** Presses the button and gives the status of the page that answers. */
  async function send(page: Page): Promise<number> {
    const [answer] = await Promise.all([page.waitForNavigation(), button(page).click()])
    return answer!.status()
  }

  test('own fields come back filled in, without a state where there is none', async () => {
    const page = await visit('/contact-us', { javaScriptEnabled: false, tolerate })
    const company = 'Own, plain'
    expect(await field(page, 'State').getAttribute('required')).toBeNull()
    expect(await main(page).getByText('or province, if there is one').isVisible()).toBe(true)
    const filled = { ...others, Title, 'Company Name': company }
    await fillIn(page, { ...filled, Country: 'Iceland', 'Company Email': 'ada@harbor' })
    await field(page, 'Medium').fill('Brine')
    await field(page, 'Delivery').selectOption('All at once')
    expect(await send(page)).toBe(422)
    expect(await main(page).getByRole('alert').getByRole('link').count()).toBe(1)
    expect(await field(page, 'State').count()).toBe(0)
    expect(await field(page, 'Medium').inputValue()).toBe('Brine')
    expect(await field(page, 'Delivery').inputValue()).toBe('All at once')
    await fillIn(page, { 'Company Email': enquiry['Company Email'] })
    expect(await send(page)).toBe(200)
    expect(itemsOf(company)).toMatchObject([
      { columns: { text_own1: 'Brine', text_mkrncd4p: '', text_mkrne8ph: 'Iceland' } },
    ])
  })

  test('a state that is needed is asked for once the country is known', async () => {
    const page = await visit('/contact-us', { javaScriptEnabled: false, tolerate })
    await fillIn(page, { ...others, Title, 'Company Name': 'Irish, plain', Country: 'Ireland' })
    expect(await send(page)).toBe(422)
    expect(await choices(page, 'State')).toEqual(['', 'Connacht', 'Leinster', 'Munster', 'Ulster'])
    expect(await field(page, 'State').getAttribute('required')).toBe('')
    await field(page, 'State').selectOption('Munster')
    expect(await send(page)).toBe(200)
    expect(itemsOf('Irish, plain')).toMatchObject([{ columns: { text_mkrncd4p: 'Munster' } }])
  })
})

test('a request for a quote has them too, and shows them when it was sent', async () => {
  const page = await visit('/quote')
  await fillInLine(page, 1, { 'Part number': 'QV-15', Quantity: '40' })
  await fillInBuyer(page, { ...buyer, 'Company Name': 'Own quote' })
  await field(page, 'Delivery').selectOption('All at once')
  expect(await field(page, 'Title').count()).toBe(0)
  await request(page).click()
  await page.waitForURL(/\/quote\/[\w-]{22}/)
  const told = await main(page).getByRole('term').allTextContents()
  expect(told).toContain('Delivery')
  expect(told).not.toContain('Medium')
  expect(await main(page).getByRole('definition').allTextContents()).toContain('All at once')
  expect(itemsOf('Own quote')[0]?.columns.long_text_mkspwtdh).toMatch(
    /^Reference Q[^]*\n\nDelivery: All at once\n\nFor two pump houses/,
  )
})
