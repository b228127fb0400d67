import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { excess } from '#test/excess.ts'
import { plain } from '#test/catalogue.ts'
import { widths } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()
/** Has a record of every kind. */
const slug = 'ball-valve-dn15'

const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name, exact: true }) })
/** Labels with what stands beside each. */
const rows = (page: Page, name: string) =>
  section(page, name)
    .locator('dl > div')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()),
      ),
    )

const goesWith = [
  ['In the box', 'Stem packing set QK-P, 1 in the box'],
  ['Takes DN 15 seat', 'Seat kit DN 15 QK-15, one'],
  ['Accessories', 'Pressure gauge 63 mm QG-63, up to 2'],
]
const publicFunds = [
  ['Public funds', 'Compliant as of 30 September 2026'],
  ['Class', 'Manufactured product'],
  ['Home share', '72% of component cost'],
  ['Assembled in', 'United Kingdom'],
  ['Letter', 'QL-26-01'],
  ['Tested to', 'EN 13828, 2003'],
  ['Designed to', 'EN 331'],
]

async function expectFacts(page: Page): Promise<void> {
  await expect.poll(() => rows(page, 'Compatible products')).toEqual(goesWith)
  await expect.poll(() => rows(page, 'Public funds and standards')).toEqual(publicFunds)
}

describe.each(widths)('what goes with a product, at %i px', (width) => {
  test('is said without JavaScript, with a way to each section', async () => {
    const page = await visit(`/${slug}`, { width, javaScriptEnabled: false })
    await expectFacts(page)
    expect(await excess(page)).toBeLessThanOrEqual(0)
    expect(await page.getByText('On the shelf.').isVisible()).toBe(true)
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    expect((await links.allInnerTexts()).map(plain)).toEqual([
      'Specification',
      'Compatible products',
      'Public funds and standards',
      'Questions',
      'Documents',
    ])
    for (const link of await links.all()) {
      const target = page.locator((await link.getAttribute('href'))!)
      expect(await target.count()).toBe(1)
      await link.press('Enter')
      await expect
        .poll(() => target.evaluate((element) => element.getBoundingClientRect().top < innerHeight))
        .toBe(true)
    }
    await section(page, 'Compatible products').getByRole('link', { name: 'Seat kit DN 15' }).click()
    await page.waitForURL(url('/seat-kit-dn15'))
    await expect
      .poll(async () => (await rows(page, 'Compatible products'))[0])
      .toContain('Ball valve DN 15 QB-15')
  })
})
