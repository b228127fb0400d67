import { createServer, request as ask, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseRange } from '#server/http/addresses.ts'
import { createCallerOf, createClientAddress } from '#server/http/client-address.ts'
import { createRefusalRecord, createRequestRecord, requestLog } from '#server/http/request-log.ts'
import { securityHeaders, securityHeaderValues } from '#server/http/security-headers.ts'
import { staticFiles } from '#server/http/static-files.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { createAnswerAtHand } from './answer-at-hand.ts'
import { createPages } from './pages.ts'

const text = '<p>Fiber</p>'.repeat(200)
const render = vi.fn(async (request: Request) => {
  const { pathname } = new URL(request.url)
  const headers = {
    'content-type': 'text/html',
    'cache-control': pathname === '/moving' ? 'no-store' : 'no-cache',
  }
  return new Response(text, { status: pathname === '/lost' ? 404 : 200, headers })
})
const world = { version: '1' }
const log = { info: vi.fn(), error: vi.fn() }
const metrics = createMetrics()
const proxies = [parseRange('127.0.0.1')!]
const pages = createPages({
  address: (asked) => asked.replace(/[?&]gclid=.*/, ''),
  clientAddress: createClientAddress(proxies),
  render,
  version: () => world.version,
  policy: () => ({ connect: [], media: [], frames: [] }),
  log,
})
const headers = securityHeaderValues({ url: 'https://example.com', connect: [] })
const files = staticFiles('test/company/public')
const app = new Hono()
app.use(requestLog(log, metrics))
app.use(securityHeaders(headers))
app.use(files.serve)
app.get('*', pages.answer)
const pipeline = vi.fn(getRequestListener(app.fetch))
const answerAtHand = createAnswerAtHand({
  pages,
  files,
  headers,
  callerOf: createCallerOf(proxies),
  record: createRequestRecord(log, metrics),
  recordRefusal: createRefusalRecord(log, metrics),
})
const server = createServer((request, response) => {
  if (!answerAtHand(request, response)) void pipeline(request, response)
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())
beforeEach(() => {
  world.version += '+'
  vi.clearAllMocks()
})

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    ask({ port, path, headers, method }, resolve).on('error', reject).end(),
  )
  const body = await buffer(answer)
  const { date: _, ...rest } = answer.headers
  return { status: answer.statusCode, headers: rest, body }
}

describe('a page that is kept', () => {
  test.each<[string, string, Record<string, string>]>([
    ['compressed', '/a', { 'accept-encoding': 'br' }],
    ['as it is', '/a', {}],
    ['with a query', '/a?x=1', { 'accept-encoding': 'gzip' }],
    ['with what no page reads', '/a?gclid=1', { 'accept-encoding': 'br' }],
    ['that is none', '/lost', { 'accept-encoding': 'br' }],
  ])('is answered ahead of the pipeline just as by it: %s', async (_, path, headers) => {
    const first = await get(path, headers)
    const second = await get(path, headers)
    expect(pipeline).toHaveBeenCalledTimes(1)
    expect({ ...second, headers: sorted(second) }).toEqual({ ...first, headers: sorted(first) })
    expect(second.headers['x-content-type-options']).toBe('nosniff')
  })

  test('is not sent to who has it', async () => {
    const { headers } = await get('/a', { 'accept-encoding': 'br' })
    const again = { 'accept-encoding': 'br', 'if-none-match': headers.etag! }
    const answer = await get('/a', again)
    expect([answer.status, answer.body.length]).toEqual([304, 0])
    expect(answer.headers['content-security-policy']).toBe(headers['content-security-policy'])
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(pipeline).toHaveBeenCalledTimes(1)
  })

  test('is recorded like any other, without its query', async () => {
    for (const path of ['/a?secret=1', '/a?secret=1']) await get(path)
    const lines = log.info.mock.calls.map(([{ method, path, status }]) => [method, path, status])
    expect(lines).toEqual([
      ['GET', '/a', 200],
      ['GET', '/a', 200],
    ])
    expect(await metrics.text()).toMatch(/duration_seconds_count\{method="GET",status="2xx"\} \d/)
  })
})

