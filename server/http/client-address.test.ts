import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { parseAddress, parseRange, withinRanges } from './client-address.ts'
import { createClientAddress, visitorAddress } from './client-address.ts'

const proxies = ['10.0.0.0/8', 'fd00::/8'].map((text) => parseRange(text)!)

async function ask(remoteAddress: string | undefined, forwardedFor?: string, trusted = proxies) {
  const clientAddress = createClientAddress(trusted)
  const app = new Hono().get('/', (c) => c.text(clientAddress(c)))
  const headers: Record<string, string> = {}
  if (forwardedFor !== undefined) headers['x-forwarded-for'] = forwardedFor
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })
  return response.text()
}

describe('a caller is known', () => {
  test.each([
    ['by the connection', '203.0.113.9', undefined, '203.0.113.9'],
    ['whatever it claims without a proxy', '203.0.113.9', '198.51.100.7', '203.0.113.9'],
    ['by what a trusted proxy says', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['by the last entry, not by forged ones', '10.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['through two proxies', '10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['on a mapped connection', '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['by IPv6', 'fd00::1', '2001:db8::1', '2001:db8:0:0::/64'],
    ['as the proxy itself without a header', '10.0.0.1', undefined, '10.0.0.1'],
    ['as the proxy that let nonsense pass', '10.0.0.1', '203.0.113.9, junk', '10.0.0.1'],
    ['as the farthest proxy when all are', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['not at all without a connection', undefined, '203.0.113.9', 'unknown'],
  ])('%s', async (_, remote, forwarded, expected) => {
    expect(await ask(remote, forwarded)).toBe(expected)
  })

  test('by the connection alone while no proxy is trusted', async () => {
    expect(await ask('10.0.0.1', '203.0.113.9', [])).toBe('10.0.0.1')
  })
})

describe('whatever a visitor writes into the header', () => {
  const isTrusted = withinRanges(proxies)
  const proxy = fc.ipV4().map((text) => text.replace(/^\d+/, '10'))
  const outside = fc.oneof(fc.ipV4(), fc.ipV6()).filter((text) => !isTrusted(parseAddress(text)!))
  const junk = fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), proxy)

  test('the proxies’ own entries decide', () => {
    fc.assert(
      fc.property(
        fc.array(junk),
        outside,
        fc.array(proxy),
        proxy,
        (forged, visitor, chain, last) => {
          const header = [...forged, visitor, ...chain].join(', ')
          expect(visitorAddress(parseAddress(last)!, header, isTrusted)).toEqual(
            parseAddress(visitor),
          )
        },
      ),
    )
  })
})
