import { expect, test } from 'vitest'
import { ofStainlessSteel } from '#test/known-products.ts'
import { choose, expectProducts, openFilter } from '#test/listing-page.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()

test.each([
  ['/products', '/products?gclid=Cj0K&utm_source=mail'],
  ['/', '/?utm_campaign=spring'],
  ['/contact-us', '/contact-us?fbclid=abc'],
  ['/products?body=Brass&q=lever', '/products?q=lever&body=Brass&gclid=1'],
])('%s is the same page with what a campaign adds to its address', async (path, linked) => {
  const [plain, tagged] = await Promise.all([fetch(url(path)), fetch(url(linked))])
  expect(tagged.status).toBe(200)
  expect(await tagged.text()).toBe(await plain.text())
})

test('a visitor from an advertisement filters the list like any other', async () => {
  const page = await visit('/products?gclid=Cj0K')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/products$/)
  await choose(await openFilter(page, 'body'), 'Stainless steel')
  await expectProducts(page, ofStainlessSteel)
  await expect.poll(() => new URL(page.url()).search).toBe('?body=Stainless+steel')
})
