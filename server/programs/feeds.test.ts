import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import { feeds } from './feeds.ts'
import { nothingKnown, programSite, snapshotOf } from './programs.fixture.ts'

const { app, version } = programSite()
const ask = (path: string, headers: Record<string, string> = {}) =>
  app.request(`/feeds/${path}`, { headers })

describe.each(catalogue.families.map(({ slug, products }) => ({ slug, products })))(
  'the feeds of $slug',
  ({ slug, products }) => {
    test('have each product in a line of its own, with all its facts', async () => {
      const response = await ask(`${slug}.jsonl`)
      expect(response.headers.get('content-type')).toBe('application/jsonl; charset=utf-8')
      const lines = (await response.text()).trimEnd().split('\n')
      const told = lines.map((line) => JSON.parse(line) as { slug: string })
      expect(new Set(told.map((one) => one.slug))).toEqual(new Set(products.map((one) => one.slug)))
      for (const one of told) {
        expect(one).toMatchObject({
          catalogueVersion: version,
          updated: '2026-11-02T00:00:00Z',
          attributes: expect.any(Array),
        })
      }
    })

    test('have a row for each part number that can be ordered as it stands', async () => {
      const text = await (await ask(`${slug}.csv`)).text()
      const [head, ...rows] = text.trimEnd().split('\r\n')
      const numbers = products.map((product) =>
        Math.max(1, readOrdering(product as object).variants.length),
      )
      expect(head).toMatch(/^Part number,Product,Slug,/)
      expect(rows).toHaveLength(numbers.reduce((sum, one) => sum + one, 0))
      for (const row of rows) expect(row).toMatch(`,2026-11-02T00:00:00Z,${version}`)
    })
  },
)

const { slug } = catalogue.families[0]!

test('say nothing of when a record was changed where nobody knows', async () => {
  const undated = programSite({}, true, snapshotOf(''))
  const text = async (form: string) => (await undated.app.request(`/feeds/${slug}.${form}`)).text()
  const lines = (await text('jsonl')).trimEnd().split('\n')
  for (const line of lines) {
    const told = JSON.parse(line) as object
    expect(told).not.toHaveProperty('updated')
    expect(told).toMatchObject({ catalogueVersion: undated.version, slug: expect.any(String) })
  }
  const [head, ...rows] = (await text('csv')).trimEnd().split('\r\n')
  expect(head).toMatch(/,Updated,[^,]+$/)
  expect(rows.length).toBeGreaterThanOrEqual(lines.length)
  for (const row of rows) expect(row).toMatch(new RegExp(`,,${undated.version}$`))
})

test('what has not changed is not sent again', async () => {
  const etag = (await ask(`${slug}.csv`)).headers.get('etag')!
  const again = await ask(`${slug}.csv`, { 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

describe('a feed of many products', () => {
  const lines = Array.from({ length: 3000 }, (_, at) => `{"slug":"valve-${at}","bore":${at % 7}}\n`)
  const text = lines.join('')
  const app = feeds({
    feed: () => lines,
    isKnown: () => true,
    version: () => '1',
    guards: (_, next) => next(),
  })
  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    app.request('/valves.jsonl', { method, headers })

  test('is whole, packed or not, under one tag', async () => {
    const [plain, packed] = [await get(), await get({ 'accept-encoding': 'gzip' })]
    expect(await plain.text()).toBe(text)
    const bytes = new Uint8Array(await packed.arrayBuffer())
    expect(bytes.length).toBeLessThan(text.length / 5)
    expect(gunzipSync(bytes).toString()).toBe(text)
    expect(packed.headers.get('etag')).toBe(plain.headers.get('etag'))
  })

  test('is asked for its head alone', async () => {
    const response = await get({}, 'HEAD')
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.get('etag')).toBe((await get()).headers.get('etag'))
  })
})

test.each(['no-such.csv', 'constructor.jsonl', `${slug}.xml`])('%s is no feed', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test('a family that nobody knows of yet is asked for again, and not dropped', async () => {
  const undone = programSite({}, true, nothingKnown)
  const response = await undone.app.request(`/feeds/${slug}.csv`)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  expect((await ask('no-such-family.csv')).status).toBe(404)
})
