import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, type RunningSite } from '#test/running-site.ts'
import { listed, stainless } from '#test/known-products.ts'

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

/** As written: fetch would tidy the path up first. */
function get(path: string): Promise<{ status: number; text: string; type: string }> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(site.url)
    httpRequest({ hostname, port, path }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          type: response.headers['content-type'] ?? '',
        }),
      )
    })
      .on('error', fail)
      .end()
  })
}

const total = listed.length
const long = 'x'.repeat(3000)
const shown = (html: string) =>
  /Showing (\d+) of (\d+) products/.exec(html.replaceAll('<!-- -->', ''))?.slice(1).map(Number)

describe('the list of all products', () => {
  const everything: string[] = [
    'nosuchfield=1',
    '__proto__=1&constructor=2&toString=3&hasOwnProperty=4',
    'body=no-such-value&body=%00&media=',
    `body=${long}`,
    Array.from({ length: 500 }, (_, i) => `body=${i}`).join('&'),
    Array.from({ length: 500 }, (_, i) => `field${i}=${i}`).join('&'),
    'page=-1',
    'page=abc',
    'page=1e9',
    'page=1&page=2',
    'open=__proto__',
    'open=nosuchfield',
    'open=body&open=media',
    '%00=%00',
    '&&&===&',
    'q=%20%20',
  ]
  test('says which values no product has, of its own filters alone', async () => {
    const said = async (query: string) =>
      /No product has this, so it is ignored: [^<]*/.exec(
        (await get(`/products?${query}`)).text,
      )?.[0]
    expect(await said('body=nonesuch%00%3Cb%3E&media=&nosuchfield=1')).toMatch(
      /ignored: [^:]+: nonesuch &lt;b&gt;$/,
    )
    expect(await said('nosuchfield=1&utm_source=mail')).toBeUndefined()
    const many = Array.from({ length: 500 }, (_, i) => `body=none${i}`).join('&')
    expect((await said(many))!.split('; ')).toHaveLength(5)
  })

  test.each(everything)('shows everything for ?%.60s', async (query) => {
    const { status, text } = await get(`/products?${query}`)
    expect(status).toBe(200)
    expect(shown(text)).toEqual([total, total])
  })

  test('takes a repeated value once', async () => {
    const { text } = await get('/products?media=Acids&media=Acids')
    expect(shown(text)).toEqual([stainless.length, total])
  })

  test.each([
    `q=${long}`,
    'q=%e0%a4%a',
    'q=%',
    'q=%00',
    'q=%ed%a0%80',
    'q=<script>alert(1)</script>',
  ])('answers the odd search ?%.60s', async (query) => {
    const { status, text } = await get(`/products?${encodeURI(query).replaceAll('%25', '%')}`)
    expect(status).toBe(200)
    expect(shown(text)?.[1]).toBe(total)
    expect(text).not.toContain('<script>alert(1)')
    expect(text).not.toContain('\0')
  })

  test.each([
    'all=nosuchfield',
    'none=nosuchfield',
    'all=__proto__',
    'all=',
    'all=body&none=media',
  ])('answers or sends on for the odd button ?%s, and only within the site', async (query) => {
    const response = await fetch(`${site.url}/products?${query}`, { redirect: 'manual' })
    expect([200, 302]).toContain(response.status)
    if (response.status === 302)
      expect(response.headers.get('location')).toMatch(/^\/products(\?|$)/)
    const followed = await fetch(`${site.url}/products?${query}`)
    expect(followed.status).toBe(200)
  })
})

describe('odd addresses', () => {
  const odd = [
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/package.json',
    '/../package.json',
    '/%00',
    '/a%00b',
    '/%e0%a4%a',
    '/%',
    '/%zz',
    '/%ed%a0%80',
    '/<script>alert(1)</script>'.replace(/[<>]/g, (c) => encodeURIComponent(c)),
    '/constructor',
    '/__proto__',
    '/toString',
    '/.env',
    '//example.org',
    `/${long}`,
    `/${'a/'.repeat(500)}`,
    '/family/%e0%a4%a',
    '/family/..%2f..%2fproducts',
    '/family/%00',
    '/family/__proto__',
    '/family/constructor',
    `/family/${long}`,
    '/family/',
    '/family/ball-valves/more',
    '/assets/..%2f..%2fserver%2findex.js',
  ]
  test.each(odd)('%.70s answers 400 or 404 with a page that helps', async (path) => {
    const { status, text, type } = await get(path)
    expect([400, 404]).toContain(status)
    expect(type).toContain('text/html')
    expect(text).toContain('<h1')
    expect(text).toContain('type="search"')
    expect(text).not.toContain('root:x:')
    expect(text).not.toContain('<script>alert(1)')
    expect(text).not.toContain('\0')
    expect(text.length).toBeLessThan(60_000)
  })

  const files = [
    '/images/640/..%2f..%2f..%2fpackage.json',
    '/images/640/%e0%a4%a.webp',
    '/images/640/a%00.webp',
    '/images/641/productImages/ball-valve.png',
    '/images/99999999999999999999/a.webp',
    '/files/..%2f..%2fpackage.json',
    '/files/..%2fcatalogue%2fball-valve-dn15.json',
    '/files/%00.pdf',
    '/files/%e0%a4%a.pdf',
    `/files/${long}.pdf`,
    '/v1/%00',
    '/v1/projects/x/databases/(default)/documents/products/%e0%a4%a',
    '/v1/projects/../databases/(default)/documents/products',
  ]
  test.each(files)('%.70s answers 400 or 404', async (path) => {
    const { status, text } = await get(path)
    expect([400, 404]).toContain(status)
    expect(text).not.toContain('"dependencies"')
  })

  test('other methods than GET are refused in words', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await fetch(`${site.url}/products`, { method })
      expect(response.status).toBe(405)
      expect(await response.text()).toMatch(/GET/)
    }
  })

  test('after all this the site still serves, and has met no error of its own', async () => {
    expect((await get('/products')).status).toBe(200)
    expect(site.output()).not.toMatch(/"level":50/)
    expect(site.output()).not.toMatch(/"status":5\d\d/)
  })
})
