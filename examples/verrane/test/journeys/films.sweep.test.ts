import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { comeToRest, settled, useSite } from '#test/visit.ts'

const { visit } = useSite()
const main = (page: Page) => page.getByRole('main')

describe('the film of a solution', () => {
  const film = (page: Page) => main(page).locator('video')
  const paused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused)

  test('plays, and stands still after Pause', async () => {
    const page = await visit('/solutions/fttx', { films: true })
    await film(page).waitFor({ state: 'attached' })
    await expect.poll(() => paused(page)).toBe(false)
    for (const attribute of ['loop', 'muted'])
      expect(await film(page).getAttribute(attribute), attribute).not.toBeNull()
    expect(await film(page).textContent()).toBe('Your browser does not support the video tag.')
    await main(page).getByRole('button', { name: 'Pause film' }).click()
    await expect.poll(() => paused(page)).toBe(true)
    await main(page).getByRole('button', { name: 'Play film' }).click()
    await expect.poll(() => paused(page)).toBe(false)
  })

  test.each([
    ['under reduced motion', { reducedMotion: 'reduce' } as const, {}],
    ['where data is saved', {}, { saveData: true }],
    ['over a slow connection', {}, { effectiveType: '3g' }],
  ])('is not fetched %s before it is asked for', async (_when, wishes, connection) => {
    const asked: string[] = []
    const page = await visit('/solutions/fttx', {
      films: true,
      ...wishes,
      prepare: async (fresh) => {
        fresh.on('request', (request) => asked.push(request.url()))
        await fresh.addInitScript(tellConnection, connection)
        await fresh.clock.install()
      },
    })
    await comeToRest(page)
    await settled(page)
    const isAsked = () => asked.some((address) => address.endsWith('.mp4'))
    expect(isAsked()).toBe(false)
    await main(page).getByRole('button', { name: 'Play film' }).click()
    await expect.poll(isAsked).toBe(true)
  })
})

/** Runs in the page, before anything of it. */
function tellConnection(connection: object): void {
  Object.defineProperty(navigator, 'connection', { value: connection })
}
