import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '#app/lib/paths.ts'
import { listed } from '#test/known-products.ts'
import { expectText, status } from '#test/listing-page.ts'
import { useSite } from '#test/visit.ts'

const { visit, quiet } = useSite()

/** The line at the top of the page; the notice of a lost connection is an element of its own. */
const lineSelector = 'body > div[role=status]'

/** What the line has said, for those who hear it. */
async function watchProgress(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate((selector) => {
    const said: string[] = []
    const line = document.querySelector(selector)!
    const note = () => line.textContent && said.push(line.textContent)
    new MutationObserver(note).observe(line, { childList: true, subtree: true })
    Object.assign(window, { said })
  }, lineSelector)
  return () => page.evaluate('said')
}

/** The field of the list's search, with all there that it needs. */
async function readyField(page: Page) {
  const field = page.getByRole('searchbox', { name: 'Search all products' })
  await field.focus()
  await quiet(page)
  return field
}

/** All gauges, and a valve that is made for one. */
const found = `Showing 10 of ${listed.length} products`

test('a text whose answer is there at once is on its way without a word', async () => {
  // On a busy machine the time that is quick would be over.
  const page = await visit('/products', {
    prepare: (fresh) => fresh.clock.install({ time: 0 }),
  })
  const said = await watchProgress(page)
  const field = await readyField(page)
  await page.clock.pauseAt(600_000)
  await field.fill('gauge')
  await expectText(status(page), found)
  await page.clock.runFor(1000)
  expect(await said()).toEqual([])
})

test('a text whose answer takes long is said to be on its way', async () => {
  const page = await visit('/products')
  await page.route(`**${paths.products()}*`, async (route) => {
    await expect.poll(said).toEqual(['Loading'])
    await route.continue()
  })
  const said = await watchProgress(page)
  await (await readyField(page)).fill('gauge')
  await expectText(status(page), found)
  await expect.poll(() => page.locator(lineSelector).first().innerText()).toBe('')
})
