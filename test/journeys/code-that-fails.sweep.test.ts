import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axe } from '#test/axe.ts'
import { swept } from '#test/sweep.ts'
import { hydrated, useSite } from '#test/visit.ts'

const { visit } = useSite()
const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' })
const loadAgain = (page: Page) =>
  failure(page).getByRole('button', { name: 'Load this page again' })

/** A visit on which the files of these names do not come until `letThrough` is called. */
async function visitWithout(names: string, path: string, width = 1440) {
  const missing = new RegExp(`/assets/(?:${names})-[^/]*$`)
  const page = await visit(path, {
    width,
    tolerate: /ERR_FAILED/,
    prepare: (fresh) => fresh.route(missing, (route) => route.abort()),
  })
  return { page, letThrough: () => page.unroute(missing) }
}

describe('code that does not come when it is first wanted', () => {
  test.each(['/about', '/ball-valve-dn15'])(
    'is said at the foot of the window, and comes with the page that is loaded again, on %s',
    async (path) => {
      const { page, letThrough } = await visitWithout('chat', path)
      await page.getByRole('button', { name: 'Ask our assistant' }).click()
      await loadAgain(page).waitFor()
      await letThrough()
      await loadAgain(page).click()
      await failure(page).waitFor({ state: 'detached' })
      await hydrated(page)
      await page.getByRole('button', { name: 'Ask our assistant' }).click()
      await page.getByRole('textbox', { name: 'Message' }).waitFor()
    },
  )

  test.each(swept([390, 1440], [390]))(
    'is said within the window, and covers no way to the assistant, at %i px',
    async (width) => {
      const { page } = await visitWithout('chat', '/about', width)
      await page.mouse.move(300, 300)
      await page.getByRole('button', { name: 'Ask our assistant' }).click()
      await expect.poll(() => failure(page).count()).toBe(1)
      for (const box of await failure(page).all()) {
        const { x, width: wide } = (await box.boundingBox())!
        expect(x).toBeGreaterThanOrEqual(16)
        expect(x + wide).toBeLessThanOrEqual(width - 16)
      }
      // A press on what is covered would not get through.
      await page.getByRole('button', { name: 'Ask our assistant' }).click({ trial: true })
      expect(await axe(page)).toEqual([])
    },
  )
})
