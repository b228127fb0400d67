import { describe, expect, test } from 'vitest'
import type { InterfaceDefinition } from '#domain/records/interface.ts'
import { atOnce } from '#domain/memo/in-pieces.ts'
import { buildFitIndex, howMany, readFits, type FitIndex, type Place } from './fits.ts'
import { parseProduct } from './product.ts'

const interfaces: InterfaceDefinition[] = [
  { name: 'tray position', kind: 'place', explain: 'Where a tray lies.' },
  { name: 'thread G 1/2', kind: 'mating', explain: 'A pipe thread.' },
]
const box = {
  slug: 'box',
  provides: [
    { interface: 'tray position', count: 12 },
    { interface: 'thread G 1/2', count: 2 },
  ],
}
const smallBox = { slug: 'small-box', provides: [{ interface: 'tray position', count: 1 }] }
const tray = { slug: 'tray', accepts: [{ interface: 'tray position', count: 1 }] }
const wideTray = { slug: 'wide', accepts: [{ interface: 'tray position', count: 1, width: 2 }] }
const gauge = { slug: 'gauge', accepts: [{ interface: 'thread G 1/2', count: 1 }] }
const other = { slug: 'other' }

const index = atOnce(buildFitIndex([box, smallBox, tray, wideTray, gauge, other], interfaces))
const said = (fits: ReturnType<typeof index.takes>) =>
  fits.map(({ product, count, interface: name, kind }) => [product.slug, count, name, kind])

describe('what fits where', () => {
  test('is read from the host: each part with how many go in', () => {
    expect(said(index.takes(box))).toEqual([
      ['tray', 12, 'tray position', 'place'],
      ['wide', 6, 'tray position', 'place'],
      ['gauge', 2, 'thread G 1/2', 'mating'],
    ])
  })

  test('is read from the part as well, and says the same', () => {
    expect(said(index.fitsIn(tray))).toEqual([
      ['box', 12, 'tray position', 'place'],
      ['small-box', 1, 'tray position', 'place'],
    ])
    expect(said(index.fitsIn(gauge))).toEqual([['box', 2, 'thread G 1/2', 'mating']])
  })

  test('leaves out a host too narrow for the part', () => {
    expect(said(index.fitsIn(wideTray)).map(([slug]) => slug)).toEqual(['box'])
    expect(said(index.takes(smallBox)).map(([slug]) => slug)).toEqual(['tray'])
  })

  test('is nothing for a product without either, and nothing goes into itself', () => {
    expect(index.takes(other)).toEqual([])
    expect(index.fitsIn(other)).toEqual([])
    const adapter = { ...gauge, provides: [{ interface: 'thread G 1/2', count: 1 }] }
    const both = atOnce(buildFitIndex([adapter, box], interfaces))
    expect(both.fitsIn(adapter).map(({ product }) => product.slug)).toEqual(['box'])
  })

  test('is told of a product that the index does not hold', () => {
    expect(said(index.takes({ slug: 'old-box', provides: smallBox.provides }))).toEqual([
      ['tray', 1, 'tray position', 'place'],
    ])
  })

  test('an interface that nobody defined is a place', () => {
    const [fit] = atOnce(buildFitIndex([box, tray], [])).fitsIn(tray)
    expect(fit?.kind).toBe('place')
  })
})

test.each<[Partial<Place>, Partial<Place>, number]>([
  [{ count: 12 }, { count: 1 }, 12],
  [{ count: 144 }, { count: 2 }, 72],
  [{ count: 12 }, { count: 1, width: 2 }, 6],
  [{ count: 3 }, { count: 1, width: 2 }, 1],
  [{ count: 1 }, { count: 1, width: 2 }, 0],
  // rows of three: one wide part in each row
  [{ count: 12, width: 3 }, { count: 1, width: 2 }, 4],
  [{ count: 5, width: 3 }, { count: 1, width: 2 }, 2],
  // a row wider than all there is
  [{ count: 4, width: 6 }, { count: 1, width: 2 }, 2],
])('of places %j, for parts that need %j, there are enough for %d', (host, need, count) => {
  const place = { interface: 'x', count: 1 }
  expect(howMany({ ...place, ...host }, { ...place, ...need })).toBe(count)
})

