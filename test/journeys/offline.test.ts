import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { byPressure, diaphragm, gauges, ofStainlessSteel } from '#test/known-products.ts'
import { choose, expectProducts, openFilter, shownSlugs } from '#test/listing-page.ts'
import { inSweeps } from '#test/sweep.ts'
import { comeToRest, useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection' })

/** A page that has come to rest, its catalogue read, and then loses its connection. */
async function cutOff(path: string, prepare?: (page: Page) => Promise<unknown>) {
  const page = await visit(path, {
    // A style sheet that cannot come is an event that nobody hears.
    tolerate: /ERR_INTERNET_DISCONNECTED|Failed to fetch|uncaught: Event/,
    prepare: (fresh) => fresh.clock.install(),
  })
  await page.mouse.move(300, 300)
  await comeToRest(page)
  await quiet(page)
  await prepare?.(page)
  await quiet(page)
  await page.context().setOffline(true)
  await notice(page).waitFor()
  return page
}

const family = '/family/pressure-gauges'

describe('without a connection', () => {
  test('the list filters, sorts and searches in what has been read, and says so', async () => {
    const page = await cutOff('/products', (fresh) =>
      // Who is about to filter brings the code for it.
      fresh.getByRole('search', { name: 'Products' }).hover(),
    )
    await choose(await openFilter(page, 'body'), 'Stainless steel')
    await expectProducts(page, ofStainlessSteel)
    const types = await openFilter(page, 'subFamily')
    await types.getByText(/without products$/).click()
    await choose(types, 'Reduced bore')
    await expectProducts(page, [])
    await page.getByRole('heading', { name: 'No product meets all of this' }).waitFor()
    await choose(await openFilter(page, 'subFamily'), 'Reduced bore')
    await page.keyboard.press('Escape')
    const search = page.getByRole('searchbox', { name: 'Search all products' })
    await search.fill('QT-25L')
    await expectProducts(page, ['three-way-valve-l-dn25'])
    await search.fill('')
    await expectProducts(page, ofStainlessSteel)
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('-pressure')
    await expectProducts(
      page,
      byPressure.filter((slug) => ofStainlessSteel.includes(slug)),
    )
  })

  test('a family’s types still open, and a step back shows what was there', async () => {
    const page = await cutOff('/products', async (fresh) => {
      await fresh.evaluate(
        (to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)!.click(),
        family,
      )
      await fresh.waitForURL(url(family))
    })
    await page.getByRole('main').getByRole('button', { name: 'Diaphragm 2' }).click()
    await page.waitForURL(/type=/)
    await expect.poll(() => shownSlugs(page)).toEqual(diaphragm)
    await page.goBack()
    await page.waitForURL(url(family))
    await expect.poll(() => shownSlugs(page)).toEqual(gauges)
  })

  inSweeps('header search claims nothing, and leads to the list', async () => {
    // Its code has come with the pointer.
    const page = await cutOff('/about', (fresh) =>
      fresh.getByRole('searchbox', { name: 'Search products' }).hover(),
    )
    await page.getByRole('searchbox', { name: 'Search products' }).fill('QT-25L')
    const search = page.getByRole('banner').getByRole('search')
    await search.getByRole('link', { name: 'Search everything for “QT-25L”' }).waitFor()
    await expect.poll(() => search.locator('[aria-busy=true]').count()).toBe(0)
    expect(await search.getByRole('listitem').count()).toBe(0)
    expect(await search.getByRole('status').innerText()).toBe('')
  })
})
