import { expect, test } from 'vitest'
import { menus } from '#content/navigation.ts'
import { catalogue } from '#test/catalogue.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()
const family = catalogue.families[1]!

// A page that is loaded as a document begins at its beginning by itself.
test.each([390, 1440])(
  'a press in a menu leads the focus into a page that the router shows, at %i px',
  async (width) => {
    const page = await visit('/products', { width })
    const bar = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    const { label } = menus[0]!
    if (width < 1000) {
      await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter')
      await bar.getByText(label, { exact: true }).click()
    } else await bar.getByRole('button', { name: label, exact: true }).press('Enter')
    await bar.getByRole('link', { name: family.name, exact: true }).press('Enter')
    await page.waitForURL(url(`/family/${family.slug}`))
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('main *'))).toBe(true)
  },
)
