import { expect, test } from 'vitest'
import { holdRequests } from '#test/hold-requests.ts'
import { focused } from '#test/focus.ts'
import { brass, byPressure, ofStainlessSteel, stainless } from '#test/known-products.ts'
import {
  checkbox,
  expectProducts,
  expectText,
  filterButton,
  filterValues,
  openFilter,
} from '#test/listing-page.ts'
import { useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()
/** Highest pressure first. */
const sort = '-pressure'
/** Their types are among the values that travel with the page. */
const fullBore = [...brass, ...stainless]

/** A visit whose every step is asked of a server that answers when `release` is called. */
async function heldVisit() {
  let release = () => {}
  const page = await visit('/products', {
    tolerate: /\/v1\//,
    prepare: async (fresh) => {
      await fresh.route('**/v1/**', (route) => route.abort())
      release = await holdRequests(fresh, '**/products?**')
    },
  })
  return { page, release }
}

test('a value and an order that are chosen before the list has come both count', async () => {
  const { page, release } = await heldVisit()
  await checkbox(await openFilter(page, 'subFamily'), 'Full bore').click()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption(sort)
  release()
  await expectProducts(
    page,
    byPressure.filter((slug) => fullBore.includes(slug)),
  )
})

test('what was cleared stays so when a value is chosen before the list has come', async () => {
  const { page, release } = await heldVisit()
  await checkbox(await openFilter(page, 'subFamily'), 'Full bore').click()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Search all products' }).fill('')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption(sort)
  const types = await openFilter(page, 'subFamily')
  await types.getByRole('button', { name: 'Clear All' }).click()
  release()
  await expectProducts(page, byPressure)
})

test('a word typed just before leaving does not bring the list back', async () => {
  const { page, release } = await heldVisit()
  release()
  const comes = await holdRequests(page, url('/support'))
  const found = page.waitForResponse(/q=seat/)
  // In one go, for the pause in typing that the list waits for is short.
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('#listing input[name=q]')!
    field.focus()
    document.execCommand('insertText', false, 'seat')
    document.querySelector<HTMLElement>('footer a[href="/support"]')!.click()
  })
  await (await found).finished()
  // The list's new address is in the window by then, and the other page comes over it.
  await page.waitForURL(/q=seat/, { waitUntil: 'commit' })
  comes()
  await page.waitForURL(url('/support'))
  await expectText(page.getByRole('heading', { level: 1 }), 'Support')
})

test('Escape leads from a chosen value back to the filter’s button', async () => {
  const page = await visit('/products')
  await page.mouse.move(300, 300)
  await quiet(page)
  await filterButton(page, 'body').focus()
  await page.keyboard.press('Enter')
  const box = checkbox(filterValues(page, 'body'), 'Stainless steel')
  await box.focus()
  await page.keyboard.press('Space')
  await expectProducts(page, ofStainlessSteel)
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toMatch(/Stainless steel$/)
  expect(await filterValues(page, 'body').isVisible()).toBe(false)
})
