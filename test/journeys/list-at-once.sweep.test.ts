import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { holdRequests } from '#test/hold-requests.ts'
import { numbers, quantity, says } from '#test/list-page.ts'
import { useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
const row = (page: Page, number: string) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: number, exact: true }) })
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent
  })
const settled = (page: Page) =>
  expect.poll(() => main(page).locator('[aria-busy=true]').count()).toBe(0)
const pasteAndUpdate = async (page: Page, text: string) => {
  await page.getByLabel('Add lines').fill(text)
  await button(page, 'Update').last().click()
}

/** A list that is open with all its code, of which the server says nothing more until told. */
async function visitUnanswered(path: string) {
  const page = await visit(path)
  await page.getByLabel('Add lines').focus()
  await quiet(page)
  return { page, answer: await holdRequests(page, /\/list\.json/) }
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

test('a table that is pasted is read by the server', async () => {
  const page = await visit('/list?items=QB-15:4')
  await pasteAndUpdate(page, 'Part number\tIn stock\tQty\nqk15\t200\t3')
  await page.waitForURL(url('/list?items=QB-15:4,QK-15:3&column=Qty'))
  await main(page).getByText('Quantity taken from the column “Qty”.').waitFor()
})

describe('lines that are pasted', () => {
  test('stand there as they were written, then as what they are', async () => {
    const { page, answer } = await visitUnanswered('/list?items=QB-15:4,QG-63:2')
    const texts = await heard(page)
    await pasteAndUpdate(page, '3 x qk15\nqg-63 5\nQB-20 -3\nsomething else')
    await says(page, '3 of 4 lines being checked, the total being counted.')
    await expect.poll(() => numbers(page)).toEqual(['QB-15', 'QG-63', 'qk15', 'something else'])
    await row(page, 'qk15').getByText('Being checked.').waitFor()
    expect(await quantity(page, 'qk15').inputValue()).toBe('3')
    expect(await row(page, 'qk15').innerText()).not.toContain('not stated')
    expect(await quantity(page, 'QG-63').inputValue()).toBe('7')
    await main(page).getByText('the quantity is negative').waitFor()
    expect(await page.getByLabel('Add lines').inputValue()).toBe('QB-20 -3')
    await page.getByRole('link', { name: 'Your list (4)' }).waitFor()

    answer()
    await says(page, '4 lines, 15 pieces. One needs a look.')
    await settled(page)
    expect(await numbers(page)).toEqual(['QB-15', 'QG-63', 'QK-15', 'something else'])
    await row(page, 'something else').getByText('Not in our catalog').waitFor()
    expect(await main(page).getByText('Being checked.').count()).toBe(0)
    expect(await texts()).toEqual([
      '3 of 4 lines being checked, the total being counted.',
      '4 lines, 15 pieces. One needs a look. One line was not added.',
    ])
    expect(await focused(page)).toBe('Update')
    const items = 'QB-15:4,QG-63:7,QK-15:3,something%20else:1'
    await page.waitForURL(url(`/list?items=${items}&paste=QB-20%20-3`))
    // What is kept is spelled as the catalogue does.
    await expect
      .poll(() => page.getByRole('link', { name: 'Your list (4)' }).getAttribute('href'))
      .toBe(`/list?items=${items}`)
    await page.goBack()
    await expect.poll(() => numbers(page)).toEqual(['QB-15', 'QG-63'])
    await page.goForward()
    await expect.poll(() => numbers(page)).toHaveLength(4)
  })

  test('make a list of none at once', async () => {
    const { page, answer } = await visitUnanswered('/list')
    await page.getByLabel('Add lines').fill('QB-15 4\nqg63')
    await button(page, 'Add lines').click()
    await says(page, '2 of 2 lines being checked, the total being counted.')
    await expect.poll(() => numbers(page)).toEqual(['QB-15', 'qg63'])
    answer()
    await says(page, '2 lines, 5 pieces')
    await page.waitForURL(url('/list?items=QB-15:4,QG-63:1'))
    await expect.poll(() => numbers(page)).toEqual(['QB-15', 'QG-63'])
    await page.getByRole('heading', { name: 'Altogether' }).waitFor()
  })

  test('are changed, removed and joined by others before anybody has read them', async () => {
    const { page, answer } = await visitUnanswered('/list?items=QB-15:4')
    await pasteAndUpdate(page, 'qk15 3\nqb20 1')
    await quantity(page, 'qk15').fill('8')
    await page.keyboard.press('Enter')
    await button(page, 'Remove qb20').click()
    await expect.poll(() => numbers(page)).toEqual(['QB-15', 'qk15'])
    expect(await focused(page)).toBe('Remove qk15')
    await pasteAndUpdate(page, 'QG-63 2')
    await says(page, '2 of 3 lines being checked, the total being counted.')
    answer()
    await page.waitForURL(url('/list?items=QB-15:4,QK-15:8,QG-63:2'))
    await says(page, '3 lines, 14 pieces')
    await page.goBack()
    await expect.poll(() => numbers(page)).toEqual(['QB-15', 'QK-15'])
  })

  test('are in the address, and read where it is opened again', async () => {
    const { page, answer } = await visitUnanswered('/list?items=QB-15:4')
    await pasteAndUpdate(page, 'DN QK-15 3')
    await page.waitForURL(url('/list?items=QB-15:4&paste=DN%20QK-15%203'))
    answer()
    await page.goto(url('/list?items=QB-15:4&paste=DN%20QK-15%203'))
    await page.waitForURL(url('/list?items=QB-15:4,QK-15:3'))
  })

  test('bring the page of a long list on which they stand', async () => {
    const long = Array.from({ length: 60 }, (_, i) => `X-${i}:1`).join(',')
    const { page, answer } = await visitUnanswered(`/list?items=${long}`)
    await pasteAndUpdate(page, 'QB-15 2')
    await row(page, 'QB-15').waitFor()
    answer()
    await page.waitForURL(url(`/list?items=${long},QB-15:2&page=2`))
    await expect.poll(() => numbers(page)).toHaveLength(11)
    expect((await numbers(page)).at(-1)).toBe('QB-15')
  })

  test('stay where the server does not answer, and are read when it is asked again', async () => {
    const page = await visit('/list?items=QB-15:4', { tolerate: /list\.json|net::ERR_FAILED/ })
    await page.getByLabel('Add lines').focus()
    await quiet(page)
    await page.route(/\/list\.json/, (route) => route.abort())
    await pasteAndUpdate(page, 'qk15 3')
    await says(page, 'The server did not answer')
    expect(await numbers(page)).toEqual(['QB-15', 'qk15'])
    await page.unroute(/\/list\.json/)
    await button(page, 'Try again').click()
    await page.waitForURL(url('/list?items=QB-15:4,QK-15:3'))
    await expect.poll(() => numbers(page)).toEqual(['QB-15', 'QK-15'])
    await expect.poll(() => button(page, 'Try again').count()).toBe(0)
    await expect.poll(() => focused(page)).toBe('2 lines, 7 pieces')
  })
})

test('a number that is meant stands in its line at once, with the focus in it', async () => {
  const { page, answer } = await visitUnanswered('/list?items=QB-15:4,QB-25-E-5O:2,QG-63:1')
  const texts = await heard(page)
  await button(page, 'QB-25-E-50').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => numbers(page)).toEqual(['QB-15', 'QB-25-E-50', 'QG-63'])
  expect(await focused(page)).toBe('QB-25-E-50')
  await row(page, 'QB-25-E-50').getByText('Being checked.').waitFor()
  await page.waitForURL(url('/list?items=QB-15:4,QB-25-E-50:2,QG-63:1'))
  answer()
  await says(page, '3 lines, 7 pieces')
  await settled(page)
  expect(await texts()).toEqual([
    '1 of 3 lines being checked, the total being counted.',
    '3 lines, 7 pieces',
  ])
  expect(await focused(page)).toBe('QB-25-E-50')
  expect(await main(page).getByText('Being checked.').count()).toBe(0)
})

test('a part that is missing is added once, however often it is pressed', async () => {
  const { page, answer } = await visitUnanswered('/list?items=QB-15:4')
  const add = button(page, 'Add 4 × QK-15')
  await add.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await says(page, '1 of 2 lines being checked, the total being counted.')
  await expect.poll(() => quantity(page, 'QK-15').inputValue()).toBe('4')
  await page.waitForURL(url('/list?items=QB-15:4,QK-15:4'))
  expect(await focused(page)).toBe('Add 4 × QK-15')
  answer()
  await says(page, '2 lines, 8 pieces')
  await settled(page)
  expect(await add.count()).toBe(0)
  expect(await focused(page)).toBe('Altogether')
})
