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

/** Writes the first row's number anew: how many lines it takes, and whether all of it is in its cell. */
async function firstNumber(page: Page, number: string) {
  const header = page.getByRole('table').getByRole('rowheader').first()
  return header.evaluate((cell, text) => {
    const link = cell.querySelector('a')!
    link.textContent = text
    const range = document.createRange()
    range.selectNodeContents(link)
    const lines = [...range.getClientRects()]
    const box = cell.getBoundingClientRect()
    return {
      lines: new Set(lines.map(({ top }) => Math.round(top))).size,
      isWhole: lines.every(({ left, right }) => left >= box.left && right <= box.right),
      overhang: document.documentElement.scrollWidth - window.innerWidth,
    }
  }, number)
}

test.each(['/products?view=table', '/products?q=valve&view=table'])(
  'the end of a long part number is read on a phone, at %s',
  async (path) => {
    const page = await visit(path, { width: 390 })
    expect(await firstNumber(page, 'QV-12M12-OS2-144-P-150M')).toMatchObject({
      isWhole: true,
      overhang: 0,
    })
    expect(await firstNumber(page, 'QV12M12OS2144P150MWITHOUTHYPHENS')).toMatchObject({
      isWhole: true,
      overhang: 0,
    })
    // Where there is room it stands in one line.
    expect(await firstNumber(page, 'QV-LCD-LCD-OS2-U')).toMatchObject({ lines: 1, isWhole: true })
  },
)

test.each(['', '&body=Brass&body=Stainless+steel'])(
  'the table of products keeps its head in sight on a phone, below what is asked: “%s”',
  async (asked) => {
    const page = await visit(`/products?view=table${asked}`, { width: 390 })
    const foot = async () => {
      const chips = page.getByRole('list', { name: 'Chosen filters' })
      const last = (await chips.count()) ? chips : page.getByRole('banner')
      const { y, height } = (await last.boundingBox())!
      return y + height
    }
    const name = page.getByRole('columnheader', { name: /^Part number/ })
    const rows = page.getByRole('rowheader')
    for (const row of [4, 12]) {
      await rows.nth(row).evaluate((cell) => scrollBy(0, cell.getBoundingClientRect().top - 300))
      await expect
        .poll(async () => Math.abs((await name.boundingBox())!.y - (await foot())))
        .toBeLessThan(4)
      const isSeen = () =>
        name.evaluate((cell) => {
          const { left, top, height } = cell.getBoundingClientRect()
          return cell.contains(document.elementFromPoint(left + 4, top + height / 2))
        })
      expect(await isSeen()).toBe(true)
    }
  },
)
