import { describe, expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { createProductAddresses, isFormerNumber, successorOf } from './product-addresses.ts'
import { parseProduct, type Product } from './product.ts'

function product(slug: string, fields: Record<string, unknown> = {}): Product {
  const document = { slug, product: slug, productFamily: 'Panels', rank: 1, ...fields }
  const parsed = parseProduct(slug, document)
  if (!parsed.ok) throw new Error(parsed.reasons.join())
  return parsed.product
}
const withdrawn = (replacedBy?: string) => ({ lifecycle: { state: 'withdrawn', replacedBy } })

describe('the product of a part number', () => {
  const { slugOf } = createProductAddresses([
    product('a', { partNumber: 'VP-1', aka: ['OLD-1', 'MST', 'CROSS-9', 'GONE-2', 'VP-2'] }),
    product('b', { partNumber: 'VP-2', aka: ['CROSS-9', 'old-3'] }),
    product('gone', { partNumber: 'GONE-2', ...withdrawn() }),
    product('hidden', { partNumber: 'HID-1', 'Include Y or N': ' n ' }),
    product('switched-off', {
      partNumber: 'OFF-1',
      'Include Y or N': 'N',
      lifecycle: { state: 'withdrawn' },
    }),
    product('draft', { 'Include Y or N': 'N', partNumber: 'D-1', lifecycle: { state: 'new' } }),
    product('hose', {
      partNumber: 'QH-12',
      variants: [
        { partNumber: 'QH-12-STD', stock: 'stock' },
        { partNumber: 'VP-1', stock: 'stock' },
      ],
      ordering: {
        pattern: 'QH-12-{length}',
        slots: { length: { label: 'Length', unit: 'm', min: 0.5, max: 20, step: 0.5 } },
      },
    }),
    product('renamed', { aka: ['QH-12-STD', 'QH-12-3M', 'QH-12-99M'] }),
    product('spool', { variants: [{ partNumber: 'GONE-2-S', stock: 'stock' }], ...withdrawn() }),
    product('nameless'),
    product('constructor', { partNumber: '__proto__' }),
  ])

  test.each([
    ['VP-1', 'a'],
    ['vp-1', 'a'],
    [' Vp‑1 ', 'a'],
    // A number in use is nobody's former one.
    ['VP-2', 'b'],
    ['OLD-1', 'a'],
    ['old-1', 'a'],
    ['GONE-2', 'gone'],
    ['HID-1', undefined],
    ['OFF-1', 'switched-off'],
    ['__proto__', 'constructor'],
    // A variant's, and one that the pattern builds; both outdo a former number.
    ['qh-12-std', 'hose'],
    ['QH-12-3M', 'hose'],
    ['QH-12-2M5', 'hose'],
    ['GONE-2-S', 'spool'],
    // What the pattern cannot build is what it was.
    ['QH-12-99M', 'renamed'],
  ])('“%s” is %s', (number, slug) => {
    expect(slugOf(number)).toBe(slug)
  })

  // A word of the trade, two products' former number, one in small letters, a draft's, none, a slug.
  test.each(['MST', 'CROSS-9', 'OLD-3', 'D-1', 'QH-12-0M3', '', ' ', 'a', 'toString'])(
    '“%s” leads to none',
    (number) => {
      expect(slugOf(number)).toBeUndefined()
    },
  )

  test('takes no time by the size of the catalogue', () => {
    let read = 0
    const many = Array.from({ length: 20_000 }, (_, i) => {
      const one = product(`p-${i}`, { partNumber: `N-${i}` })
      return Object.defineProperty(one, 'partNumber', { get: () => (read++, `N-${i}`) })
    })
    const addresses = createProductAddresses(many)
    read = 0
    expect(addresses.slugOf('n-19999')).toBe('p-19999')
    expect(read).toBe(0)
  })
})

describe('a slug in another case', () => {
  const { slugInAnyCase } = createProductAddresses([
    product('ball-valve'),
    product('gone', withdrawn()),
    product('hidden', { 'Include Y or N': 'N', lifecycle: { state: 'new' } }),
    product('Twin'),
    product('twin'),
    product('constructor'),
  ])

  test.each([
    ['BALL-VALVE', 'ball-valve'],
    ['Ball-Valve', 'ball-valve'],
    ['GONE', 'gone'],
    ['Constructor', 'constructor'],
  ])('“%s” is %s', (written, slug) => {
    expect(slugInAnyCase(written)).toBe(slug)
  })

  // One that is yet to come, one of two, none.
  test.each(['HIDDEN', 'TWIN', 'toString', ''])('“%s” is none', (written) => {
    expect(slugInAnyCase(written)).toBeUndefined()
  })
})

describe('what takes the place of a withdrawn product', () => {
  const current = product('current', { partNumber: 'V-2', subFamily: 'Wall' })
  const rack = product('rack', { subFamily: 'Rack' })
  const successor = (old: Product, ...others: Product[]) => {
    const all = [old, rack, current, ...others]
    const shown = all.filter(({ included }) => included)
    const found = successorOf(createCatalogue(shown, []), createProductAddresses(all), old)
    return found && [found.product.slug, found.isNearest]
  }

  test.each(['current', 'V-2', 'v-2'])('is named by “%s”', (name) => {
    expect(successor(product('old', withdrawn(name)))).toEqual(['current', false])
  })

  test('is what took the place of that, in its turn', () => {
    const between = product('between', { partNumber: 'V-1', ...withdrawn('V-2') })
    expect(successor(product('old', withdrawn('V-1')), between)).toEqual(['current', false])
  })

  test.each([undefined, 'no-such', 'old', 'circle'])(
    'is the nearest of its type where “%s” names none',
    (name) => {
      const circle = product('circle', withdrawn('old'))
      const old = product('old', { subFamily: 'Wall', ...withdrawn(name) })
      expect(successor(old, circle)).toEqual(['current', true])
    },
  )

  test('is none in a family that has no other', () => {
    expect(successor(product('old', { productFamily: 'Lenses', ...withdrawn() }))).toBeUndefined()
  })
})

test('a former number has capitals, a digit and a hyphen, and no spaces', () => {
  const names = ['VTP-24-MPO', 'VDF-B144LCD-A', 'MTP', 'FDH', '1x8', 'MPO 12', 'OS2', 'LC-LC']
  expect(names.filter(isFormerNumber)).toEqual(['VTP-24-MPO', 'VDF-B144LCD-A'])
})
