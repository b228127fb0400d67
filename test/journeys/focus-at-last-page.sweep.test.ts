import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { syntheticCatalogue } from '#test/synthetic-catalogue.ts'
import { startWithCatalogue } from '#test/temporary-catalogue.ts'
import { settled, useSite } from '#test/visit.ts'

// On the first and the last page of a list the way to one beside it is gone, and would take along the
// focus of whoever pressed it. So many products that every list has pages.
const { visit } = useSite(() => startWithCatalogue(syntheticCatalogue(150)))

const pager = (page: Page) => page.getByRole('main').getByRole('navigation', { name: /page/i })
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: one } = document
    return one === document.body ? '' : one!.getAttribute('aria-label') || one!.textContent
  })

/** Presses it by keyboard until it is gone; returns how often. */
async function pressToTheEnd(page: Page, name: 'Next page' | 'Previous page'): Promise<number> {
  const way = pager(page).getByRole('link', { name })
  let presses = 0
  while ((await way.count()) > 0) {
    const current = await pager(page).locator('[aria-current]').innerText()
    await way.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => pager(page).locator('[aria-current]').innerText()).not.toBe(current)
    await settled(page)
    expect(await focused(page), `${name} on page ${current}`).not.toBe('')
    presses += 1
  }
  return presses
}

test.each(['/products', '/products?view=table'])(
  'the focus stays at both ends of %s',
  async (path) => {
    const page = await visit(path)
    expect(await pressToTheEnd(page, 'Next page')).toBeGreaterThan(0)
    expect(await pressToTheEnd(page, 'Previous page')).toBeGreaterThan(0)
  },
)

test('at both ends of a family the focus is on the number of its page', async () => {
  const page = await visit('/family/ball-valves')
  const presses = await pressToTheEnd(page, 'Next page')
  expect(presses).toBeGreaterThan(0)
  expect(await focused(page)).toBe(`Page ${presses + 1}`)
  expect(await pressToTheEnd(page, 'Previous page')).toBe(presses)
  expect(await focused(page)).toBe('Page 1')
})
