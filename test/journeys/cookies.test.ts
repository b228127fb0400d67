import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectFocus } from '#test/focus.ts'
import { inSweeps, swept } from '#test/sweep.ts'
import { mobileWidth, settled, useSite } from '#test/visit.ts'

const { visit } = useSite()
const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const settings = (page: Page) => page.getByRole('button', { name: 'Cookie settings' })
const names = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)

describe('the cookie notice', () => {
  test('asks a new visitor, and nothing is kept until there is an answer', async () => {
    const page = await visit('/', { cookies: undefined })
    await notice(page).waitFor()
    expect(await names(page)).toEqual([])
  })

  test('is gone for good once answered, and keeps the answer only', async () => {
    const page = await visit('/', { cookies: undefined })
    await notice(page).getByRole('button', { name: 'Essential only' }).click()
    await notice(page).waitFor({ state: 'hidden' })
    expect(await names(page)).toEqual(['cookie-choice'])
    await page.goto(new URL('/products', page.url()).href)
    await settled(page)
    expect(await notice(page).isVisible()).toBe(false)
  })

  test('can be answered anew from the footer, by keyboard', async () => {
    const page = await visit('/', { cookies: 'all' })
    await page.evaluate(() => localStorage.setItem('pref-motion', 'off'))
    await settings(page).focus()
    await page.keyboard.press('Enter')
    await notice(page).waitFor()
    await expectFocus(notice(page))
    await notice(page).getByRole('button', { name: 'Essential only' }).focus()
    await page.keyboard.press('Enter')
    await notice(page).waitFor({ state: 'hidden' })
    await expectFocus(settings(page))
    // What had been remembered goes with the permission.
    expect(await page.evaluate(() => localStorage.getItem('pref-motion'))).toBeNull()
    expect(await names(page)).toEqual(['cookie-choice'])
  })

  test('is gone from a page that the browser has kept, once another was answered', async () => {
    const page = await visit('/about', { cookies: undefined })
    await notice(page).waitFor()
    await page.goto(new URL('/privacy-policy', page.url()).href)
    await notice(page).getByRole('button', { name: 'Accept' }).click()
    await page.goBack()
    await page.waitForURL(/\/about$/)
    await expect.poll(() => notice(page).isVisible()).toBe(false)
  })

  test.each(swept([390, mobileWidth, 1440], [390]))(
    'leaves room for the page at %i px',
    async (width) => {
      const page = await visit('/', { cookies: undefined, width })
      await notice(page).waitFor()
      const { height, width: wide, x } = (await notice(page).boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + wide).toBeLessThanOrEqual(width)
      expect(height).toBeLessThan(240)
    },
  )

  test.each(swept([390, mobileWidth, 1024, 1440], [390]))(
    'covers no control at %i px',
    async (width) => {
      const page = await visit('/products', { cookies: undefined, width })
      await notice(page).waitFor()
      await page.getByRole('button', { name: 'Ask our assistant' }).click()
      const message = page.getByRole('textbox', { name: 'Message' })
      await message.click()
      expect((await message.boundingBox())!.y).toBeLessThan((await notice(page).boundingBox())!.y)

      await page.goto(new URL('/', page.url()).href)
      await notice(page).waitFor()
      const pause = page.getByRole('button', { name: /^(Pause|Play) slides/ })
      const { y, height } = (await pause.boundingBox())!
      expect(y + height).toBeLessThanOrEqual((await notice(page).boundingBox())!.y)
    },
  )

  test('covers nothing of the assistant in a window of 1280 by 720', async () => {
    const page = await visit('/products', { cookies: undefined, width: 1280 })
    await page.setViewportSize({ width: 1280, height: 720 })
    await notice(page).waitFor()
    const { y: top } = (await notice(page).boundingBox())!
    const opener = page.getByRole('button', { name: 'Ask our assistant' })
    for (const control of [opener, page.getByRole('button', { name: 'Send' })]) {
      if (control !== opener) await opener.click()
      await control.waitFor()
      const { y, height } = (await control.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(top)
    }
  })

  test.each(['Accept', 'Essential only'])(
    'leaves the page where it is after %s',
    async (answer) => {
      for (const width of swept([390, 1440], [390])) {
        const page = await visit('/products', { cookies: undefined, width })
        await notice(page).waitFor()
        await page.evaluate(() => window.scrollTo(0, 700))
        await notice(page).getByRole('button', { name: answer }).click()
        await notice(page).waitFor({ state: 'hidden' })
        await settled(page)
        expect(await page.evaluate(() => window.scrollY)).toBe(700)
        // Reading and Tab go on from the page, not from its foot.
        await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main')
      }
    },
  )

  inSweeps('is reached first by keyboard, and covers nothing that has the focus', async () => {
    const page = await visit('/about', { cookies: undefined })
    await notice(page).waitFor()
    const edge = (await notice(page).boundingBox())!.y
    const stop = () =>
      page.evaluate(() => {
        const { activeElement: element } = document
        const { top } = element!.getBoundingClientRect()
        return { top, inNotice: element!.closest('[aria-label=Cookies]') !== null }
      })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect((await stop()).inNotice).toBe(true)
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab')
      const { top, inNotice } = await stop()
      if (!inNotice) expect(top).toBeLessThan(edge)
    }
  })

  test('stays away without JavaScript, when nothing is remembered', async () => {
    const page = await visit('/', { cookies: undefined, javaScriptEnabled: false })
    expect(await notice(page).isVisible()).toBe(false)
    expect(await settings(page).isVisible()).toBe(false)
  })
})
