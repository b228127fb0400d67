import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { createLiveRedirects } from './live-redirects.ts'
import { oldAddresses } from './old-addresses.ts'

async function site(text: string) {
  const file = { text, fails: false }
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const read = async () => {
    if (file.fails) throw new Error('EIO')
    return file.text
  }
  const redirects = await createLiveRedirects({ read, log })
  const isPage = vi.fn(() => (path: string) => path === '/page')
  const app = new Hono()
    .route(
      '/',
      oldAddresses({
        table: redirects.table,
        isPage,
        productAddress: (number) => (number === 'QX-2' ? '/valve-2' : undefined),
      }),
    )
    .get('*', (c) => c.text('rendered'))
  const locationOf = async (path: string) => (await app.request(path)).headers.get('location')
  return { app, file, log, redirects, isPage, locationOf }
}

test('an old address is answered for good, and may be asked for again in an hour', async () => {
  const { app } = await site('/old.html /new')
  for (const method of ['GET', 'HEAD']) {
    const answer = await app.request('/old.html?utm_source=x', { method })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/new?utm_source=x')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  }
})

test('a part number leads to the product that has it now, or nowhere', async () => {
  const { app, locationOf } = await site('QX-1 QX-2\nQX-8 QX-9\n/old QX-2')
  expect(await locationOf('/qx-1')).toBe('/valve-2')
  expect(await locationOf('/old')).toBe('/valve-2')
  expect(await (await app.request('/QX-8')).text()).toBe('rendered')
})

test('a page that is there outdoes a redirect; others are rendered without being looked for', async () => {
  const { app, isPage } = await site('/page /new')
  expect(await (await app.request('/other')).text()).toBe('rendered')
  expect(isPage).not.toHaveBeenCalled()
  expect(await (await app.request('/page')).text()).toBe('rendered')
  expect(isPage).toHaveBeenCalled()
})

test('a change of the file counts from the next refresh, and changes the version', async () => {
  const { file, redirects, locationOf } = await site('/old /a')
  const before = redirects.version()
  await redirects.refresh()
  expect(redirects.version()).toBe(before)
  file.text = '/old /b'
  await redirects.refresh()
  expect(redirects.version()).not.toBe(before)
  expect(await locationOf('/old')).toBe('/b')
})

test('a bad line is told and left out; a file that cannot be read leaves those of before', async () => {
  const { file, log, redirects, locationOf } = await site('/old /a\n/bad')
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { line: 2, reason: expect.stringContaining('/bad leads nowhere') },
    expect.any(String),
  )
  file.fails = true
  await redirects.refresh()
  await redirects.refresh()
  expect(log.error).toHaveBeenCalledOnce()
  expect(await locationOf('/old')).toBe('/a')
  file.fails = false
  file.text = ''
  await redirects.refresh()
  expect(await locationOf('/old')).toBeNull()
})
