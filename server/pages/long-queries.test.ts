import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLimiter } from '#server/http/limiter.ts'
import { longQueries } from './long-queries.ts'

function createApp(points = 100) {
  const app = new Hono()
  const dependencies = {
    siteUrl: 'https://www.example.com',
    clientAddress: () => '192.0.2.1',
    limiter: createLimiter('lists', { points, seconds: 60 }, undefined),
    answer: async (c, query) => c.text(`${c.req.path}?${query}`),
  } satisfies Parameters<typeof longQueries>[1]
  app.route('/', longQueries('/list', dependencies))
  return (body: string, path = '/list', headers: Record<string, string> = {}) =>
    app.request(path, { method: 'POST', body, headers })
}

test('a page answers what is posted as it does what stands in its address', async () => {
  const query = `paste=${'QV-15-OF-A-LONG-NAME%0940%0D%0A'.repeat(5_000)}`
  const answer = await createApp()(query)
  expect([answer.status, await answer.text()]).toEqual([200, `/list?${query}`])
})

test('no more is read than a paste may have, and no other page is posted to', async () => {
  const post = createApp()
  expect((await post('x'.repeat(257 * 1024))).status).toBe(413)
  expect((await post('a=1', '/products')).status).toBe(404)
})

test('another site’s page posts nothing in a visitor’s name', async () => {
  const post = createApp()
  const statuses = await Promise.all(
    (
      [
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'https://elsewhere.example' },
        { origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' },
      ] satisfies Record<string, string>[] as Record<string, string>[]
    ).map(async (headers) => (await post('items=QV-15:1', '/list', headers)).status),
  )
  expect(statuses).toEqual([403, 403, 200])
})

test('one address posts so many lists in a minute, and is told when it may again', async () => {
  const post = createApp(2)
  const statuses = [await post('a=1'), await post('a=2')].map(({ status }) => status)
  expect(statuses).toEqual([200, 200])
  const page = await post('a=3')
  expect([page.status, Number(page.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(page.headers.get('content-type')).toContain('text/html')
})
