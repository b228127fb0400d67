import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, headerSearchLimit, partNumberMatches, queryWords, searchByName } from './search.ts'
import { matchRank } from './search-text.ts'
import { createFieldSearch } from './field-search.ts'
import { sampleProduct, sampleProducts } from './products.fixture.ts'

type Searched = Parameters<typeof createFieldSearch>

const holds = (product: Searched[0][number], query: string, definitions: Searched[1] = []) =>
  createFieldSearch([product], definitions).holding(queryWords(query))[0]

describe('the header search', () => {
  const products = [
    sampleProduct({ name: 'LC Duplex Patch Cord', partNumber: 'VPC-LCD-OS2' }),
    sampleProduct({ name: 'SC Pigtail', partNumber: 'VPC-SCP-OS2', text: 'Not an LC' }),
    sampleProduct({ name: 'PLC Splitter 1×8', partNumber: '' }),
  ]
  const names = (query: string) => searchByName(products, query).map(({ name }) => name)

  test.each(['', ' ', '\t\n\u00a0'])('ignores the empty query “%s”', (query) => {
    expect(names(query)).toEqual([])
  })

  test('finds a piece of a name in any case, and in names only', () => {
    expect(names('lc')).toEqual(['LC Duplex Patch Cord', 'PLC Splitter 1×8'])
    expect(names('  Duplex PATCH ')).toEqual(['LC Duplex Patch Cord'])
    expect(names('patch duplex')).toEqual([])
    expect(names('1x8')).toEqual(['PLC Splitter 1×8'])
  })

  test.each(['VPC-LCD-OS2', 'vpclcdos2', 'VPC-LCD', 'lcd‑os2'])(
    'finds a part number by “%s”',
    (query) => {
      expect(names(query)).toEqual(['LC Duplex Patch Cord'])
    },
  )

  test('puts names before part numbers', () => {
    const both = [
      sampleProduct({ name: 'Cassette', partNumber: 'LENS-1' }),
      sampleProduct({ name: 'Lens', partNumber: 'LENS-2' }),
    ]
    expect(searchByName(both, 'lens').map(({ name }) => name)).toEqual(['Lens', 'Cassette'])
  })

  test('puts other names last: what the trade says, and former part numbers', () => {
    const other = [
      sampleProduct({ name: 'Terminal', aka: ['MST', 'multiport service terminal', 'VT-8-OLD'] }),
      sampleProduct({ name: 'Cassette', partNumber: 'MST-1' }),
      sampleProduct({ name: 'MST tool' }),
    ]
    const found = (query: string) => searchByName(other, query).map(({ name }) => name)
    expect(found('mst')).toEqual(['MST tool', 'Cassette', 'Terminal'])
    expect(found('Service TERM')).toEqual(['Terminal'])
    expect(found('vt‑8-old')).toEqual(['Terminal'])
    expect(found('vt8old')).toEqual(['Terminal'])
  })

  test('shows the first 12 of many, names before part numbers all the same', () => {
    expect(headerSearchLimit).toBe(12)
    const many = sampleProducts(Array.from({ length: 40 }, () => ({})))
    expect(searchByName(many, 'P')).toEqual(many.slice(0, 12))
    expect(searchByName(many, 'p', 3)).toEqual(many.slice(0, 3))
    const numbered = many.map((product) => ({ ...product, name: 'x', partNumber: 'p-1' }))
    const named = sampleProduct({ name: 'p-1' })
    expect(searchByName([...numbered, named], 'p-1')).toEqual([named, ...numbered.slice(0, 11)])
  })

  test('finds every name by every piece of it', () => {
    const name = fc.stringMatching(/^[A-Za-z\d][A-Za-z\d /-]{0,20}$/)
    fc.assert(
      fc.property(name, fc.nat(), fc.nat(), fc.boolean(), (full, from, length, upper) => {
        const start = from % full.length
        const piece = full.slice(start, start + 1 + (length % full.length))
        fc.pre(piece.trim() !== '' && !/ {2}/.test(full))
        const product = sampleProduct({ name: full })
        const query = upper ? piece.toUpperCase() : piece.toLowerCase()
        expect(searchByName([product], query)).toEqual([product])
      }),
    )
  })

  test.each(['.*', '(', '[a-', '\\', '%', '<script>', '__proto__'])(
    'takes “%s” literally',
    (query) => {
      expect(names(query)).toEqual([])
      expect(searchByName([sampleProduct({ name: `a ${query} b` })], query)).toHaveLength(1)
    },
  )
})

describe('part numbers', () => {
  test.each([
    ['VPC-LCD-12', 'vpc-lcd-12', true],
    ['VPC-LCD-12', 'VPC LCD 12', true],
    ['VPC-LCD-12', 'lcd1', true],
    ['VPC-LCD-12', 'VPC-LCD-13', false],
    ['VPC-LCD-12', 'v', false],
    ['VPC-LCD-12', '--', false],
    ['', '', false],
  ])('%s is found by “%s”: %s', (partNumber, query, found) => {
    expect(partNumberMatches(partNumber, query)).toBe(found)
  })
})

