import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectText } from '#test/listing-page.ts'
import { inSweeps } from '#test/sweep.ts'
import { drawn, standStill, useSite, type VisitOptions } from '#test/visit.ts'

const { visit, url } = useSite()
/** Has three pictures, each with its thumbnail. */
const pictured = '/ball-valve-dn15'
/** Has five, more than there are thumbnails. */
const manyPictures = '/three-way-valve-l-dn25'
/** SPECIFICATION, 9. */
const interval = 5000
const gallery = (page: Page) => page.getByRole('group', { name: /^Pictures of / })
const counter = (page: Page) => gallery(page).getByText(/^\d+ \/ \d+$/)
const button = (page: Page, name: string) =>
  gallery(page).getByRole('button', { name, exact: true })

/** Opens a product with a clock that only `page.clock.runFor` moves on, its pictures standing by. */
async function open(path: string, options: VisitOptions = {}): Promise<Page> {
  const page = await visit(path, { ...options, prepare: (fresh) => fresh.clock.install() })
  await button(page, 'Pause pictures').or(button(page, 'Play pictures')).waitFor()
  await standStill(page)
  return page
}

/** A pointer that leaves the gallery begins the five seconds anew. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await drawn(page)
}

describe('the picture slider', () => {
  test('follows thumbnails, buttons and arrow keys, and wraps at both ends', async () => {
    const page = await visit(pictured, { reducedMotion: 'reduce' })
    await expectText(counter(page), '1 / 3')
    expect(await gallery(page).getByRole('link').count()).toBe(3)
    await gallery(page).getByRole('link', { name: 'Picture 2' }).click()
    await expectText(counter(page), '2 / 3')
    await button(page, 'Next').click()
    await button(page, 'Next').click()
    await expectText(counter(page), '1 / 3')
    await button(page, 'Previous').click()
    await expectText(counter(page), '3 / 3')
    await page.keyboard.press('ArrowRight')
    await expectText(counter(page), '1 / 3')
  })

  test('moves on every five seconds until it is paused, hovered or focused', async () => {
    const page = await open(pictured)
    await gallery(page).hover()
    await leave(page)
    const first = Number.parseInt(await counter(page).innerText(), 10)
    const later = (turns: number) => `${((first - 1 + turns) % 3) + 1} / 3`
    await page.clock.runFor(interval - 200)
    await expectText(counter(page), later(0))
    await page.clock.runFor(200)
    await expectText(counter(page), later(1))
    for (const turns of [2, 3]) {
      await page.clock.runFor(interval)
      await expectText(counter(page), later(turns))
    }

    await gallery(page).hover()
    await drawn(page)
    await page.clock.runFor(4 * interval)
    await expectText(counter(page), later(3))
    await button(page, 'Pause pictures').click()
    await leave(page)
    await page.clock.runFor(4 * interval)
    await expectText(counter(page), later(3))
    await button(page, 'Play pictures').click()
    await leave(page)
    await page.clock.runFor(interval)
    await expectText(counter(page), later(4))
    await button(page, 'Next').focus()
    await page.keyboard.press('Shift+Tab')
    await drawn(page)
    await page.clock.runFor(4 * interval)
    await expectText(counter(page), later(4))
  })

  test('stays with the picture that was chosen, until Play', async () => {
    const page = await open(manyPictures)
    await gallery(page).getByRole('link', { name: 'Picture 3' }).click()
    await leave(page)
    await page.getByRole('heading', { level: 1 }).click()
    await expectText(counter(page), '3 / 5')
    await page.clock.runFor(6 * interval)
    await expectText(counter(page), '3 / 5')
    expect(await button(page, 'Pause pictures').count()).toBe(0)
    await button(page, 'Play pictures').click()
    await leave(page)
    await page.clock.runFor(interval)
    await expectText(counter(page), '4 / 5')
  })

  inSweeps('goes on at Play though the pointer is still there', async () => {
    const page = await open(pictured, { reducedMotion: 'reduce' })
    await button(page, 'Play pictures').click()
    await drawn(page)
    await page.clock.runFor(interval)
    await expectText(counter(page), '2 / 3')
  })

  inSweeps('obeys the Pause that the visitor pressed on another page', async () => {
    const page = await visit('/', { cookies: 'all', prepare: (fresh) => fresh.clock.install() })
    await page.getByRole('button', { name: 'Pause slides' }).click()
    await page.goto(url(pictured))
    await button(page, 'Play pictures').waitFor()
    await page.clock.runFor(4 * interval)
    await expectText(counter(page), '1 / 3')
  })

  inSweeps('keeps the focus on a thumbnail while arrow keys go round', async () => {
    const page = await visit(manyPictures, { reducedMotion: 'reduce' })
    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await gallery(page).getByRole('link', { name: 'Picture 1' }).focus()
    for (const number of [2, 3, 4, 5, 1]) {
      await page.keyboard.press('ArrowRight')
      await expectText(counter(page), `${number} / 5`)
      await expect.poll(label).toBe(`Picture ${number} of 5`)
    }
    await page.keyboard.press('ArrowLeft')
    await expectText(counter(page), '5 / 5')
    await page.keyboard.press('Alt+ArrowRight')
    await expectText(counter(page), '5 / 5')
  })

  inSweeps('stands still where motion is reduced', async () => {
    const page = await open(pictured, { reducedMotion: 'reduce' })
    await page.clock.runFor(4 * interval)
    await expectText(counter(page), '1 / 3')
    expect(await button(page, 'Pause pictures').count()).toBe(0)
    // Who asks for it sees it move nevertheless.
    await button(page, 'Play pictures').click()
    await leave(page)
    await page.clock.runFor(interval)
    await expectText(counter(page), '2 / 3')
  })
})
