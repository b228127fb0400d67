import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'
import { rateLimit, tooMany } from './limiter.ts'

function site(points: number) {
  const limiter = createLimiter('test', { points, seconds: 60 }, undefined)
  const clientAddress = (c: { req: { header(name: string): string | undefined } }) =>
    c.req.header('x-test') ?? ''
  const app = new Hono()
    .post('/api', rateLimit({ limiter, clientAddress }), (c) => c.text('done'))
    .post(
      '/page',
      rateLimit({ limiter, clientAddress, refuse: (c, { message }) => c.html(message, 429) }),
      (c) => c.text('done'),
    )
  return (path: string, client: string) =>
    app.request(path, { method: 'POST', headers: { 'x-test': client } })
}

describe('a limit', () => {
  test('lets a client do so much and says when there is more', async () => {
    const post = site(2)
    expect((await post('/api', 'a')).status).toBe(200)
    expect((await post('/api', 'a')).status).toBe(200)
    const refused = await post('/api', 'a')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.json()).toMatchObject({ ok: false, error: { code: 'too-many' } })
    expect((await post('/api', 'b')).status).toBe(200)
  })

  test('may answer with a page, which carries the same headers', async () => {
    const post = site(1)
    await post('/page', 'a')
    const refused = await post('/page', 'a')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('content-type')).toMatch(/^text\/html/)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '1 hour'],
  [86_400, '24 hours'],
])('%d seconds are %s', (seconds, words) => {
  expect(tooMany(seconds).message).toContain(`in ${words}.`)
})
