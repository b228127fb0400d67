import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdRequests } from '#test/hold-requests.ts'
import { chips, search } from '#test/filters-page.ts'
import { openFilter } from '#test/listing-page.ts'
import { useSite } from '#test/visit.ts'
import { wakeIsland } from '#test/wake-island.ts'

const { visit } = useSite()

const parameters = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

test('of two filters that are taken back in a row none comes back', async () => {
  // Read by the server: what is known of products comes late.
  const page = await visit('/products?body=Brass&body=Stainless+steel&pressure=10..')
  await wakeIsland(page, 'list-controls')
  const answer = await holdRequests(page, /\/v1\/|\/products\?/)
  await chips(page).filter({ hasText: 'Brass' }).click()
  await page.waitForTimeout(100)
  await chips(page).filter({ hasText: 'Pressure' }).click()
  answer()
  await expect.poll(() => search(page)).toBe('?body=Stainless+steel')
})

test('the table that is asked for has the filter that is on its way', async () => {
  const page = await visit('/products?body=Brass&pressure=10..')
  await wakeIsland(page, 'list-controls')
  const answer = await holdRequests(page, /\/v1\/|\/products\?/)
  await chips(page).filter({ hasText: 'Pressure' }).click()
  await page.waitForTimeout(100)
  await page.getByRole('link', { name: 'Table', exact: true }).click()
  answer()
  await expect.poll(() => search(page)).toBe('?body=Brass&view=table')
})

test('of two parts of a text that are taken back in a row none comes back', async () => {
  const page = await visit('/products?q=brass+ball+valve+DN+15')
  const read = page.getByRole('list', { name: 'Searching for' }).getByRole('link')
  await wakeIsland(page, 'list-controls')
  const answer = await holdRequests(page, /\/v1\/|\/products\?/)
  await read.filter({ hasText: /brass/i }).click()
  await page.waitForTimeout(100)
  await read.filter({ hasText: /^bore/ }).click()
  answer()
  await expect.poll(() => search(page)).toBe('?q=ball+valve')
})

test('a filter that is on its way is there for who steps back from a product pressed meanwhile', async () => {
  const page = await visit('/products?body=Brass&pressure=10..')
  await wakeIsland(page, 'list-controls')
  const answer = await holdRequests(page, /\/v1\/|\/products\?/)
  await chips(page).filter({ hasText: 'Pressure' }).click()
  await page.waitForTimeout(100)
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  answer()
  await page.getByRole('heading', { level: 1, name: /valve/i }).waitFor()
  await page.goBack()
  await expect.poll(() => search(page)).toBe('?body=Brass')
  await expect.poll(() => chips(page).count()).toBe(1)
})

test('a value that is pressed three times before its list is on its way is chosen', async () => {
  const page = await visit('/products')
  const bodies = await openFilter(page, 'body')
  const shown = await bodies
    .getByRole('checkbox')
    .first()
    .evaluate((box: HTMLInputElement) =>
      [1, 2, 3].map(() => {
        box.click()
        return box.checked
      }),
    )
  expect(shown).toEqual([true, false, true])
  await expect.poll(() => search(page)).toMatch(/^\?body=[^&]+$/)
  await expect.poll(() => bodies.getByRole('checkbox').first().isChecked()).toBe(true)
})

test('a filter chosen on a later page begins with the first one', async () => {
  const page = await visit('/products?page=2')
  const body = await openFilter(page, 'body')
  await body.getByRole('checkbox').first().click()
  await expect.poll(() => search(page)).toMatch(/^\?body=[^&]+$/)
})

test('of a filter and the table that are pressed at once both count', async () => {
  const page = await visit('/products')
  const body = await openFilter(page, 'body')
  await body
    .getByRole('checkbox')
    .first()
    .evaluate((box: HTMLElement) => {
      box.click()
      const links = [...document.querySelectorAll<HTMLElement>('main p[role=group] a')]
      links.find(({ textContent }) => textContent === 'Table')!.click()
    })
  await page.getByRole('columnheader').first().waitFor()
  expect(parameters(page)).toEqual({ body: expect.any(String) as string, view: 'table' })
})
