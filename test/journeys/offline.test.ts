import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { byPressure, ofStainlessSteel } from '#test/known-products.ts'
import { search } from '#test/filters-page.ts'
import { choose, expectProducts, openFilter } from '#test/listing-page.ts'
import { inSweeps } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit, quiet } = useSite()
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' })
const tolerate = /ERR_INTERNET_DISCONNECTED|Failed to fetch/

async function cutOff(page: Page) {
  await quiet(page)
  await page.context().setOffline(true)
  await notice(page).waitFor()
}

describe('without a connection', () => {
  test('the list filters and sorts what has been read, and says that it cannot search', async () => {
    const page = await visit('/products', { tolerate })
    await choose(await openFilter(page, 'body'), 'Stainless steel')
    await expectProducts(page, ofStainlessSteel)
    await cutOff(page)
    const types = await openFilter(page, 'subFamily')
    await types.getByText(/without products$/).click()
    await choose(types, 'Reduced bore')
    await expectProducts(page, [])
    await page.getByRole('heading', { name: 'No product meets all of this' }).waitFor()
    await choose(await openFilter(page, 'subFamily'), 'Reduced bore')
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('-pressure')
    const sorted = byPressure.filter((slug) => ofStainlessSteel.includes(slug))
    await expectProducts(page, sorted)

    await page.getByRole('searchbox', { name: 'Search all products' }).fill('QT-25L')
    const failure = page.getByRole('alert')
    await failure.getByText('could not be loaded').waitFor()
    await expectProducts(page, sorted)
    await page.context().setOffline(false)
    await failure.getByRole('button', { name: 'Load this page again' }).click()
    await failure.waitFor({ state: 'detached' })
    await expect.poll(() => search(page)).toContain('q=QT-25L')
  })

  inSweeps('header search claims nothing, and leads to the list', async () => {
    const page = await visit('/about', { tolerate })
    const header = page.getByRole('banner').getByRole('search')
    // Its code comes with the pointer.
    await header.hover()
    await cutOff(page)
    await page.getByRole('searchbox', { name: 'Search products' }).fill('QT-25L')
    await header.getByRole('link', { name: 'Search everything for “QT-25L”' }).waitFor()
    await expect.poll(() => header.locator('[aria-busy=true]').count()).toBe(0)
    expect(await header.getByRole('listitem').count()).toBe(0)
    expect(await header.getByRole('status').innerText()).toBe('')
  })
})
