import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paths } from '#app/lib/paths.ts'
import { listed } from '#test/known-products.ts'
import { expectText, status } from '#test/listing-page.ts'
import { useSite } from '#test/visit.ts'
import { wakeIsland } from '#test/wake-island.ts'

const { visit, quiet } = useSite()

/** What the list has said of itself, for those who hear it. */
async function watchStatus(page: Page): Promise<() => Promise<string[]>> {
  await status(page).evaluate((element) => {
    const said: string[] = []
    const note = () => said.push((element as HTMLElement).innerText)
    new MutationObserver(note).observe(element, { characterData: true, subtree: true })
    Object.assign(window, { said })
  })
  return () => page.evaluate('said')
}

/** The field of the list's search, with all there that it needs. */
async function readyField(page: Page) {
  await wakeIsland(page, 'list-controls')
  await quiet(page)
  return page.getByRole('searchbox', { name: 'Search all products' })
}

/** All gauges, and a valve that is made for one. */
const found = `Showing 10 of ${listed.length} products`

test('a text whose answer is there at once is on its way without a word', async () => {
  // On a busy machine the time that is quick would be over.
  const page = await visit('/products', {
    prepare: (fresh) => fresh.clock.install({ time: 0 }),
  })
  const field = await readyField(page)
  const said = await watchStatus(page)
  await page.clock.pauseAt(600_000)
  await field.fill('gauge')
  // The pause after which a text is asked for.
  await page.clock.runFor(120)
  await expectText(status(page), found)
  await page.clock.runFor(1000)
  expect(await said()).toEqual([found])
})

test('a text whose answer takes long is said to be on its way', async () => {
  const page = await visit('/products')
  const field = await readyField(page)
  await page.route(`**${paths.products()}?*`, async (route) => {
    await expectText(status(page), 'Loading')
    await route.continue()
  })
  await field.fill('gauge')
  await expectText(status(page), found)
})
