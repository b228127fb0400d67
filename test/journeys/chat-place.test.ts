import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ask, log, message, open, panel, send } from '#test/chat-page.ts'
import { inSweeps, widths } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

describe('the assistant', () => {
  test.each(widths)('covers nothing at %i px while it is closed', async (width) => {
    const page = await visit('/products', { width })
    const isIn = (place: Locator) =>
      place.getByRole('button', { name: 'Ask our assistant' }).count()
    expect(await isIn(page.getByRole('banner'))).toBe(1)
    // Whatever can be pressed in the list, wherever it was scrolled to, is met by the press.
    for (const y of [0, 600, 1300]) {
      await page.evaluate((top) => window.scrollTo(0, top), y)
      const covered = await page.getByRole('main').evaluate((main) => {
        const head = document.querySelector('header')!.getBoundingClientRect().bottom
        return [...main.querySelectorAll('a, button')].flatMap((one) => {
          const { left, top, bottom, width } = one.getBoundingClientRect()
          const [x, middle] = [left + width / 2, (top + bottom) / 2]
          const isSeen = width > 0 && x < innerWidth && middle > head && middle < innerHeight
          const there = isSeen && document.elementFromPoint(x, middle)
          return there && !main.contains(there) ? [one.textContent] : []
        })
      })
      expect(covered).toEqual([])
    }
  })

  inSweeps(
    'says in words that there is no connection, and keeps the question to be sent again',
    async () => {
      const page = await visit('/products', { tolerate: /ERR_INTERNET_DISCONNECTED|No connection/ })
      await open(page)
      await page.context().setOffline(true)
      await ask(page, 'a gas valve')
      expect(await log(page).innerText()).toContain(
        'Error contacting AI assistant: No connection. Please send your question again',
      )
      await expect.poll(() => message(page).inputValue()).toBe('a gas valve')
      await page.context().setOffline(false)
      await send(page).click()
      await log(page).getByRole('listitem').first().waitFor()
    },
  )

  test('stays within what a touch keyboard leaves of the window', async () => {
    const page = await visit('/products', { width: 390 })
    await open(page)
    await ask(page, 'a three-way valve of stainless steel')
    const seen = 460
    await page.evaluate((height) => {
      Object.defineProperty(visualViewport, 'height', { get: () => height })
      visualViewport!.dispatchEvent(new Event('resize'))
    }, seen)
    const foot = async () => {
      const { y, height } = (await send(page).boundingBox())!
      return y + height
    }
    await expect.poll(foot).toBeLessThanOrEqual(seen)
    await log(page).getByText('a three-way valve of stainless steel').waitFor()
    expect((await panel(page).boundingBox())!.height).toBeGreaterThan(200)
  })
})
