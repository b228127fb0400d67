import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { longQueries } from './long-queries.ts'

const app = new Hono()
app.route(
  '/',
  longQueries(['/list'], async (c, query) => c.text(`${c.req.path}?${query}`)),
)
const post = (body: string, path = '/list') => app.request(path, { method: 'POST', body })

test('a page answers what is posted as it does what stands in its address', async () => {
  const query = `paste=${'QV-15-OF-A-LONG-NAME%0940%0D%0A'.repeat(10_000)}`
  const answer = await post(query)
  expect([answer.status, await answer.text()]).toEqual([200, `/list?${query}`])
})

test('no more is read than a paste may have, and no other page is posted to', async () => {
  expect((await post('x'.repeat(1025 * 1024))).status).toBe(413)
  expect((await post('a=1', '/products')).status).toBe(404)
})
