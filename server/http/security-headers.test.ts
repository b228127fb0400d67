import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const app = new Hono()
  .use(securityHeaders)
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
