import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hero } from '#content/home.ts'
import { widths } from '#test/sweep.ts'
import { mobileWidth, standStill, useSite, type VisitOptions } from '#test/visit.ts'

const { visit, url } = useSite()
const { slides } = hero
/** SPECIFICATION §9. */
const interval = 6000

const carousel = (page: Page) => page.getByRole('region', { name: 'Highlights' })
const control = (page: Page, name: string | RegExp) => carousel(page).getByRole('button', { name })
const segment = (page: Page, number: number) =>
  control(page, `Show slide ${number} of ${slides.length}`)
const link = (page: Page) => carousel(page).getByRole('link')
const touch = { width: 390, hasTouch: true, isMobile: true }

/** Opens home at its first slide, with a clock that only `page.clock.runFor` moves on. */
async function open(options: VisitOptions = {}): Promise<Page> {
  const page = await visit('/', { ...options, prepare: (fresh) => fresh.clock.install() })
  await standStill(page)
  await segment(page, 1).click()
  await leave(page)
  await expectSlide(page, 1)
  return page
}

/** A pointer that has been there and leaves begins the six seconds anew. */
const leave = (page: Page) => page.mouse.move(2, 2)

/** One slide is shown and no other: its words, its place and the pages it leads to. */
async function expectSlide(page: Page, number: number): Promise<void> {
  const { heading, buttonLink } = slides[number - 1]!
  const headings = carousel(page).getByRole('heading', { level: 2 })
  await expect.poll(() => headings.allInnerTexts()).toEqual([heading])
  expect(await segment(page, number).getAttribute('aria-current')).toBe('true')
  // The words that leave fade out.
  const leadsTo = () => link(page).evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  await expect.poll(leadsTo).toEqual([buttonLink.to])
}

describe('the slides of home', () => {
  test('stay six seconds each, and the first follows the last', async () => {
    const page = await open()
    for (const [i] of slides.entries()) {
      await page.clock.runFor(interval - 200)
      await expectSlide(page, i + 1)
      await page.clock.runFor(200)
      await expectSlide(page, ((i + 1) % slides.length) + 1)
    }
  })

  test.each(widths)('at %i px have arrows only where there is a desktop', async (width) => {
    const page = await open({ width })
    const arrows = control(page, /^(Previous|Next)$/)
    expect(await arrows.count()).toBe(width > mobileWidth ? 2 : 0)
    expect(await segment(page, slides.length).isVisible()).toBe(true)
    expect(await control(page, /^Pause/).isVisible()).toBe(true)
  })

  test('go on at Play when it is pressed by key and keeps the focus', async () => {
    const page = await open()
    await control(page, /^Pause/).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Space')
    await page.clock.runFor(interval)
    await expectSlide(page, 2)
  })

  test('follow the arrow keys, and the focus follows to the new link', async () => {
    const page = await open()
    await link(page).focus()
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, 2)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expectSlide(page, slides.length)
    await page.keyboard.press('Enter')
    await page.waitForURL(url(slides.at(-1)!.buttonLink.to))
  })

  test('follow a finger, and a tap on their segment', async () => {
    const page = await visit('/', touch)
    await control(page, /^Pause/).tap()
    await swipe(page, -120)
    await expectSlide(page, 2)
    await swipe(page, 120)
    await swipe(page, 120)
    await expectSlide(page, slides.length)
    await swipe(page, -10)
    await expectSlide(page, slides.length)
    await segment(page, 3).tap()
    await expectSlide(page, 3)
  })

  test('fetch a film when it is shown, and its poster one turn before', async () => {
    const asked: string[] = []
    const page = await visit('/', {
      prepare: async (fresh) => {
        fresh.on('request', (request) => asked.push(decodeURIComponent(request.url())))
        await fresh.clock.install()
      },
    })
    const fetched = (part: 'film' | 'poster') =>
      slides.map(({ film }) => asked.some((address) => address.endsWith(film![part])))
    await standStill(page)
    await page.clock.runFor(1000)
    await expect.poll(() => fetched('film')).toEqual([true, false, false, false])
    await expect.poll(() => fetched('poster')).toEqual([true, true, false, false])
    await control(page, 'Next').click()
    await page.clock.runFor(1000)
    await expect.poll(() => fetched('film')).toEqual([true, true, false, false])
    await expect.poll(() => fetched('poster')).toEqual([true, true, true, false])
  })

  test('are told as the parts of a carousel, quietly while they move', async () => {
    const page = await open()
    const region = carousel(page)
    expect(await region.getAttribute('aria-roledescription')).toBe('carousel')
    const groups = region.getByRole('group', { name: / of 4$/, includeHidden: true })
    const names = await groups.evaluateAll((all) => all.map((group) => group.ariaLabel))
    expect(names).toEqual(slides.map((_, i) => `${i + 1} of ${slides.length}`))
    const live = region.locator('[aria-live]')
    expect(await live.getAttribute('aria-live')).toBe('off')
    await control(page, /^Pause/).click()
    await expect.poll(() => live.getAttribute('aria-live')).toBe('polite')
  })

  test('move nothing on the page when they change', async () => {
    for (const width of widths) {
      const page = await open({ width })
      const heights = new Set<number>()
      for (const [i] of slides.entries()) {
        await segment(page, i + 1).click()
        await expectSlide(page, i + 1)
        heights.add((await carousel(page).boundingBox())!.height)
      }
      expect(heights.size, `at ${width} px`).toBe(1)
      await page.context().close()
    }
  })
})

/** One finger from the middle of the slides sideways. */
async function swipe(page: Page, by: number): Promise<void> {
  const { x, y, width, height } = (await carousel(page).boundingBox())!
  const session = await page.context().newCDPSession(page)
  const at = (offset: number) => [{ x: x + width / 2 + offset, y: y + height / 3 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const touchPoints = at(by * part)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
