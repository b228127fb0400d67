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

test.each([
  ['/old.html.data?_routes=routes%2Fproduct', '/new'],
  ['/old.html/_.data', '/new'],
  ['/item.php.data?id=15&_routes=routes%2Fproduct', '/fifteen'],
  ['/item.php.data?_routes=root&id=16', '/items?id=16'],
  ['/QX-1.data', '/valve-2'],
  ['/shop.data?_routes=a', 'https://shop.example/'],
  ['/catalog/taps.html.data', '/products/taps.html'],
])('the router that asks for %s is led to %s within the site', async (asked, to) => {
  const { app } = await site(
    '/old.html /new\n/item.php?id=15 /fifteen\n/item.php /items\nQX-1 QX-2\n/shop https://shop.example/\n/catalog/* /products/*',
  )
  const answer = await app.request(asked)
  expect(answer.status).toBe(204)
  expect(answer.headers.get('x-remix-redirect')).toBe(to)
  expect(answer.headers.get('x-remix-status')).toBe('301')
  expect(answer.headers.get('location')).toBeNull()
})

test('the data of a page that is there, and a file that an old site had, are no mistake', async () => {
  const { app, locationOf } = await site('/page /new\n/export.data /products')
  for (const path of ['/page.data', '/other.data', '/_root.data', '/.data']) {
    expect(await (await app.request(path)).text(), path).toBe('rendered')
  }
  expect(await locationOf('/export.data')).toBe('/products')
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
