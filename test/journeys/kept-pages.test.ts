import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useSite } from '#test/visit.ts'

// What test/support/kept-pages.ts promises, each test upon the one before.

const { visit, url } = useSite()
let before: Page

test('a visitor leaves storage, cookies and a history behind', async () => {
  before = await visit('/about')
  await before.evaluate(() => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
    document.cookie = 'left=behind; Path=/'
    history.pushState(null, '', '/about?left=behind')
  })
  await expect.poll(() => before.url()).toBe(url('/about?left=behind'))
})

test('the next visitor is given the same page, and finds nothing of that', async () => {
  const page = await visit('/about', { width: 390 })
  expect(page === before).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('left'))).toBeNull()
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBeNull()
  expect(await page.evaluate(() => history.length)).toBe(1)
  expect(await page.evaluate(() => innerWidth)).toBe(390)
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).toEqual(['cookie-choice'])
})

const heard: string[] = []

test('a visitor’s test listens, and answers in place of the server', async () => {
  const page = await visit('/about')
  page.on('request', (request) => heard.push(request.url()))
  await page.route('**/about', (route) => route.fulfill({ body: 'in place of it' }))
  await page.goto(url('/about'))
  await page.getByText('in place of it').waitFor()
  expect(heard).toContain(url('/about'))
})

test('neither reaches the next', async () => {
  heard.length = 0
  const page = await visit('/about')
  expect(page === before).toBe(true)
  expect(await page.getByText('in place of it').count()).toBe(0)
  expect(heard).toEqual([])
  await page.clock.install()
})

test('a page with a clock of its own is given to nobody else', async () => {
  const page = await visit('/about')
  expect(page === before).toBe(false)
  expect(before.isClosed()).toBe(true)
})