test('a page is answered from what is kept to who asks with another campaign', async () => {
  const first = await get('/a?gclid=1')
  const second = await get('/a?x=1&gclid=2')
  const third = await get('/a?gclid=3')
  expect(third.body.equals(first.body)).toBe(true)
  expect(second.status).toBe(200)
  expect(pipeline).toHaveBeenCalledTimes(2)
  expect(render.mock.calls.map(([request]) => new URL(request.url).search)).toEqual(['', '?x=1'])
})

test.each([['br'], ['gzip'], ['identity']])(
  'a file of the client that was sent before is answered ahead of the pipeline: %s',
  async (encoding) => {
    const taken = { 'accept-encoding': encoding, 'if-none-match': '*' }
    const first = await get('/favicon.svg', taken)
    const second = await get('/favicon.svg', taken)
    expect(first.status).toBe(200)
    expect(pipeline).toHaveBeenCalledTimes(1)
    expect({ ...second, headers: sorted(second) }).toEqual({ ...first, headers: sorted(first) })
  },
)

describe('the pipeline answers', () => {
  test.each<[string, string, string]>([
    ['a page of another version', 'GET', '/a'],
    ['a page that nobody may keep', 'GET', '/moving'],
    ['another method', 'HEAD', '/a'],
    ['an address that is written in another way', 'GET', '/b/../a'],
  ])('%s', async (what, method, path) => {
    await get(method === 'HEAD' || path.includes('..') ? '/a' : path)
    if (what.includes('version')) world.version += '-changed'
    await get(path, {}, method)
    expect(pipeline).toHaveBeenCalledTimes(2)
  })

  test('an encoding that was not asked for before', async () => {
    await get('/a')
    const { body } = await get('/a', { 'accept-encoding': 'br' })
    expect(pipeline).toHaveBeenCalledTimes(2)
    expect(brotliDecompressSync(body).toString()).toBe(text)
    expect(render).toHaveBeenCalledTimes(1)
  })

  test('a page that was packed, unpacked once for all who want it so', async () => {
    await get('/a', { 'accept-encoding': 'br' })
    await get('/a')
    const { body } = await get('/a')
    expect(body.toString()).toBe(text)
    expect(pipeline).toHaveBeenCalledTimes(2)
    expect(render).toHaveBeenCalledTimes(1)
  })
})

test('who asks for more pages than their share is turned away at once, and others are not', async () => {
  const [open, wanted] = [Promise.withResolvers<void>(), 60]
  render.mockImplementation(async (request) => {
    await open.promise
    return new Response(request.url, { headers: { 'content-type': 'text/html' } })
  })
  const of = (address: string) => ({ 'x-forwarded-for': address })
  const asked = Array.from({ length: wanted }, (_, i) => get(`/a?q=${i}`, of('192.0.2.1')))
  let away = 0
  for (const one of asked) void one.then(({ status }) => void (away += Number(status === 503)))
  // All have come before one of them is done.
  await vi.waitFor(() => expect(away).toBe(wanted - 24))
  vi.mocked(pipeline).mockClear()
  expect((await get('/a?q=more', of('192.0.2.1'))).status).toBe(503)
  // A header that nobody vouches for makes nobody another.
  expect((await get('/a?q=other', of('192.0.2.9, 192.0.2.1'))).status).toBe(503)
  expect(pipeline).not.toHaveBeenCalled()
  const other = get('/a?q=mine', of('192.0.2.2'))
  await vi.waitFor(() => expect(pipeline).toHaveBeenCalled())
  open.resolve()
  expect((await other).status).toBe(200)
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(24)
})

function sorted({ headers }: { headers: object }) {
  return Object.entries(headers).toSorted(([a], [b]) => a.localeCompare(b))
}
