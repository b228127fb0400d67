import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { holdRequests } from '#test/hold-requests.ts'
import { expectKept, numbers, quantity, says } from '#test/list-page.ts'
import { useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()
const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => page.getByRole('table').getByRole('row')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const row = (page: Page, number: string) =>
  rows(page).filter({ has: page.getByRole('rowheader', { name: number, exact: true }) })
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent
  })
const pasteAndUpdate = async (page: Page, text: string) => {
  await page.getByLabel('Add lines').fill(text)
  await button(page, 'Update').last().click()
}

/** A list that is open with all its code, of which the server says nothing more until told. */
async function visitUnanswered(path: string) {
  const page = await visit(path)
  await quiet(page)
  return { page, answer: await holdRequests(page, /\/list\?/) }
}

/** All that is read aloud of the list from now on. */
async function heard(page: Page) {
  await page.evaluate(() => {
    const status = document.querySelector('main [role=status]')!
    const texts: string[] = []
    const note = () => texts.push(status.textContent)
    new MutationObserver(note).observe(status, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    Object.assign(window, { texts })
  })
  return () => page.evaluate(() => (window as unknown as { texts: string[] }).texts)
}

describe('a list that is changed', () => {
  test('takes presses in a row one after the other', async () => {
    const { page, answer } = await visitUnanswered('/list?items=QB-15:4,QG-63:2,QK-15:1')
    await quantity(page, 'QG-63').fill('9')
    await page.keyboard.press('Enter')
    await button(page, 'Remove QB-15').click()
    await quantity(page, 'QK-15').fill('3')
    await page.keyboard.press('Tab')
    answer()
    await page.waitForURL(url('/list?items=QG-63:9,QK-15:3'))
    await says(page, '2 lines, 12 pieces')
    await expectKept(page, 'QG-63:9,QK-15:3')
    await page.goBack()
    await quantity(page, 'QB-15').waitFor()
    expect(await quantity(page, 'QG-63').inputValue()).toBe('9')
    await page.goForward()
    await expect.poll(() => numbers(page)).toEqual(['QG-63', 'QK-15'])
  })

  test('keeps what is written and is no quantity where it is, and says so at the next press', async () => {
    const page = await visit('/list?items=QB-15:4,QG-63:2')
    const written = quantity(page, 'QB-15')
    const isRefused = () => written.evaluate((one) => one.matches(':user-invalid'))
    for (const none of ['abc', '-3', '2.5', '1e9', '']) {
      await written.fill(none)
      await written.press('Tab')
      await expect.poll(isRefused, { message: none }).toBe(true)
      expect(await written.evaluate((one) => document.activeElement === one)).toBe(false)
      await page.getByRole('button', { name: 'Update' }).first().click()
      await expect
        .poll(() => written.evaluate((one) => document.activeElement === one), {
          message: none,
        })
        .toBe(true)
      expect(await written.inputValue()).toBe(none)
      expect(new URL(page.url()).search).toBe('?items=QB-15:4,QG-63:2')
    }
    for (const [said, quantity] of [
      ['x40', 40],
      ['12 pcs', 12],
      ['1,500', 1500],
      ['2 dozen', 24],
    ] as const) {
      await written.fill(said)
      await written.press('Enter')
      await page.waitForURL(url(`/list?items=QB-15:${quantity},QG-63:2`))
    }
    // What is wrong is no reason to keep a line.
    await written.fill('abc')
    await page.getByRole('button', { name: 'Remove QB-15' }).click()
    await page.waitForURL(url('/list?items=QG-63:2'))
  })

  test('takes a quantity that is left, before what is pressed next', async () => {
    const { page, answer } = await visitUnanswered('/list?items=QB-15:4,QG-63:2')
    await quantity(page, 'QB-15').focus()
    await page.keyboard.press('End')
    await page.keyboard.type('0')
    await main(page).getByRole('link', { name: 'Request a quote' }).click()
    answer()
    await page.waitForURL(url('/quote?items=QB-15:40,QG-63:2'))
    await expect.poll(() => page.getByLabel('Quantity').first().inputValue()).toBe('40')
  })

  test('leaves what is typed elsewhere when the server has answered', async () => {
    const { page, answer } = await visitUnanswered('/list?items=QB-15:4,QG-63:2')
    await quantity(page, 'QB-15').fill('6')
    await page.keyboard.press('Enter')
    await page.getByLabel('Add lines').fill('QK-15 3')
    await quantity(page, 'QG-63').fill('55')
    answer()
    await says(page, '8 pieces')
    expect(await focused(page)).toBe('Quantity QG-63')
    expect(await quantity(page, 'QG-63').inputValue()).toBe('55')
    expect(await page.getByLabel('Add lines').inputValue()).toBe('QK-15 3')
    await button(page, 'Update').last().click()
    await page.waitForURL(url('/list?items=QB-15:6,QG-63:55,QK-15:3'))
    await expect.poll(() => page.getByLabel('Add lines').inputValue()).toBe('')
  })

  test('has what is typed while it is not answered, and is changed when asked again', async () => {
    const page = await visit('/list?items=QB-15:4', { tolerate: /\/list\?|net::ERR_FAILED/ })
    await quiet(page)
    await page.route(/\/list\?/, (route) => route.abort())
    await quantity(page, 'QB-15').fill('7')
    await page.keyboard.press('Tab')
    await pasteAndUpdate(page, 'qk15 3')
    await page.getByRole('alert').getByText('The server did not answer').waitFor()
    expect(await quantity(page, 'QB-15').inputValue()).toBe('7')
    expect(await page.getByLabel('Add lines').inputValue()).toBe('qk15 3')
    await page.unroute(/\/list\?/)
    await button(page, 'Try again').click()
    await page.waitForURL(url('/list?items=QB-15:7,QK-15:3'))
    await expect.poll(() => numbers(page)).toEqual(['QB-15', 'QK-15'])
    await expect.poll(() => button(page, 'Try again').count()).toBe(0)
    await expect.poll(() => focused(page)).toBe('2 lines, 10 pieces')
  })

  test('has a number that was meant in the place of the other, with the focus in its line', async () => {
    const page = await visit('/list?items=QB-15:4,QB-25-E-5O:2,QG-63:1')
    await quiet(page)
    await button(page, 'QB-25-E-50').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(url('/list?items=QB-15:4,QB-25-E-50:2,QG-63:1'))
    await expect.poll(() => numbers(page)).toEqual(['QB-15', 'QB-25-E-50', 'QG-63'])
    await expect.poll(() => focused(page)).toBe('QB-25-E-50')
  })

  test('takes a part that is missing once, however often it is pressed', async () => {
    const { page, answer } = await visitUnanswered('/list?items=QB-15:4')
    await button(page, 'Add 4 × QK-15').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    answer()
    await page.waitForURL(url('/list?items=QB-15:4,QK-15:4'))
    await says(page, '2 lines, 8 pieces')
    expect(await button(page, 'Add 4 × QK-15').count()).toBe(0)
    await expect.poll(() => focused(page)).toBe('2 lines, 8 pieces')
  })

  test('keeps the costs of its lines open', async () => {
    const page = await visit('/list?items=QB-15:10,QG-63:1')
    await page.getByText('Work out the share').click()
    await page.getByLabel('Cost of one QB-15').fill('100')
    await quantity(page, 'QB-15').fill('20')
    await page.keyboard.press('Tab')
    await page.getByRole('rowheader', { name: '20 × QB-15' }).waitFor()
    await page.getByRole('status').getByText('£2,000').waitFor()
  })
})

describe('lines that are pasted', () => {
  test('are read, and those that are none stay to be mended', async () => {
    const page = await visit('/list?items=QB-15:4,QG-63:2')
    await quiet(page)
    const texts = await heard(page)
    await pasteAndUpdate(page, '3 x qk15\nqg-63 5\nQB-20 -3\n1 x something else')
    await says(page, '4 lines, 15 pieces. One line needs attention.')
    expect(await numbers(page)).toEqual(['QB-15', 'QG-63', 'QK-15', 'something else'])
    await row(page, 'something else').getByText('Not in our catalog').waitFor()
    await main(page).getByText('the quantity is negative').waitFor()
    expect(await page.getByLabel('Add lines').inputValue()).toBe('QB-20 -3')
    expect(await texts()).toEqual([
      '4 lines, 15 pieces. One line needs attention. One line was not added.',
    ])
    // What came of it is in sight, above the lines.
    const status = page.getByRole('status').filter({ hasText: 'needs attention' })
    expect(await status.evaluate((one) => one === document.activeElement)).toBe(true)
    const top = await status.evaluate((one) => one.getBoundingClientRect().top)
    expect(top).toBeGreaterThan(0)
    expect(top).toBeLessThan(600)
    const items = 'QB-15:4,QG-63:7,QK-15:3,something%20else:1'
    await page.waitForURL(url(`/list?items=${items}&paste=QB-20%20-3`))
    await expectKept(page, items)
    await page.goBack()
    await expect.poll(() => numbers(page)).toEqual(['QB-15', 'QG-63'])
    await page.goForward()
    await expect.poll(() => numbers(page)).toHaveLength(4)
  })

  test('make a list of none', async () => {
    const page = await visit('/list')
    await quiet(page)
    await page.getByLabel('Add lines').fill('QB-15 4\nqg63')
    await button(page, 'Add lines').click()
    await page.waitForURL(url('/list?items=QB-15:4,QG-63:1'))
    await says(page, '2 lines, 5 pieces')
    await expect.poll(() => numbers(page)).toEqual(['QB-15', 'QG-63'])
    await page.getByRole('heading', { name: 'Totals' }).waitFor()
  })

  test('are read where the address has them', async () => {
    const page = await visit('/list?items=QB-15:4&paste=DN%20QK-15%203')
    await page.waitForURL(url('/list?items=QB-15:4,QK-15:3'))
  })
})
