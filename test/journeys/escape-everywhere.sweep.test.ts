import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectFocus } from '#test/focus.ts'
import { center, viewer } from '#test/knowledge-page.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()
const main = (page: Page) => page.getByRole('main')

/** What opens over a page and no other journey closes: what opens it, and what is gone then. */
const overlays: {
  what: string
  path: string
  width?: number
  opener: (page: Page) => Locator
  opened: (page: Page) => Locator
  /** It holds nothing that the focus could go to. */
  isText?: true
}[] = [
  {
    what: 'the menu of a phone',
    path: '/about',
    width: 390,
    opener: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
    opened: (page) => page.getByRole('navigation', { name: 'Main' }),
  },
  {
    what: 'a point on a picture',
    path: '/ball-valve-dn15',
    opener: (page) => main(page).getByRole('button', { name: 'Lever' }),
    opened: (page) => page.getByText('In line with the pipe when the valve is open.'),
    isText: true,
  },
  {
    what: 'a PDF over a product',
    path: '/ball-valve-dn15',
    opener: (page) => main(page).getByRole('link', { name: 'Data sheet' }).first(),
    opened: viewer,
  },
  {
    what: 'a film',
    path: `${center}?category=Videos`,
    opener: (page) => main(page).getByRole('button', { name: /^View/ }).first(),
    opened: viewer,
  },
]

test.each(overlays)('Escape closes $what and leads back to what opened it', async (overlay) => {
  const page = await visit(overlay.path, { width: overlay.width ?? 1440, reducedMotion: 'reduce' })
  const from = overlay.opener(page)
  await from.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => overlay.opened(page).first().isVisible()).toBe(true)
  if (!overlay.isText) await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect.poll(() => overlay.opened(page).first().isVisible()).toBe(false)
  await expectFocus(from)
})
