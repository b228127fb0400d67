import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { asPage, pagesBegun, restForPages, whilePageWaits } from './pages-first.ts'

test('work that can wait rests until the page that is being made is done', async () => {
  const before = pagesBegun()
  const { promise, resolve } = Promise.withResolvers<void>()
  const page = asPage(() => promise)
  let rested = false
  const rest = restForPages().then(() => void (rested = true))
  await pause(10)
  expect(rested).toBe(false)
  resolve()
  await Promise.all([page, rest])
  expect(pagesBegun()).toBe(before + 1)
})

test('but goes on where the page waits, which may be for it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const page = asPage(() => whilePageWaits(() => promise))
  const from = performance.now()
  await restForPages()
  expect(performance.now() - from).toBeLessThan(50)
  resolve()
  await page
})

test('and rests no longer than a page takes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const page = asPage(() => promise)
  await restForPages()
  resolve()
  await page
})
