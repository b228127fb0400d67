import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  limitKey,
  parseAddress,
  parseRange,
  widerNetworks,
  withinRanges,
} from './client-address.ts'

const key = (text: string) => limitKey(parseAddress(text)!)

describe('an address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    [' 192.0.2.1 ', '192.0.2.1'],
    ['192.0.2.1:5000', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:0:0:ffff::', '2001:db8:0:0::/64'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s is counted as %s', (given, expected) => {
    expect(key(given)).toBe(expected)
  })

  test.each(['', 'unknown', '_hidden', '192.0.2', '192.0.2.256', '2001:db8', 'a:b', '1.2.3.4.5'])(
    '%j is none',
    (given) => {
      expect(parseAddress(given)).toBeUndefined()
    },
  )

  test.each([
    ['2001:db8:1:2ff::1', ['2001:db8:1:200::/56', '2001:db8:1::/48']],
    ['::1', ['0:0:0:0::/56', '0:0:0::/48']],
    ['192.0.2.1', []],
  ])('%s is part of the networks %j', (given, networks) => {
    expect(widerNetworks(key(given))).toEqual(networks)
  })

  test('of one IPv6 network is one caller, whatever the rest of it', () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
        const a = parseAddress(one)!
        const b = parseAddress(other)!
        if (a.kind() === 'ipv4' || b.kind() === 'ipv4') return
        const half = (address: typeof a) => address.toByteArray().slice(0, 8).join()
        const same = half(a) === half(b)
        expect(limitKey(a) === limitKey(b)).toBe(same)
      }),
    )
  })
})

describe('a range', () => {
  test.each([
    ['10.0.0.0/8', '10.255.0.1', '11.0.0.1'],
    ['192.0.2.1', '192.0.2.1', '192.0.2.2'],
    ['2001:db8::/32', '2001:db8:ffff::1', '2001:db9::1'],
    ['::1', '::1', '::2'],
    ['10.0.0.0/8', '::ffff:10.0.0.1', '::10.0.0.1'],
    ['0.0.0.0/0', '203.0.113.9', '2001:db8::1'],
  ])('%s holds %s and not %s', (range, inside, outside) => {
    const holds = withinRanges([parseRange(range)!])
    expect(holds(parseAddress(inside)!)).toBe(true)
    expect(holds(parseAddress(outside)!)).toBe(false)
  })

  test.each([
    '',
    'proxy',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '2001:db8::/129',
    '::ffff:10.0.0.0/104',
    '10.0.0.0:80',
  ])('%j is none', (given) => {
    expect(parseRange(given)).toBeUndefined()
  })
})
