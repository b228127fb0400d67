import type { CDPSession, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectText } from '#test/listing-page.ts'
import { cardLink, heading, mains } from '#test/step-back.ts'
import { useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()

const name = 'Ball valve DN 15'
const phone = { width: 390, isMobile: true, hasTouch: true }

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

test('what is pressed in a page that is shown ahead, before it is there, is followed once it is', async () => {
  const page = await visit('/products', phone)
  const link = cardLink(page, name)
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await atRest(page)
  const asks = '/quote?items=QB-15:1'
  await page.evaluate((href) => {
    const look = () => {
      const link = document.querySelector<HTMLElement>(`main:not([id]) a[href="${href}"]`)
      if (link) link.click()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, asks)
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

declare global {
  interface Window {
    /** How often something stood in for a page, if for no frame. */
    standIns?: number
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

/** Runs in the page. */
function countStandIns(): void {
  window.standIns = 0
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.nodeName === 'MAIN') window.standIns!++
  }).observe(document, { childList: true, subtree: true })
}

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
  await page.goBack()
  await expectText(heading(page), 'All products')
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
})