describe('what goes with several', () => {
  /** Told once each; `times` is how often that was. */
  function partnersOf<P extends { slug: string }>(from: FitIndex<P>, parties: readonly P[]) {
    const slugs: string[] = []
    from.eachPartner(parties, ({ slug }) => slugs.push(slug))
    return { slugs: new Set(slugs), times: slugs.length }
  }

  test('is what goes with one of them or another', () => {
    // Narrow, wide and side by side, each of few sizes, so that many have the same.
    const mixed = Array.from({ length: 60 }, (_, i) => ({
      slug: `p${i}`,
      provides:
        i % 3 ? [{ interface: `i${i % 2}`, count: (i % 4) + 1, width: i % 5 || undefined }] : [],
      accepts:
        i % 4 ? [{ interface: `i${i % 2}`, count: (i % 3) + 1, width: i % 7 || undefined }] : [],
    }))
    const fits = atOnce(buildFitIndex(mixed, []))
    for (let from = 0; from < mixed.length; from++) {
      for (const parties of [
        mixed.slice(from, from + 1),
        mixed.slice(from, from + 7),
        mixed.slice(from),
      ]) {
        const single = parties.flatMap((one) => [...fits.takes(one), ...fits.fitsIn(one)])
        const wanted = new Set(single.map(({ product }) => product.slug))
        // One that goes with its like may be told beside it.
        const own = new Set(parties.map(({ slug }) => slug))
        const { slugs } = partnersOf(fits, parties)
        expect(slugs.difference(own)).toEqual(wanted.difference(own))
        expect(slugs.isSupersetOf(wanted)).toBe(true)
      }
    }
  })

  test('is told of a series as often as of one of it', () => {
    const panel = (slug: string) => ({ slug, provides: [{ interface: 'slot', count: 12 }] })
    const cassette = (slug: string) => ({ slug, accepts: [{ interface: 'slot', count: 1 }] })
    const panels = Array.from({ length: 500 }, (_, i) => panel(`panel ${i}`))
    const cassettes = Array.from({ length: 500 }, (_, i) => cassette(`cassette ${i}`))
    const fits = atOnce(buildFitIndex<{ slug: string }>([...panels, ...cassettes], []))
    const { slugs, times } = partnersOf(fits, panels)
    expect([slugs.size, times]).toEqual([500, 500])
  })
})

test('twenty thousand products of many interfaces are asked without comparing each with each', () => {
  let reads = 0
  const products = Array.from({ length: 20_000 }, (_, i) => ({
    slug: `p${i}`,
    get provides() {
      reads += 1
      return i % 2 ? undefined : [{ interface: `kind ${i >> 2}`, count: 2 }]
    },
    accepts: i % 2 ? [{ interface: `kind ${i >> 2}`, count: 1 }] : undefined,
  }))
  const large = atOnce(buildFitIndex(products, []))
  reads = 0
  expect(large.fitsIn(products[9_999]!).map(({ product }) => product.slug)).toEqual([
    'p9996',
    'p9998',
  ])
  expect(reads).toBe(0)
})

describe('stored places', () => {
  test('are read whole where they are sound', () => {
    expect(readFits({ ...wideTray, provides: null })).toEqual({
      provides: [],
      accepts: [{ interface: 'tray position', count: 1, width: 2 }],
      faults: [],
    })
  })

  test.each<[unknown, number, RegExp]>([
    ['tray position', 0, /^must be a list: write \[{"interface"/],
    [[null], 0, /^entry 1: must be an object: write {"interface"/],
    [[{ count: 1 }], 0, /^entry 1: its interface is missing: write/],
    [[{ interface: 'a' }], 0, /^entry 1: its count is missing/],
    [
      [{ interface: 'a', count: 0.5 }],
      0,
      /^entry 1: its count is 0.5: write a whole number above 0/,
    ],
    [[{ interface: 'a', count: 1, width: 'b' }], 1, /its width is "b": write a whole number/],
    [
      [{ interface: 'a', count: 1, widht: 2 }],
      1,
      /no field “widht”: its fields are interface, count/,
    ],
    [
      [
        { interface: 'a', count: 1 },
        { interface: 'a', count: 2 },
      ],
      1,
      /^“a” stands twice: write one entry/,
    ],
  ])('of %j keep what is sound and tell of the rest once', (provides, sound, message) => {
    const read = readFits({ provides })
    expect(read.provides).toHaveLength(sound)
    expect(read.faults).toEqual([{ field: 'provides', message: expect.stringMatching(message) }])
  })

  test('however malformed, take no product down and are no attributes', () => {
    const stored = { provides: 7, accepts: { a: 1 }, includes: 'x', compliance: [], size: 'big' }
    const parsed = parseProduct('box', { product: 'Box', slug: 'box', ...stored })
    expect(parsed).toMatchObject({ ok: true, product: { ...stored, attributes: {} } })
  })
})
