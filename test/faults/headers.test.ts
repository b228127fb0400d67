import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeReport } from '#test/faults/fault-rows.ts'
import { observatoryScore } from '#test/observatory.ts'
import { startSite, type RunningSite } from '#test/running-site.ts'

let site: RunningSite
let asset = ''
beforeAll(async () => {
  site = await startSite({ SITE_URL: 'https://www.example.com', LIMIT_SUBMISSIONS: '2/min' })
  asset = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(`${site.url}/`)).text())![0]
})
const scores: Record<string, number> = {}
afterAll(async () => {
  writeReport('observatory', scores)
  await site.stop()
})

type Asked = { method?: string; headers?: Record<string, string>; body?: string }

/** As it comes over the line, redirects and refusals too. */
async function ask(path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const { hostname, port } = new URL(site.url)
  const sent = request({ hostname, port, path, method, headers, agent: false })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  const read = Object.entries(answer.headers).map(
    ([name, value]) => [name, [value].flat().join(', ')] as const,
  )
  return { status: answer.statusCode, headers: new Map(read) }
}

const json = { 'content-type': 'application/json' }
const posted = { 'content-type': 'application/x-www-form-urlencoded' }
const pdf = encodeURIComponent('Valve Catalog.pdf')

describe('by the rules of the HTTP Observatory', () => {
  test.each<[string, number, string, Asked?]>([
    ['a page', 200, '/products'],
    ['a page that is not there', 404, '/nothing-of-this-name'],
    ['a redirect', 301, '/taps.html'],
    ['a script', 200, 'asset'],
    ['the worker', 200, '/service-worker.js'],
    ['an icon', 200, '/favicon.ico'],
    ['a picture', 200, '/images/640/productImages/ball-valve.png'],
    ['a picture that is not there', 404, '/images/640/none.png'],
    ['a document', 200, `/files/catalogs/${pdf}`],
    ['a drawing', 200, '/drawings/ball-valve-dn15.svg'],
    ['an SVG of the storage', 200, '/files/stockImages/values/shut.svg'],
    ['a file that is not there', 404, '/files/none.pdf'],
    ['a feed', 200, '/feeds/ball-valves.csv'],
    ['the sitemap', 200, '/sitemap.xml'],
    ['the document database', 200, '/v1/projects/site/databases/(default)/documents/products'],
    [
      'a refusal of it',
      403,
      '/v1/projects/site/databases/(default)/documents/products',
      { method: 'POST' },
    ],
    ['the object storage', 200, '/v0/b/site/o?prefix=catalogs'],
    ['a chat that cannot be read', 400, '/api/chat', { method: 'POST', body: '{' }],
    [
      'a form that cannot be read',
      400,
      '/api/contact',
      { method: 'POST', headers: json, body: '{' },
    ],
    [
      'a form with errors',
      422,
      '/contact-us',
      { method: 'POST', headers: posted, body: 'email=x' },
    ],
    [
      'a form that is sent too often',
      429,
      '/contact-us',
      { method: 'POST', headers: posted, body: 'email=x' },
    ],
    ['a method that nothing takes', 405, '/products', { method: 'DELETE' }],
    ['health', 200, '/healthz'],
    ['metrics', 200, '/metrics'],
  ])('%s (%d) reaches 130', async (kind, status, path, asked) => {
    const answer = await ask(path === 'asset' ? asset : path, asked)
    expect(answer.status).toBe(status)
    scores[`${kind}, ${status}`] = observatoryScore(answer)
    expect(observatoryScore(answer), JSON.stringify([...answer.headers])).toBeGreaterThanOrEqual(
      130,
    )
  })

  test('what has been read is not sent again, and not less guarded', async () => {
    const { headers } = await ask('/products')
    const again = await ask('/products', { headers: { 'if-none-match': headers.get('etag')! } })
    expect(again.status).toBe(304)
    scores['what has been read, 304'] = observatoryScore(again)
    expect(observatoryScore(again)).toBeGreaterThanOrEqual(130)
  })
})

test('an answer without headers is at 0', () => {
  expect(observatoryScore({ headers: new Map() })).toBeLessThan(40)
})

test('what others may show in their pages, they may', async () => {
  const policy = async (path: string) =>
    (await ask(path)).headers.get('cross-origin-resource-policy')
  expect(await policy('/images/640/productImages/ball-valve.png')).toBe('cross-origin')
  expect(await policy('/products')).toBe('same-origin')
})
