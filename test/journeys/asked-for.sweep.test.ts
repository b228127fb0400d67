import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { opener } from '#test/chat-page.ts'
import { comeToRest, useSite } from '#test/visit.ts'

const { visit, quiet } = useSite()
const main = (page: Page) => page.getByRole('main')

/** Code that comes when it is asked for: its file, where it is not wanted yet, and what asks. */
const parts: [file: string, path: string, ask: (page: Page) => Promise<unknown>][] = [
  [
    'compare-tray',
    '/products',
    (page) =>
      page
        .locator('a')
        .filter({ hasText: /^Compare / })
        .first()
        .press('Enter'),
  ],
  [
    'kept-status',
    '/products',
    (page) =>
      main(page)
        .getByRole('link', { name: /^Add to list/ })
        .first()
        .press('Enter'),
  ],
  [
    'kept-status',
    '/ball-valve-dn15',
    (page) =>
      main(page).getByRole('link', { name: 'Add to list', exact: true }).first().press('Enter'),
  ],
  ['chat-panel', '/products', (page) => opener(page).press('Enter')],
  [
    'quick-lines',
    '/list?items=QB-15:4',
    (page) => page.getByRole('textbox', { name: 'Quantity QB-15' }).focus(),
  ],
  [
    'cost-form',
    '/list?items=QB-15:4',
    (page) => main(page).getByRole('button', { name: 'Work out the share' }).press('Enter'),
  ],
  ['quote-rules', '/quote', (page) => page.getByLabel('Company Email').focus()],
]

test.each(parts)('%s is not there on %s until somebody asks', async (file, path, ask) => {
  const asked: string[] = []
  const page = await visit(path, {
    prepare: async (fresh) => {
      await fresh.clock.install()
      fresh.on('request', (request) => asked.push(request.url()))
    },
  })
  await comeToRest(page)
  await quiet(page)
  const isAsked = () => asked.some((address) => address.includes(`/assets/${file}-`))
  expect(asked.length).toBeGreaterThan(2)
  expect(isAsked()).toBe(false)
  await ask(page)
  await expect.poll(isAsked).toBe(true)
})
