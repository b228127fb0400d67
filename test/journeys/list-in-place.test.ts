import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { holdRequests } from '#test/hold-requests.ts'
import { quantity, says } from '#test/list-page.ts'
import { inSweeps } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()
const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => page.getByRole('table').getByRole('row')

/** A list that is open with all its code, of which the server says nothing more until told. */
async function visitUnanswered(path: string) {
  const page = await visit(path)
  await page
    .getByRole('textbox', { name: /^Quantity/ })
    .first()
    .focus()
  await quiet(page)
  return { page, answer: await holdRequests(page, /\/list\.json/) }
}

describe('a list that is changed', () => {
  test('says so before the server has said anything', async () => {
    const { page, answer } = await visitUnanswered('/list?items=QB-15:4,QG-63:2,QK-15:1')
    await quantity(page, 'QG-63').fill('9')
    await page.keyboard.press('Enter')
    await says(page, '3 lines, 14 pieces')
    await page.waitForURL(url('/list?items=QB-15:4,QG-63:9,QK-15:1'))
    await page.getByRole('button', { name: 'Remove QB-15' }).click()
    await says(page, '2 lines, 10 pieces')
    // Those below have moved up, and are still themselves.
    await quantity(page, 'QG-63').fill('3')
    await page.keyboard.press('Enter')
    await says(page, '2 lines, 4 pieces')
    await page.waitForURL(url('/list?items=QG-63:3,QK-15:1'))
    await page.getByRole('link', { name: 'Your list (2)' }).waitFor()
    await expect.poll(() => main(page).locator('[aria-busy=true]').count()).toBe(1)
    answer()
    await expect.poll(() => main(page).locator('[aria-busy=true]').count()).toBe(0)
    expect(await quantity(page, 'QG-63').inputValue()).toBe('3')
    await page.goBack()
    await expect.poll(() => quantity(page, 'QG-63').inputValue()).toBe('9')
    await page.goBack()
    await expect.poll(() => rows(page).count()).toBe(4)
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

  inSweeps('weighs a line as the server does', async () => {
    const path = (quantity: number) => `/list?items=QB-15:${quantity}`
    const asSent = await visit(path(7), { javaScriptEnabled: false })
    const weight = (page: Page) => rows(page).last().getByRole('cell').nth(4).innerText()
    const { page } = await visitUnanswered(path(1))
    const before = await weight(page)
    await quantity(page, 'QB-15').fill('7')
    await page.keyboard.press('Enter')
    await expect.poll(() => weight(page)).not.toBe(before)
    // Without scripts nobody has chosen between both systems of units.
    await page.evaluate(() => delete document.documentElement.dataset.units)
    expect(await weight(page)).toBe(await weight(asSent))
  })

  test('takes a quantity that is left, before what is pressed next', async () => {
    const { page } = await visitUnanswered('/list?items=QB-15:4,QG-63:2')
    await quantity(page, 'QB-15').focus()
    await page.keyboard.press('End')
    await page.keyboard.type('0')
    await main(page).getByRole('link', { name: 'Request a quote' }).click()
    await page.waitForURL(url('/quote?items=QB-15:40,QG-63:2'))
    await expect.poll(() => page.getByLabel('Quantity').first().inputValue()).toBe('40')
  })

  inSweeps('leaves what is typed elsewhere when the server has spoken', async () => {
    const { page, answer } = await visitUnanswered('/list?items=QB-15:4,QG-63:2')
    await quantity(page, 'QB-15').fill('6')
    await page.keyboard.press('Enter')
    await says(page, '8 pieces')
    await quantity(page, 'QG-63').fill('55')
    await page.getByLabel('Add lines').fill('QK-15 3')
    answer()
    await expect.poll(() => main(page).locator('[aria-busy=true]').count()).toBe(0)
    expect(await quantity(page, 'QG-63').inputValue()).toBe('55')
    expect(await page.getByLabel('Add lines').inputValue()).toBe('QK-15 3')
    await page.getByRole('button', { name: 'Update' }).last().click()
    await page.waitForURL(url('/list?items=QB-15:6,QG-63:55,QK-15:3'))
    await expect.poll(() => page.getByLabel('Add lines').inputValue()).toBe('')
  })
})

describe('a list of more lines than a page', () => {
  const long = `/list?items=${Array.from({ length: 60 }, (_, i) => `X-${i}:${i + 1}`).join(',')}`

  test('is printed as a whole, and shown as before afterwards', async () => {
    const page = await visit(long, {
      // The rest of it comes once the page has come to rest.
      prepare: (fresh) => fresh.clock.install(),
    })
    await quiet(page)
    const [rest] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('whole=1')),
      page.clock.runFor(2000),
    ])
    await rest.finished()
    const printed = () =>
      page.evaluate(() => {
        dispatchEvent(new Event('beforeprint'))
        const lines = document.querySelectorAll('main tbody tr').length
        dispatchEvent(new Event('afterprint'))
        return lines
      })
    await expect.poll(printed).toBe(60)
    await expect.poll(() => rows(page).count()).toBe(51)
  })

  test('has the numbers and quantities of the others on paper without JavaScript', async () => {
    const page = await visit(`${long}&page=2`, { javaScriptEnabled: false })
    const others = page.getByRole('region', { name: 'The other lines' })
    expect(await others.count()).toBe(0)
    await page.emulateMedia({ media: 'print' })
    const items = await others.getByRole('listitem').allInnerTexts()
    expect(items).toHaveLength(50)
    expect([items[0], items[49]]).toEqual(['X-0 × 1', 'X-49 × 50'])
    expect(await rows(page).count()).toBe(11)
  })
})

inSweeps('two lists of more than one list holds say what is left out', async () => {
  const own = Array.from({ length: 199 }, (_, i) => `X-${i}:1`).join(',')
  const page = await visit('/list?items=X-3:2,QB-15:4,QG-63:5,QK-15:6', {
    prepare: (fresh) =>
      fresh.addInitScript((items) => sessionStorage.setItem('pref-list', items), own),
  })
  await page.getByRole('button', { name: 'Add to my list' }).click()
  await says(page, '200 lines')
  const left = page.getByRole('group', { name: /not added/ }).getByRole('listitem')
  await expect
    .poll(() => left.allInnerTexts())
    .toEqual([
      expect.stringMatching(/^QG-63\s5: a list holds 200 lines/),
      expect.stringMatching(/^QK-15\s6: a list holds 200 lines/),
    ])
  await expect
    .poll(() => page.getByLabel('Add lines').inputValue())
    .toBe('Part number\tQuantity\nQG-63\t5\nQK-15\t6')
  await page.getByRole('link', { name: 'Your list (200)' }).waitFor()
})

inSweeps.each([true, false])(
  'more lines than an address takes are read, and the rest is counted, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const page = await visit('/list', { javaScriptEnabled })
    const column = Array.from({ length: 5000 }, (_, i) => `X-${i}-OF-A-LONG-NUMBER\t${i + 1}`)
    // Typing so much takes the test longer than pasting does a visitor.
    await page
      .getByLabel('Add lines')
      .evaluate((area: HTMLTextAreaElement, text) => (area.value = text), column.join('\n'))
    await page.getByRole('button', { name: 'Add lines' }).click()
    await says(page, '200 lines')
    const left = page.getByRole('group', { name: /not added/ })
    const named = await left.getByRole('listitem').count()
    await left
      .getByText(`${(4800 - named).toLocaleString('en')} more lines were left out.`)
      .waitFor()
    expect(page.url().length).toBeLessThan(16_000)
  },
)
