import { expect, test } from 'vitest'
import { syntheticCatalogue } from '#test/synthetic-catalogue.ts'
import { startWithCatalogue } from '#test/temporary-catalogue.ts'
import { useSite } from '#test/visit.ts'

// More than a browser reads a text for: names come at once, and the server's reading of it then.
const { visit, quiet } = useSite(() => startWithCatalogue(syntheticCatalogue(2100)))

test('of many products names are offered, then what was read, and nothing before a key', async () => {
  const page = await visit('/products')
  const header = page.getByRole('banner')
  const field = header.getByRole('searchbox', { name: 'Search products' })
  const found = header.getByRole('search').getByRole('listitem').getByRole('link')
  // Focus, then a pause before the first key, as people take one.
  await field.focus()
  await quiet(page)
  for (const text of ['v', 'valve', 'valve dn 25']) {
    await field.fill(text)
    await expect.poll(() => found.count()).toBe(12)
  }
  await header.getByText('Read as').first().waitFor()
  // Emptied, and begun again.
  await field.fill('')
  await quiet(page)
  await field.fill('seat')
  await expect.poll(() => found.first().innerText()).toMatch(/^Seat kit/)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('All products')
})
