import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { sameOrigin } from './same-origin.ts'

const app = new Hono().use(sameOrigin('https://verrane.example')).post('/', (c) => c.text('taken'))
const post = async (headers: Record<string, string>) =>
  (await app.request('http://inside:3000/', { method: 'POST', headers })).status
const host = 'inside:3000'

describe('a form', () => {
  test.each<[string, Record<string, string>]>([
    ['of a program that says nothing', {}],
    ['of our own page', { host, origin: 'http://inside:3000', 'sec-fetch-site': 'same-origin' }],
    ['of our own page behind TLS', { host, origin: 'https://inside:3000' }],
    ['asked by another name through a proxy', { host, origin: 'https://verrane.example' }],
    ['sent again by the visitor', { host, 'sec-fetch-site': 'none' }],
    ['of an old browser', { host, origin: 'http://inside:3000' }],
  ])('%s is taken', async (_, headers) => {
    expect(await post(headers)).toBe(200)
  })

  test.each<[string, Record<string, string>]>([
    ['of another site', { host, origin: 'https://evil.example' }],
    ['of another site by its metadata', { host, 'sec-fetch-site': 'cross-site' }],
    [
      'whose metadata and origin disagree',
      { host, origin: 'http://inside:3000', 'sec-fetch-site': 'cross-site' },
    ],
    ['of a neighbor', { host, origin: 'https://shop.verrane.example' }],
    ['of a neighbor by its metadata', { host, 'sec-fetch-site': 'same-site' }],
    ['of another port', { host, origin: 'http://inside:4000' }],
    ['of a look-alike', { host, origin: 'https://verrane.example.evil.example' }],
    ['of a page without an origin', { host, origin: 'null' }],
    ['with junk for an origin', { host, origin: 'verrane.example' }],
  ])('%s is refused', async (_, headers) => {
    expect(await post(headers)).toBe(403)
  })
})
