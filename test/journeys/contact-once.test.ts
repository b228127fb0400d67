import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { holdRequests } from '#test/hold-requests.ts'
import { expectFocus } from '#test/focus.ts'
import { excess } from '#test/excess.ts'
import { axe } from '#test/axe.ts'
import { button, enquiry, field, fillIn, useContactSite } from '#test/contact-form.ts'
import { inSweeps, swept } from '#test/sweep.ts'

const { visit, service, itemsOf } = await useContactSite()
afterAll(() => service.stop())

const tolerate = /status of 4(22|28)|ERR_FAILED/
const status = (page: Page) => page.getByRole('main').getByRole('status')
const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const thanked = (page: Page) =>
  expect.poll(() => status(page).textContent()).toBe('Submitted successfully!')

/** Notes the ids under which the page sends its form. */
function sentIds(page: Page): string[] {
  const ids: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/contact')) return
    ids.push((request.postDataJSON() as { submissionId: string }).submissionId)
  })
  return ids
}

describe('one enquiry makes one record', () => {
  test('however often the button is pressed', async () => {
    const page = await visit('/contact-us', { tolerate })
    const ids = sentIds(page)
    await fillIn(page, { ...enquiry, 'Company Name': 'Double' })
    await button(page).dblclick()
    await page.keyboard.press('Enter')
    await thanked(page)
    expect(new Set(ids).size).toBe(1)
    expect(itemsOf('Double')).toHaveLength(1)
  })

  inSweeps('when the answer is lost and the page loaded again', async () => {
    const page = await visit('/contact-us', { tolerate })
    const ids = sentIds(page)
    const again = { ...enquiry, 'Company Name': 'Reloaded' }
    await fillIn(page, again)
    // It arrives, but nobody hears of it.
    await page.route('**/api/contact', async (route) => {
      const answer = await route.fetch()
      if (answer.status() === 200) await route.abort()
      else await route.fulfill({ response: answer })
    })
    await button(page).click()
    await expect.poll(() => alert(page).textContent()).toBe('Submission failed.')
    await page.unroute('**/api/contact')
    // What was written goes out by itself.
    await page.reload()
    await thanked(page)
    expect(new Set(ids).size).toBe(1)
    expect(itemsOf('Reloaded')).toHaveLength(1)
  })
})

inSweeps('the button says that it is at work, and stays where the focus is', async () => {
  const page = await visit('/contact-us', { tolerate })
  const answer = await holdRequests(page, '**/api/contact')
  await fillIn(page, { ...enquiry, 'Company Name': 'Waiting' })
  await button(page).press('Enter')
  await expect.poll(() => button(page).textContent()).toBe('Submitting...')
  expect(await button(page).isDisabled()).toBe(true)
  await expectFocus(button(page))
  answer()
  await thanked(page)
  expect(await button(page).textContent()).toBe('Submit')
})

inSweeps('a keyboard is enough', async () => {
  const page = await visit('/contact-us', { tolerate })
  await field(page, 'Name').focus()
  const { 'Tell us more': _, ...known } = enquiry
  const texts: Record<string, string> = {
    ...known,
    'Company Name': 'Keys',
    State: 'New J',
    // The company's own, one a text and one a choice.
    Medium: 'Brine',
    Delivery: 'As',
    'Tell us more': 'Sixty cassettes.',
  }
  for (const [label, text] of Object.entries(texts)) {
    const isHere = () => field(page, label).evaluate((one) => one === document.activeElement)
    await expect.poll(isHere, { message: label }).toBe(true)
    // A state may be typed, or chosen from the country's when they are there.
    if (label === 'State')
      await page.getByRole('combobox', { name: 'State', exact: true }).waitFor()
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expectFocus(button(page))
  await page.keyboard.press('Space')
  await thanked(page)
  const [item] = itemsOf('Keys')
  expect(item?.columns).toMatchObject({
    text_mkrncd4p: 'New Jersey',
    color_mksyhprt: 'Valves',
    text_own1: 'Brine',
    long_text_mkspwtdh: 'Delivery: As it is ready\n\nSixty cassettes.',
  })
})

/** Looks at the form as it is on a phone; on a desktop in the sweeps. */
async function expectSound(page: Page): Promise<void> {
  for (const width of swept([1440, 768, 390, 320], [390, 320])) {
    await page.setViewportSize({ width, height: 844 })
    expect(await excess(page), `at ${width} px`).toBe(0)
    if (width !== 1440 && width !== 390) continue
    expect(await axe(page, 'main')).toEqual([])
  }
}

inSweeps('axe finds nothing, and nothing is too wide, in whatever state the form is', async () => {
  const page = await visit('/contact-us', { tolerate, reducedMotion: 'reduce' })
  await expectSound(page)
  const trap = page.locator('[name=remarks]')
  await fillIn(page, { Category: enquiry.Category })
  await trap.evaluate((one) => ((one as HTMLInputElement).value = 'x'))
  await page.route('**/api/contact', (route) => route.abort())
  await button(page).click()
  await alert(page).getByRole('link').first().waitFor()
  await expectSound(page)
  await fillIn(page, { ...enquiry, 'Company Name': 'Axe' })
  await button(page).click()
  await expect.poll(() => alert(page).textContent()).toBe('Submission failed.')
  await expectSound(page)
  await page.unroute('**/api/contact')
  await trap.evaluate((one) => ((one as HTMLInputElement).value = ''))
  await button(page).click()
  await thanked(page)
  await expectSound(page)
})