describe('the search over all fields', () => {
  const product = {
    ...sampleProduct({
      name: 'Panel',
      slug: 'vpp-one-forty-four',
      text: 'For racks',
      partNumber: 'VPP-144-U1',
      family: 'Fiber Patch Panels',
      subFamily: 'Rack mount',
      attributes: { rackUnits: [1], wavelength: [1310, 1550], jacket: ['LSZH'], outdoor: [true] },
    }),
    sections: [{ heading: 'Density', description: 'More per unit' }],
    features: [{ heading: 'Why', items: ['Tool-less tray'] }],
    faq: [{ question: 'Does it slide?', answer: 'It does.' }],
    relatedProducts: ['Splice cassette'],
    images: ['productImages/front-view.webp'],
    files: [
      { kind: 'brochure' as const, label: 'Brochure', url: 'brochures/Datacenter Brochure.pdf' },
    ],
    videos: [{ title: 'Cleaning a port between live neighbors', url: 'videos/cleaning.mp4' }],
  }
  const definitions = [
    { key: 'rackUnits', label: 'Rack units', unit: 'RU', explain: '', alsoWritten: ['{}U'] },
    { key: 'wavelength', label: 'Wavelength', unit: 'nm', explain: '' },
  ]
  const found = (query: string) => holds(product, query, definitions)

  test.each([
    'panel',
    'for racks',
    'VPP-144-U1',
    'vpp144u1',
    'patch panels',
    'RACK MOUNT',
    '1 RU',
    '1U',
    '1550 nm',
    'lszh',
    'density',
    'more per unit',
    'why',
    'tool‐less',
    'slide?',
    'it does',
    'splice cassette',
    'vpp-one-forty-four',
    'front-view.webp',
    'Datacenter Brochure.pdf',
    'cleaning a port between live neighbors',
    'videos/cleaning',
    'racks 1U panel',
  ])('finds “%s”', (query) => {
    expect(found(query)).toBe(true)
  })

  test.each(['1490', 'panel 2U', 'undefined', '[object'])('does not find “%s”', (query) => {
    expect(found(query)).toBe(false)
  })

  test('works for a product of which only the summary is known', () => {
    const summary = sampleProduct({ name: 'Lens', attributes: { f: [2.5] } })
    expect(holds(summary, 'lens 2.5')).toBe(true)
    expect(holds(summary, 'undefined')).toBe(false)
  })

  test('knows other names and former part numbers, with or without hyphens', () => {
    const product = sampleProduct({ aka: ['MST', 'splice case', 'VT-8-OLD'] })
    const found = (query: string) => holds(product, query)
    expect(['mst', 'splice CASE', 'VT-8-OLD', 'vt8old'].filter((query) => !found(query))).toEqual(
      [],
    )
    expect(found('terminal')).toBe(false)
  })

  test('an empty query has no words and so hides nothing', () => {
    expect(queryWords(' \t ')).toEqual([])
    expect(holds(sampleProduct({}), ' ')).toBe(true)
  })
})

describe('the order of matches', () => {
  const lens = sampleProduct({ name: 'Ball Lens', partNumber: 'VLB-200' })
  test.each([
    ['ball lens', 0],
    ['vlb200', 0],
    ['ball', 1],
    ['LB-2', 1],
    ['sapphire', 2],
  ])('“%s” ranks a ball lens %d', (query, rank) => {
    expect(matchRank(lens, query)).toBe(rank)
  })

  test('a query without letters or digits is not the number of what has none', () => {
    expect(matchRank(sampleProduct({ name: 'Lens', partNumber: '' }), '™?')).toBe(2)
    expect(matchRank(sampleProduct({ name: 'Lens', partNumber: '' }), '--')).toBe(2)
  })
})

test.each([
  ['1×8', '1x8'],
  ['9 µm', '9 um'],
  ['9 μm', '9 um'],
  ['LC–SC', 'lc-sc'],
  ['−40', '-40'],
  ['a\u00a0\t b', 'a b'],
  ['Å', 'a'],
])('%s and %s are written alike', (written, folded) => {
  expect(fold(written)).toBe(folded)
})

describe('the number of a variant', () => {
  const hose = {
    ...sampleProduct({ name: 'Hose', partNumber: 'QH-12-B' }),
    variants: [{ partNumber: 'QH-12-B-2M5', length: 2.5 }, { partNumber: 'QH-12-T30-B' }, null],
  }

  test('finds its product in the text of all fields, with or without hyphens', () => {
    expect(holds(hose, 'qh-12-t30')).toBe(true)
    expect(holds(hose, 'QH12B2M5')).toBe(true)
    expect(holds(hose, 'QH-12-T60-B')).toBe(false)
  })

  test('ranks its product as its own number does', () => {
    expect(matchRank(hose, 'QH12 T30 B')).toBe(0)
    expect(matchRank(hose, 'QH-12-T30')).toBe(1)
    expect(matchRank(hose, 'QH-12-T60')).toBe(2)
  })

  test('that goes on behind the own number finds by it, made to order or not', () => {
    expect(searchByName([hose], 'QH-12-B-7M')).toEqual([hose])
    expect(searchByName([{ ...hose, partNumber: 'QH' }], 'QH-12-B-7M')).toEqual([])
  })
})
