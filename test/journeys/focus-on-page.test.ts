import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()
const family = catalogue.families[1]!

// A page that is loaded as a document begins at its beginning by itself.
test('a press in the footer leads the focus into a page that the router shows', async () => {
  const page = await visit(`/family/${family.slug}`)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'All products' })
    .first()
    .press('Enter')
  await page.waitForURL(url('/products'))
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.matches('main *'))).toBe(true)
})
