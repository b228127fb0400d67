import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  careersPage,
  spotlightQuestions,
  teamProfiles,
  workPictures,
} from '#content/company/careers.ts'
import { drawn, standStill, useSite } from '#test/visit.ts'

const { visit } = useSite()

describe('the pictures of careers', () => {
  const titles = workPictures.map(({ title }) => title)
  const region = (page: Page) => page.getByRole('region', { name: careersPage!.pictures!.heading })
  const shown = (page: Page) => region(page).getByRole('heading', { level: 3 }).allInnerTexts()
  const expectShown = (page: Page, index: number) =>
    expect.poll(() => shown(page)).toEqual([titles[index % titles.length]])
  const button = (page: Page, name: string) =>
    region(page).getByRole('button', { name, exact: true })

  test('turn by hand and by arrow keys, around both ends', async () => {
    const page = await visit('/careers', { reducedMotion: 'reduce' })
    await expectShown(page, 0)
    for (let step = 1; step <= titles.length; step++) {
      await button(page, 'Next').click()
      await expectShown(page, step)
    }
    await button(page, 'Previous').click()
    await expectShown(page, titles.length - 1)
    await page.keyboard.press('ArrowRight')
    await expectShown(page, 0)
    await page.keyboard.press('ArrowLeft')
    await expectShown(page, titles.length - 1)
  })

  // Whoever waits, stops or wants no motion is heard by the same code as at home's slides.
  test('turn every five seconds', async () => {
    const page = await visit('/careers', { prepare: (fresh) => fresh.clock.install() })
    await region(page).scrollIntoViewIfNeeded()
    await drawn(page)
    // From here on time passes only as the test says.
    await standStill(page)
    const turnsWithin = async (milliseconds: number, step = 250) => {
      const before = await shown(page)
      for (let passed = 0; passed < milliseconds; passed += step) {
        await page.clock.runFor(step)
        await drawn(page)
        // Two are seen while one fades into the other.
        await expect.poll(() => shown(page)).toHaveLength(1)
        if (String(await shown(page)) !== String(before)) return true
      }
      return false
    }
    // The first turn may come earlier than five seconds from now; the next are measured from it.
    expect(await turnsWithin(5500)).toBe(true)
    expect(await turnsWithin(4500)).toBe(false)
    expect(await turnsWithin(1000)).toBe(true)
  })

  test('are all there to scroll to without JavaScript', async () => {
    const page = await visit('/careers', { javaScriptEnabled: false, width: 390 })
    expect(await shown(page)).toEqual(titles)
    const last = region(page).getByRole('heading', { level: 3 }).last()
    await last.scrollIntoViewIfNeeded()
    const box = await last.boundingBox()
    expect(box!.x).toBeGreaterThanOrEqual(0)
    expect(box!.x).toBeLessThan(390)
    expect(await region(page).getByRole('button').count()).toBe(0)
  })
})

describe.each([true, false])('careers with JavaScript: %s', (javaScriptEnabled) => {
  const open = () => visit('/careers', { javaScriptEnabled, reducedMotion: 'reduce' })

  test('the text of each team opens and closes by itself', async () => {
    const page = await open()
    for (const { name, more } of teamProfiles) {
      const summary = page.locator('summary', { hasText: name })
      const text = page.getByText(more[0]!)
      expect(await text.isVisible()).toBe(false)
      expect(await summary.innerText()).toMatch(/^Read more/)
      await summary.click()
      await expect.poll(() => text.isVisible()).toBe(true)
      expect(await summary.innerText()).toMatch(/^Read less/)
    }
    const [first, second] = teamProfiles
    await page.locator('summary', { hasText: first!.name }).press('Enter')
    await expect.poll(() => page.getByText(first!.more[0]!).isVisible()).toBe(false)
    expect(await page.getByText(second!.more[0]!).isVisible()).toBe(true)
  })

  test('one answer of the spotlight is open, or none', async () => {
    const page = await open()
    const openAnswers = async () => {
      const all = spotlightQuestions.map(({ answer }) => page.getByText(answer).isVisible())
      return (await Promise.all(all)).flatMap((visible, i) => (visible ? [i] : []))
    }
    const question = (i: number) => page.getByText(spotlightQuestions[i]!.question)
    expect(await openAnswers()).toEqual([])
    for (const i of spotlightQuestions.keys()) {
      await question(i).click()
      await expect.poll(openAnswers).toEqual([i])
    }
    const last = spotlightQuestions.length - 1
    await question(last).click()
    await expect.poll(openAnswers).toEqual([])
  })
})

test('View jobs opens the job board in a new tab, says so, and lets go of this page', async () => {
  const page = await visit('/careers')
  await page
    .context()
    .route(`${careersPage!.jobBoard}/**`, (route) => route.fulfill({ body: 'jobs' }))
  const link = page.getByRole('link', { name: 'View jobs' })
  expect(await link.count()).toBe(1)
  expect(await link.innerText()).toMatch(/new tab/)
  const opened = page.context().waitForEvent('page')
  await link.click()
  const tab = await opened
  await tab.waitForURL(`${careersPage!.jobBoard}/`)
  expect(await tab.evaluate(() => window.opener === null)).toBe(true)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/careers')
})
