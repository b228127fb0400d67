import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectText } from '#test/listing-page.ts'
import { launchChromium } from '#test/chromium.ts'
import { countStandIns, framesOf, pressInStandIn, watchFrames } from '#test/press-ahead.ts'
import { restyledBy } from '#test/restyled.ts'
import { cardLink, heading, mains } from '#test/step-back.ts'
import { useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()

const name = 'Ball valve DN 15'
const kit = 'Seat kit DN 15'

/** Waits until the code of products' pages is there, and what has asked for it has rendered what it is wanted for. */
async function atRest(page: Page): Promise<void> {
  await quiet(page)
  await page.evaluate(
    () =>
      new Promise<void>((rest) =>
        setTimeout(() => requestIdleCallback(() => setTimeout(rest, 100)), 400),
      ),
  )
}

const phone = { width: 390, isMobile: true, hasTouch: true }

describe.each([
  ['a phone', phone, '/products', () => undefined],
  [
    'a screen with a mouse',
    { width: 1440 },
    '/family/ball-valves',
    (page: Page) => page.mouse.move(5, 300),
  ],
] as const)('a press on a card, on %s', (_, device, path, sign) => {
  test('shows the product in the frame of the press, where its page then is', async () => {
    const page = await visit(path, device)
    await sign(page)
    const link = cardLink(page, name)
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await atRest(page)
    const left = await page.evaluate(() => scrollY)
    if (!('hasTouch' in device)) await link.hover()
    await atRest(page)
    await page.evaluate(watchFrames)
    await ('hasTouch' in device ? link.tap() : link.click())
    await page.waitForURL(url('/ball-valve-dn15'))
    await expect.poll(() => mains(page)).toBe(1)
    await expectText(heading(page), name)
    const frames = await framesOf(page)
    const [before, first] = frames
    expect(before).toMatchObject({ path, scrolled: left })
    // Over the list, which stays where it is, and under its address: the router has not heard of it.
    expect(first).toMatchObject({ headings: [name, before!.headings[0]], path, scrolled: left })
    const last = frames.at(-1)!
    expect(last).toMatchObject({ headings: [name], path: '/ball-valve-dn15', scrolled: 0 })
    for (const { tops } of frames.slice(1))
      expect(Math.abs(tops[0]! - last.tops[0]!)).toBeLessThan(2)
    // The way back is the one that any press leaves.
    await page.goBack()
    await expectText(heading(page), before!.headings[0]!)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  })
})

test('from product to product the next stands over the one that is left', async () => {
  const page = await visit('/ball-valve-dn15')
  const link = page.getByRole('main').getByRole('link', { name: kit }).first()
  await page.mouse.move(5, 300)
  await link.scrollIntoViewIfNeeded()
  await atRest(page)
  await link.hover()
  await atRest(page)
  await page.evaluate(watchFrames)
  await link.click()
  await expectText(heading(page).first(), kit)
  await expect.poll(() => mains(page)).toBe(1)
  const frames = await framesOf(page)
  expect(frames[1]).toMatchObject({ headings: [kit, name], path: '/ball-valve-dn15' })
})

test('what is pressed in it before the page is there is followed once it is', async () => {
  const page = await visit('/products', phone)
  const link = cardLink(page, name)
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await atRest(page)
  const asks = '/quote?items=QB-15:1'
  await page.evaluate(pressInStandIn, asks)
  await link.tap()
  await page.waitForURL(url(asks))
  await expect.poll(() => mains(page)).toBe(1)
  await page.goBack()
  await expectText(heading(page), name)
  await page.goBack()
  await expectText(heading(page), 'All products')
})

test('a double press leads to the product, and what is in that place of its page is not pressed', async () => {
  const page = await visit('/products')
  await page.mouse.move(5, 300)
  const link = cardLink(page, name)
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await atRest(page)
  await link.hover()
  await atRest(page)
  // As a second press in the same place is told, in the frame that shows what stands in.
  await page.evaluate(() => {
    const look = () => {
      const link = document.querySelector('main:not([id]) a[href^="/quote"]')
      if (!link) return requestAnimationFrame(look)
      return link.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }),
      )
    }
    requestAnimationFrame(look)
  })
  await link.click()
  await expect.poll(() => mains(page)).toBe(1)
  await expectText(heading(page), name)
  await quiet(page)
  expect(page.url()).toBe(url('/ball-valve-dn15'))
})

test('the page that is left is not styled anew', async () => {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
    await page.goto(url('/products'))
    const link = cardLink(page, name)
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await page.evaluate(countStandIns)
    await page.waitForFunction(() => window.standIns! > 0)
    await page.waitForTimeout(1000)
    // More than may be styled, or nothing would be told by it.
    expect(await page.locator('body *').count()).toBeGreaterThan(200)
    const styled = await restyledBy(page, async () => {
      await link.tap()
      await expectText(heading(page).first(), name)
    })
    // Those of the product's first screen, which are some 40.
    expect(styled).toBeGreaterThan(10)
    expect(styled).toBeLessThan(100)
  } finally {
    await browser.close()
  }
})

test('without a connection the list stays', async () => {
  const page = await visit('/products', {
    ...phone,
    tolerate: /ERR_INTERNET_DISCONNECTED|Failed to/,
  })
  await atRest(page)
  await page.context().setOffline(true)
  await cardLink(page, name).tap()
  await page.waitForTimeout(1000)
  await page.context().setOffline(false)
  await expect.poll(() => mains(page)).toBe(1)
})

test('what is rehearsed meanwhile stands in no frame, and its pictures are not fetched', async () => {
  const page = await visit('/products', phone)
  await page.evaluate(watchFrames)
  await page.evaluate(countStandIns)
  await atRest(page)
  const mark = () =>
    cardLink(page, name).evaluate((link) =>
      link.style.getPropertyValue('-webkit-tap-highlight-color'),
    )
  await expect.poll(() => page.evaluate(() => window.standIns)).toBeGreaterThan(0)
  await atRest(page)
  // A finger's mark would be a frame ahead of the one that the press is answered with.
  await cardLink(page, name).scrollIntoViewIfNeeded()
  await expect.poll(mark).toBe('transparent')
  const frames = await framesOf(page)
  for (const { headings } of frames) expect(headings).toEqual(['All products'])
  expect(await mains(page)).toBe(1)
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname),
  )
  expect(asked.filter((path) => path.startsWith('/product-page/')).length).toBeGreaterThan(0)
  // Those of a list's cards are smaller.
  expect(asked.filter((path) => /^\/images\/(?:480|640|960|1280|1920)\//.test(path))).toEqual([])
})
