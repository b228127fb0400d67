import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()
const cards = (page: Page) => page.getByRole('article')

test.each(['/products', '/family/ball-valves'])(
  'on a phone the products of %s are rows, six to a screen, of which each part is pressed alone',
  async (path) => {
    const page = await visit(path, { width: 390 })
    const heights = await cards(page).evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().height)),
    )
    expect(heights.length).toBeGreaterThan(5)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(128)
    // A name of three lines takes another one.
    expect(Math.max(...heights)).toBeLessThanOrEqual(165)
    expect(heights.toSorted((a, b) => a - b)[heights.length >> 1]).toBeLessThanOrEqual(145)

    // Each link has its own place, wide enough for a finger.
    const card = cards(page).first()
    const pressed = card.getByRole('link').or(card.getByRole('button'))
    const places = await pressed.evaluateAll((all) =>
      all.map((one) => {
        one.scrollIntoView({ block: 'center' })
        const { left, top, width, height } = one.getBoundingClientRect()
        const there = document.elementFromPoint(left + width / 2, top + height / 2)
        // The name's link takes the whole row.
        const isTall = height >= 24 || one.closest('h3') !== null
        return { text: one.textContent, isFree: one.contains(there), isTall }
      }),
    )
    expect(places.length).toBeGreaterThanOrEqual(3)
    expect(places.filter(({ isFree }) => !isFree)).toEqual([])
    expect(places.filter(({ isTall }) => !isTall)).toEqual([])
  },
)

test('on a phone a press beside the links of a row opens its product', async () => {
  const page = await visit('/products', { width: 390 })
  const card = cards(page).first()
  const address = await card.getByRole('heading').getByRole('link').getAttribute('href')
  await card.click({ position: { x: 60, y: 40 } })
  await page.waitForURL(url(address!))
})
