import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectText } from '#test/listing-page.ts'
import { countStandIns } from '#test/press-ahead.ts'
import { cardLink, heading, mains, stepBack } from '#test/step-back.ts'
import { useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()

const name = 'Ball valve DN 15'
const phone = { width: 390, isMobile: true, hasTouch: true }

declare global {
  interface Window {
    /** What the page hears of presses. */
    heard?: string[]
  }
}

type Point = { x: number; y: number }
type Touching = {
  page: Page
  link: Point
  /** Fingers come down. */
  down: (...fingers: Point[]) => Promise<unknown>
  move: (finger: Point) => Promise<unknown>
  up: () => Promise<unknown>
  /** Short touches, a tenth of a second apart by their own time. */
  inTurn: (...fingers: Point[]) => Promise<void>
  heard: () => Promise<string[]>
}

/** The list on a phone, with a card in the middle whose page is rendered ahead. */
async function aboutToPress(): Promise<Touching> {
  const page = await visit('/products', phone)
  await page.evaluate(countStandIns)
  await cardLink(page, name).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return onceAhead(page)
}

/** The list, once the page of that card has been rendered ahead. */
async function onceAhead(page: Page): Promise<Touching> {
  await page.waitForFunction(() => window.standIns! > 0)
  await quiet(page)
  await page.waitForTimeout(500)
  await page.evaluate(() => {
    const heard: string[] = []
    window.heard = heard
    for (const event of ['mousedown', 'click', 'focusin'])
      addEventListener(event, ({ type, isTrusted }) => heard.push(`${type} ${isTrusted}`), true)
  })
  const { x, y, width, height } = (await cardLink(page, name).boundingBox())!
  const touch = touching(await page.context().newCDPSession(page))
  return {
    page,
    link: { x: x + width / 2, y: y + height / 2 },
    down: (...fingers) => touch('touchStart', fingers),
    move: (finger) => touch('touchMove', [finger]),
    up: () => touch('touchEnd', []),
    inTurn: async (...fingers) => {
      const first = Date.now() / 1000
      for (const [turn, finger] of fingers.entries()) {
        await touch('touchStart', [finger], first + 0.1 * turn)
        await touch('touchEnd', [], first + 0.1 * turn + 0.02)
      }
    },
    heard: async () => (await page.evaluate(() => window.heard))!,
  }
}

const touching =
  (session: CDPSession) =>
  (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: Point[],
    timestamp?: number,
  ): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints,
      ...(timestamp !== undefined && { timestamp }),
    })

async function expectProduct(page: Page): Promise<void> {
  await page.waitForURL(url('/ball-valve-dn15'))
  await expect.poll(() => mains(page)).toBe(1)
  await expectText(heading(page), name)
}

/** How the browser tells of a press, once it is sure that it is none of something else. */
const byBrowser = 'mousedown true'

test('a short touch presses the link once, ahead of the mouse that the browser makes of it', async () => {
  const { page, link, down, up, heard } = await aboutToPress()
  await down(link)
  await up()
  await expectProduct(page)
  const all = await heard()
  expect(all.filter((one) => one !== 'focusin true')).toEqual(['click false'])
  // The list was kept as it was left.
  await quiet(page)
  await page.evaluate(stepBack, '/ball-valve-dn15')
  const seen = await page.evaluate(() => window.seen)
  expect(seen).toMatchObject({ headings: ['All products'], mains: 2 })
  await expectText(heading(page), 'All products')
})

test('so it does on a list that was just opened, with no scroll before it', async () => {
  const prepare = (fresh: Page) => fresh.addInitScript(countStandIns)
  const page = await visit('/products', { ...phone, prepare })
  const { link, down, up, heard } = await onceAhead(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await down(link)
  await up()
  await expectProduct(page)
  expect(await heard()).toContain('click false')
})

test('a field that was typed in is left by it', async () => {
  const { page, link, down, up } = await aboutToPress()
  const field = page.getByRole('searchbox', { name: /^Search all products/ })
  await field.evaluate((element) => element.focus({ preventScroll: true }))
  const focused = () => page.evaluate(() => document.activeElement?.localName)
  expect(await focused()).toBe('input')
  await page.evaluate(() =>
    addEventListener('touchend', () => window.heard!.push(document.activeElement!.localName)),
  )
  await down(link)
  await up()
  await expect.poll(focused).not.toBe('input')
  expect(await page.evaluate(() => window.heard)).toContain('a')
  await expectProduct(page)
})

describe('of two touches in a hurry', () => {
  /** What is heard where something to press stands everywhere as soon as the first has pressed. */
  async function heardOf(pixelsApart: number): Promise<string[]> {
    const { page, link, inTurn, heard } = await aboutToPress()
    await page.evaluate(() =>
      addEventListener(
        'click',
        () => {
          const button = document.createElement('button')
          Object.assign(button.style, { position: 'fixed', inset: '0', zIndex: '99' })
          button.addEventListener('click', () => window.heard!.push('pressed'))
          document.body.append(button)
        },
        { once: true },
      ),
    )
    await inTurn(link, { ...link, y: link.y + pixelsApart })
    await expectProduct(page)
    await quiet(page)
    return heard()
  }

  test('the second presses nothing of the next page', async () => {
    // In one place the browser itself tells that it is a second one.
    const heard = await heardOf(60)
    expect(heard).toContain(byBrowser)
    expect(heard).not.toContain('pressed')
  })

  test('one elsewhere presses what is there', async () => {
    expect(await heardOf(160)).toContain('pressed')
  })
})

describe('what may be something else is left to the browser:', () => {
  test('a long touch', async () => {
    const { page, link, down, up, heard } = await aboutToPress()
    await down(link)
    await page.waitForTimeout(350)
    await up()
    await expectProduct(page)
    expect(await heard()).toContain(byBrowser)
  })

  test('a touch as the page moves', async () => {
    const { page, link, inTurn, heard } = await aboutToPress()
    await page.evaluate(() => scrollBy(0, 8))
    await inTurn({ ...link, y: link.y - 8 })
    await expectProduct(page)
    expect(await heard()).toContain(byBrowser)
  })

  test('a finger that moves', async () => {
    const { page, link, down, move, up, heard } = await aboutToPress()
    await down(link)
    await move({ ...link, x: link.x - 60 })
    await up()
    await page.waitForTimeout(500)
    expect(page.url()).toBe(url('/products'))
    expect(await heard()).toEqual([])
  })

  test('two fingers', async () => {
    const { page, link, down, up, heard } = await aboutToPress()
    await down(link, { x: link.x + 40, y: link.y })
    await up()
    await page.waitForTimeout(500)
    expect(page.url()).toBe(url('/products'))
    expect(await heard()).not.toContain('click false')
  })

  test('a link whose page is not rendered', async () => {
    const { page, down, up, heard } = await aboutToPress()
    const box = (await page.getByRole('banner').getByRole('link').first().boundingBox())!
    await down({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
    await up()
    await page.waitForURL(url('/'))
    expect(await heard()).toContain(byBrowser)
  })
})
