import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { menus } from '#content/navigation.ts'
import { catalogue } from '#test/catalogue.ts'
import { hydrated, useSite } from '#test/visit.ts'

const { visit, url } = useSite()
const family = catalogue.families[1]!
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

/** The focus is led into the page that was asked for. */
async function expectFocusOnPage(page: Page): Promise<void> {
  await expect.poll(() => focused(page)).toBe('main')
  await page.keyboard.press('Tab')
  const isInPage = () => document.activeElement?.matches('main *')
  expect(await page.evaluate(isInPage)).toBe(true)
}

test.each([
  ['contentinfo', 'All products'],
  ['banner', 'Contact us'],
] as const)('a press in the %s does', async (landmark, name) => {
  const page = await visit('/about')
  await hydrated(page)
  await page.getByRole(landmark).getByRole('link', { name }).first().press('Enter')
  await page.waitForURL((at) => at.pathname !== '/about')
  await expectFocusOnPage(page)
})

test.each([390, 1440])('a press in a menu does, at %i px', async (width) => {
  const page = await visit('/about', { width })
  await hydrated(page)
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  const { label } = menus[0]!
  if (width < 1000) {
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
    await bar.getByText(label, { exact: true }).click()
  } else await bar.getByRole('button', { name: label, exact: true }).press('Enter')
  await bar.getByRole('link', { name: family.name, exact: true }).press('Enter')
  await page.waitForURL(url(`/family/${family.slug}`))
  await expectFocusOnPage(page)
})

test('a product that the header’s search found takes the focus', async () => {
  const page = await visit('/about')
  await hydrated(page)
  const field = page.getByRole('banner').getByRole('searchbox')
  await field.fill('QB-15')
  await page.getByRole('banner').getByRole('link', { name: 'Ball valve DN 15' }).press('Enter')
  // The focus has left the header ahead of the page.
  await page.getByRole('heading', { level: 1, name: 'Ball valve DN 15' }).waitFor()
  await expectFocusOnPage(page)
})

test('a press in a page whose link goes away leaves the next key at the page’s beginning', async () => {
  const page = await visit('/products')
  await hydrated(page)
  await page.getByRole('article').getByRole('link').first().press('Enter')
  await page.waitForURL((at) => at.pathname !== '/products')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('main *'))).toBe(true)
})
