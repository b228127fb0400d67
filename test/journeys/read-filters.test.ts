import { describe, expect, test } from 'vitest'
import { chipTexts, search } from '#test/filters-page.ts'
import { expectText, filterButton, openFilter, results, status } from '#test/listing-page.ts'
import { inSweeps, widths } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()
const asked = `/products?q=${encodeURIComponent('gauge, class 1.6 or better')}`

describe('what is sure of a text', () => {
  test('stands in its filter, and a change there takes the place of its words', async () => {
    const page = await visit(asked)
    await expectText(filterButton(page, 'accuracyClass'), 'Accuracy class · 1')
    const classes = await openFilter(page, 'accuracyClass')
    expect(await classes.getByLabel('At most').inputValue()).toBe('1.6')
    await classes.getByLabel('At most').fill('0.6')
    await expect.poll(() => search(page)).toBe('?q=gauge&accuracyClass=..0.6')
    await expect.poll(() => chipTexts(page)).toEqual(['Accuracy class: 0.6 or less'])
    expect(await page.getByLabel('Search all products').inputValue()).toBe('gauge')
    await page.goBack()
    await expectText(filterButton(page, 'accuracyClass'), 'Accuracy class · 1')
  })

  inSweeps('goes from there as from any filter', async () => {
    const page = await visit(asked)
    const found = await status(page).innerText()
    const classes = await openFilter(page, 'accuracyClass')
    await classes.getByRole('button', { name: 'Clear All' }).click()
    await expect.poll(() => search(page)).toBe('?q=gauge')
    await expect.poll(() => status(page).innerText()).not.toBe(found)
  })

  test('becomes filters without JavaScript by a link', async () => {
    const page = await visit(asked, { javaScriptEnabled: false })
    await results(page).getByRole('link', { name: 'Set as filters' }).click()
    await expect.poll(() => search(page)).toBe('?q=gauge&accuracyClass=..1.6')
  })
})

test.each(widths)(
  'what is asked, by text and by filters, stays in sight in one place at %i px',
  async (width) => {
    const page = await visit(`${asked}&body=Brass&body=Stainless+steel&view=table`, { width })
    const chips = results(page).getByRole('list', { name: /^(Searching for|Chosen filters)$/ })
    const places = () => Promise.all([0, 1].map(async (i) => (await chips.nth(i).boundingBox())!))
    expect(await chips.count()).toBe(2)
    const [read, chosen] = await places()
    // Side by side or one below the other, never on each other.
    const apart = Math.max(
      chosen!.x - (read!.x + read!.width),
      chosen!.y - (read!.y + read!.height),
    )
    expect(apart).toBeGreaterThanOrEqual(0)
    const foot = (await page.getByRole('banner').boundingBox())!.height
    // As far as the list goes, however short it is.
    await page.evaluate((top) => window.scrollBy(0, top), read!.y - foot + 40)
    await expect.poll(async () => Math.round((await places())[0]!.y - foot)).toBeLessThanOrEqual(10)
    expect(Math.round((await places())[0]!.y - foot)).toBeGreaterThanOrEqual(0)
    const met = await chips.first().evaluate((list) => {
      const { left, top, height } = list.querySelector('a')!.getBoundingClientRect()
      return list.contains(document.elementFromPoint(left + 4, top + height / 2))
    })
    expect(met).toBe(true)
  },
)

test('bounds that were given the wrong way round stand in the other fields once they are entered', async () => {
  const page = await visit('/products')
  const pressures = await openFilter(page, 'pressure')
  await pressures.getByLabel('At least').fill('60')
  await page.waitForURL(/pressure=60\.\./)
  await pressures.getByLabel('At most').fill('40')
  await page.keyboard.press('Enter')
  await page.waitForURL(/pressure=40\.\.60/)
  await expect.poll(() => pressures.getByLabel('At least').inputValue()).toBe('40')
  await expect.poll(() => pressures.getByLabel('At most').inputValue()).toBe('60')
})

test('what is no number is said to be none, until it is one', async () => {
  const page = await visit('/products')
  const pressures = await openFilter(page, 'pressure')
  const least = pressures.getByLabel('At least')
  await least.fill('abc')
  await pressures.getByRole('alert').getByText('Not a number').waitFor()
  expect(await least.getAttribute('aria-invalid')).toBe('true')
  await least.fill('40')
  await page.waitForURL(/pressure=40\.\./)
  expect(await pressures.getByRole('alert').count()).toBe(0)
})
