import { expect, test } from 'vitest'
import { holdRequests } from '#test/hold-requests.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

test('a click on a button whose code is on its way is made once, when it has come', async () => {
  const page = await visit('/about')
  const letThrough = await holdRequests(page, /\/assets\/chat-[^/]*\.js$/)
  const ask = page.getByRole('button', { name: 'Ask our assistant' })
  await ask.click()
  expect(await ask.getAttribute('aria-expanded')).toBe('false')
  letThrough()
  await page.getByRole('textbox', { name: 'Message' }).waitFor()
  expect(await ask.getAttribute('aria-expanded')).toBe('true')
})
