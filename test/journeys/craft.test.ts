import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

const styleOf = (place: Locator, property: string, pseudo?: '::before' | '::after') =>
  place.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name),
    [property, pseudo] as const,
  )

const trailOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')

test('no step of a breadcrumb begins with a slash', async () => {
  const steps = trailOf(await visit('/gauge-digital-80-wireless', { width: 320 }))
  const count = await steps.count()
  expect(count).toBeGreaterThan(2)
  for (let i = 0; i < count; i++) {
    expect(await styleOf(steps.nth(i), 'content', '::before')).toBe('none')
    const after = await styleOf(steps.nth(i), 'content', '::after')
    expect(after).toBe(i < count - 1 ? '"/"' : 'none')
  }
})

test('a breadcrumb is one line on a phone, whatever font has come, and is scrolled', async () => {
  const page = await visit('/gauge-digital-80-wireless', { width: 320 })
  const steps = trailOf(page)
  const tops = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().y))
  // A link is 6 px higher than what is none.
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(6)
  const last = steps.last()
  await last.scrollIntoViewIfNeeded()
  const { x, width } = (await last.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(320)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('pages say that they are light, so that fields and scroll bars are, too', async () => {
  const page = await visit('/', { colorScheme: 'dark' })
  expect(await styleOf(page.locator('html'), 'color-scheme')).toBe('light')
})

test.each(['/support', '/partners', '/contact-us', '/knowledge-center'])(
  'the right half of the title row of %s holds what the page is for',
  async (path) => {
    const page = await visit(path)
    const title = page.getByRole('heading', { level: 1 })
    const [row, text] = await Promise.all([
      title.boundingBox(),
      title.locator('xpath=following-sibling::p').first().boundingBox(),
    ])
    expect(text!.x).toBeGreaterThanOrEqual(700)
    // Beside the title, not below it.
    expect(text!.y).toBeLessThan(row!.y + row!.height)
  },
)

test('a menu of one group spreads its links over the width of the page', async () => {
  const page = await visit('/about')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('button', { name: 'Solutions', exact: true }).click()
  const links = ['Water', 'Compressed air', 'Plant'].map((name) =>
    bar.getByRole('link', { name, exact: true }),
  )
  await links[0]!.waitFor()
  const places = await Promise.all(links.map(async (link) => (await link.boundingBox())!.x))
  expect(new Set(places).size).toBe(3)
  expect(Math.max(...places)).toBeGreaterThan(720)
})

test('in forced colors the chosen thumbnail keeps its picture and has a mark', async () => {
  const page = await visit('/ball-valve-dn15', { forcedColors: 'active' })
  const gallery = page.getByRole('group', { name: 'Pictures of Ball valve DN 15' })
  const chosen = gallery.getByRole('link', { name: 'Picture 1 of' })
  await expect.poll(() => chosen.getAttribute('aria-current')).toBe('true')
  // What is multiplied with a system color is black.
  expect(await styleOf(chosen.locator('img'), 'mix-blend-mode')).toBe('normal')
  expect(await styleOf(chosen, 'border-bottom-style', '::after')).toBe('solid')
  expect(await styleOf(chosen, 'border-bottom-width', '::after')).toBe('2px')
})
