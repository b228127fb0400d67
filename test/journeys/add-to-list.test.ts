import { describe, expect, test } from 'vitest'
import { addLink, expectKept, keptLink, says } from '#test/list-page.ts'
import { axe } from '#test/axe.ts'
import { inSweeps, widths } from '#test/sweep.ts'
import { hydrated, useSite } from '#test/visit.ts'

const { visit, url } = useSite()

/** Where a part stands with a press that adds it. */
const places: [where: string, path: string, of: string, item: string][] = [
  ['a card of the list', '/products?q=QB-15', 'Ball valve DN 15', 'QB-15:1'],
  ['a row of the table', '/products?q=QB-15&view=table', 'Ball valve DN 15', 'QB-15:1'],
  ['a card of a family', '/family/pressure-gauges', 'Pressure gauge 63 mm', 'QG-63:1'],
  [
    'a column of a comparison',
    '/compare?products=QB-15,gauge-63',
    'Pressure gauge 63 mm',
    'QG-63:1',
  ],
]

test('what is said of it never lies over what was pressed', async () => {
  const page = await visit('/products', { width: 390 })
  for (const share of [0.2, 0.92]) {
    const link = page
      .getByRole('main')
      .getByRole('link', { name: /^Add to list/ })
      .nth(5)
    await link.evaluate(
      (one, part) => scrollBy(0, one.getBoundingClientRect().top - part * innerHeight),
      share,
    )
    await link.click()
    const note = page.getByRole('status').getByText(/added\. Your list/)
    await note.waitFor()
    const isSeen = () =>
      link.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    expect(await isSeen()).toBe(true)
    await page.reload()
  }
})

describe.each(places)('%s', (_, path, of, item) => {
  test('adds its part by keyboard, says so, and stays where it is', async () => {
    const page = await visit(path)
    await addLink(page, of).first().focus()
    await page.keyboard.press('Enter')
    await says(page, `1 × ${item.split(':')[0]} added`)
    await expectKept(page, item)
    expect(page.url()).toBe(url(path))
  })

  test('adds it once by a double press', async () => {
    const page = await visit(path)
    await addLink(page, of).first().dblclick()
    await says(page, `1 × ${item.split(':')[0]} added`)
    await page.waitForTimeout(300)
    await expectKept(page, item)
    expect(page.url()).toBe(url(path))
  })

  test('leads to a list of it without JavaScript', async () => {
    const page = await visit(path, { javaScriptEnabled: false })
    await addLink(page, of).first().click()
    await page.waitForURL(url(`/list?items=${item}#added`))
    // The next one would replace it: how more are added is said.
    await page.locator('main noscript p').waitFor()
  })
})

inSweeps('the assistant’s recommendation is added, and its conversation goes on', async () => {
  const page = await visit('/products')
  await page.getByRole('button', { name: 'Ask our assistant' }).click()
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('A stainless ball valve for 40 bar')
  await page.getByRole('button', { name: 'Send' }).click()
  const answer = page.getByRole('log').getByRole('listitem').first()
  await answer.getByRole('link', { name: /^Add to list / }).click()
  await keptLink(page).waitFor()
  expect(await page.getByRole('log').getByRole('listitem').count()).toBeGreaterThan(0)
  expect(page.url()).toBe(url('/products'))
})

inSweeps('a number that is ready and one that was made are added as they stand', async () => {
  const page = await visit('/ball-valve-dn25')
  await page
    .getByRole('row', { name: /^QB-25-E-50 / })
    .getByRole('link', { name: 'Add to list' })
    .click()
  await expectKept(page, 'QB-25-E-50:1')
  const maker = page.getByRole('group', { name: 'Build a part number' })
  await maker.getByLabel('Stem extension').fill('75')
  await maker.getByRole('link', { name: 'Add to list QB-25-P-75' }).click()
  await expectKept(page, 'QB-25-E-50:1,QB-25-P-75:1')
})

inSweeps('a list that is full says that it takes no more', async () => {
  const full = Array.from({ length: 200 }, (_, i) => `X-${i}:1`).join(',')
  const page = await visit('/ball-valve-dn15', {
    prepare: (fresh) =>
      fresh.addInitScript((list) => sessionStorage.setItem('pref-list', list), full),
  })
  await page.getByRole('main').getByRole('link', { name: 'Add to list', exact: true }).click()
  await says(page, 'QB-15 was not added')
  await expectKept(page, full)
})

test.each(widths)(
  'what is said stands clear of everything, with its way, at %i px',
  async (width) => {
    const page = await visit('/products?q=QB-15', { width })
    await addLink(page, 'Ball valve DN 15').first().click()
    await says(page, '1 × QB-15 added')
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'Show my list' }).click()
    await page.waitForURL(url('/list?items=QB-15:1'))
    // The list was seen: nothing is said of it in the pages after.
    await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click()
    await page.getByRole('heading', { level: 1, name: 'Request a quote' }).waitFor()
    expect(await page.getByRole('link', { name: 'Show my list' }).count()).toBe(0)
    await page.goBack()
    await hydrated(page)
    await page.goBack()
    await addLink(page, 'Ball valve DN 15').first().waitFor()
    expect(await page.getByRole('link', { name: 'Show my list' }).count()).toBe(0)
  },
)
