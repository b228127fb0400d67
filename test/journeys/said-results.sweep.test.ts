import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openFilter, status } from '#test/listing-page.ts'
import { chooseToCompare } from '#test/open-states.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()
const main = (page: Page) => page.getByRole('main')

const results: {
  what: string
  path: string
  begin?: (page: Page) => Promise<unknown>
  said: (page: Page) => Locator
  act: (page: Page) => Promise<unknown>
}[] = [
  {
    what: 'a chosen value',
    path: '/products',
    said: status,
    act: async (page) =>
      (await openFilter(page, 'body')).getByRole('checkbox').first().press('Space'),
  },
  {
    what: 'a second product to compare',
    path: '/products',
    begin: (page) => chooseToCompare(page, 1),
    said: (page) => page.getByRole('region', { name: 'Compare', exact: true }).getByRole('status'),
    act: (page) =>
      main(page).getByRole('article').nth(1).locator('a[href^="/compare?"]').press('Enter'),
  },
]

test.each(results)(
  'what becomes of $what is said, in words',
  async ({ path, begin, said, act }) => {
    const page = await visit(path)
    await begin?.(page)
    const region = await said(page).elementHandle()
    const before = await region.innerText()
    await act(page)
    await expect.poll(() => said(page).innerText()).not.toBe(before)
    expect((await said(page).innerText()).trim()).not.toBe('')
    // A region that is made anew with its text is announced by nobody.
    expect(await region.evaluate((one) => one.isConnected)).toBe(true)
  },
)
