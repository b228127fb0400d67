import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectText } from '#test/listing-page.ts'
import {
  boxesInSight,
  cardLink,
  heading,
  mains,
  stepBack,
  stepBackAndScroll,
} from '#test/step-back.ts'
import { useSite } from '#test/visit.ts'

const { visit, quiet } = useSite()

/** Presses a link in the middle of the screen and waits until the page that it leads to is at rest. */
async function leaveBy(page: Page, link: Locator, leadsTo: string): Promise<number> {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await quiet(page)
  const { y } = (await link.boundingBox())!
  await link.click()
  await expectText(heading(page), leadsTo)
  await quiet(page)
  return y
}

describe.each([
  ['/products', 'All products', 390],
  ['/products', 'All products', 1440],
  ['/family/ball-valves', 'Ball Valves', 768],
])('a step back to %s', (path, title, width) => {
  const name = 'Ball valve DN 15'

  test(`shows it in the first frame, where it was left, at ${width} px`, async () => {
    const page = await visit(path, { width })
    const link = cardLink(page, name)
    const left = await leaveBy(page, link, name)
    await page.evaluate(stepBack, '/ball-valve-dn15')
    const seen = await page.evaluate(() => window.seen)
    expect(seen).toMatchObject({ headings: [title], mains: 2 })
    expect(Math.abs(seen!.top! - left)).toBeLessThan(20)
    // The page itself follows, in its place.
    await expect.poll(() => mains(page)).toBe(1)
    await expectText(heading(page), title)
    expect(Math.abs((await link.boundingBox())!.y - left)).toBeLessThan(20)
    expect(await page.title()).toContain(title)
  })
})

test('from product to product and back shows the one that was left in the first frame', async () => {
  const page = await visit('/ball-valve-dn15')
  const kit = page.getByRole('main').getByRole('link', { name: 'Seat kit DN 15' }).first()
  await leaveBy(page, kit, 'Seat kit DN 15')
  await page.evaluate(stepBack, '')
  expect(await page.evaluate(() => window.seen)).toMatchObject({ headings: ['Ball valve DN 15'] })
  await expect.poll(() => mains(page)).toBe(1)
  await expectText(heading(page), 'Ball valve DN 15')
})

describe('of a page that is stepped back to', () => {
  const name = 'Ball valve DN 15'

  test.each([
    ['a list', '/products', 390],
    ['a product with a trail that is scrolled sideways', '/ball-valve-dn15', 240],
    ['a table', '/products?view=table', 1440],
  ])('%s, all that is in sight stands where it was', async (_, path, width) => {
    const page = await visit(path, { width })
    await page.evaluate(() => scrollTo(0, 40))
    await quiet(page)
    const before = await page.evaluate(boxesInSight, false)
    expect(before.length).toBeGreaterThan(20)
    // Where it stands: nothing scrolls to it.
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true })
    await link.dispatchEvent('click')
    await expectText(heading(page), 'Support')
    await quiet(page)
    expect(await page.evaluate(boxesInSight, true)).toEqual(before)
  })

  test('only what is in sight is drawn, and the rest once it is scrolled', async () => {
    const page = await visit('/products', { width: 390 })
    await leaveBy(page, cardLink(page, name), name)
    await page.evaluate(stepBackAndScroll, 300)
    const [first, next] = (await page.evaluate(() => window.cards))!
    expect(first.some(({ isInSight }) => isInSight)).toBe(true)
    expect(first.filter(({ isInSight, isDrawn }) => isInSight && !isDrawn)).toEqual([])
    expect(first.at(-1)).toEqual({ isInSight: false, isDrawn: false })
    expect(next.length).toBe(first.length)
    expect(next.every(({ isDrawn }) => isDrawn)).toBe(true)
    await expect.poll(() => mains(page)).toBe(1)
    await expectText(heading(page), 'All products')
  })

  test('all is drawn that a larger window shows', async () => {
    const page = await visit('/products', { width: 390 })
    await leaveBy(page, cardLink(page, name), name)
    await page.setViewportSize({ width: 390, height: 3000 })
    await page.evaluate(stepBackAndScroll, 0)
    const [first] = (await page.evaluate(() => window.cards))!
    expect(first.length).toBeGreaterThan(8)
    expect(first.every(({ isDrawn }) => isDrawn)).toBe(true)
  })
})

test('a step back writes down where the page that it leaves was scrolled to', async () => {
  const page = await visit('/products', { width: 390 })
  const name = 'Ball valve DN 15'
  await leaveBy(page, cardLink(page, name), name)
  // They come above that place, which would move by as much.
  await page.getByRole('navigation', { name: 'On this page' }).waitFor()
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
  )
  await page.evaluate(() => scrollTo(0, 123))
  await quiet(page)
  const key = await page.evaluate(() => (history.state as { key: string }).key)
  await page.goBack()
  await expect.poll(() => mains(page)).toBe(1)
  await expectText(heading(page), 'All products')
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
  // As the document is left.
  await page.reload()
  const places = await page.evaluate(() => sessionStorage.getItem('scroll'))
  expect(JSON.parse(places!)).toMatchObject({ [key]: 123 })
})

test('a form that was filled in, which begins anew, does not stand in', async () => {
  const page = await visit('/contact-us')
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.fill('Ada')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click()
  await expectText(heading(page), 'Support')
  await quiet(page)
  await page.evaluate(stepBack, '')
  expect(await page.evaluate(() => window.seen)).toMatchObject({ mains: 1 })
  await expectText(heading(page), 'Contact')
})
