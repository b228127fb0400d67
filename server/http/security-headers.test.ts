import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { embeddable, securityHeaders, securityHeaderValues } from './security-headers.ts'

const values = (url: string) => securityHeaderValues({ url, connect: ['https://b.example'] })
const app = new Hono()
  .use(securityHeaders(values('https://a.example')))
  .use('/picture', embeddable)
  .get('/picture', (c) => c.body('', 200, { 'content-type': 'image/webp' }))
  .get('/', (c) => c.text('page'))
  .get('/broken', () => {
    throw new Error('broken')
  })
app.onError((_, c) => c.text('error', 500))

test.each([
  ['/', 200],
  ['/nope', 404],
  ['/broken', 500],
])('%s, which answers %d, carries the headers that every answer carries', async (path, status) => {
  const response = await app.request(path)
  expect(response.status).toBe(status)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(response.headers.get('permissions-policy')).toContain('camera=()')
})

test('only a site that is visited over TLS asks to be visited so', () => {
  expect(values('https://a.example')['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  expect(values('http://localhost:3000')).not.toHaveProperty('strict-transport-security')
})

test('a worker reads where pages read; a development server has no policy', () => {
  expect(values('https://a.example')['content-security-policy']).toContain(
    "connect-src 'self' https://b.example;",
  )
  const development = securityHeaderValues({ url: 'http://localhost:3000', connect: undefined })
  expect(development).not.toHaveProperty('content-security-policy')
})

test('pictures may be shown by others', async () => {
  const ofOthers = async (path: string) =>
    (await app.request(path)).headers.get('cross-origin-resource-policy')
  expect(await ofOthers('/picture')).toBe('cross-origin')
  expect(await ofOthers('/')).toBe('same-origin')
})
