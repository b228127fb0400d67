import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useSite } from './visit.ts'

const { visit } = useSite()
const main = (page: Page) => page.getByRole('main')

describe('the film of a solution', () => {
  const film = (page: Page) => main(page).locator('video')
  const paused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)

  test('plays, and stands still after Pause', async () => {
    const page = await visit('/solutions/fttx')
    await film(page).waitFor({ state: 'attached' })
    await expect.poll(() => paused(page)).toBe(false)
    await main(page).getByRole('button', { name: 'Pause film' }).click()
    expect(await paused(page)).toBe(true)
    await main(page).getByRole('button', { name: 'Play film' }).click()
    await expect.poll(() => paused(page)).toBe(false)
  })

  test('is not fetched under reduced motion before it is asked for', async () => {
    const page = await visit('/solutions/fttx', { reducedMotion: 'reduce' })
    await page.waitForTimeout(1200)
    expect(await film(page).count()).toBe(0)
    await main(page).getByRole('button', { name: 'Play film' }).click()
    await film(page).waitFor({ state: 'attached' })
  })
})
