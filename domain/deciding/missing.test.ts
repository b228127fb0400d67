import { describe, expect, test } from 'vitest'
import { createCompanions } from '#domain/catalogue/companions.ts'
import { missing } from './missing.ts'

const product = (slug: string, fields: object = {}) => ({
  slug,
  partNumber: slug.toUpperCase(),
  ...fields,
})
const slot = (count: number) => [{ interface: 'slot', count }]
const products = [
  product('rack', { provides: slot(12) }),
  product('card', { accepts: slot(1) }),
  product('double', { accepts: slot(2) }),
  product('kit', {
    provides: slot(4),
    includes: [{ partNumber: 'CARD', quantity: 3 }],
  }),
  // It comes full.
  product('case', {
    provides: slot(3),
    includes: [{ partNumber: 'CARD', quantity: 3 }],
  }),
  product('pump', {
    accessories: [
      { partNumber: 'MOTOR', relation: 'required', quantity: 2 },
      { partNumber: 'KEY', relation: 'required' },
      { partNumber: 'GONE', relation: 'required' },
    ],
  }),
  product('boiler', {
    accessories: [
      { partNumber: 'GAS', relation: 'either' },
      { partNumber: 'OIL', relation: 'either' },
    ],
  }),
  ...['motor', 'key', 'gas', 'oil'].map((slug) => product(slug)),
]
const bySlug = new Map(products.map((one) => [one.slug, one]))
const said = (list: Record<string, number>, openOf: (slug: string) => number = () => 0) =>
  missing(
    Object.entries(list).map(([slug, quantity]) => ({
      product: bySlug.get(slug)!,
      quantity,
      open: openOf(slug),
    })),
    {
      companions: createCompanions(products, [{ name: 'slot', kind: 'place', explain: '' }]),
      productOf: (number) => bySlug.get(number.toLowerCase()),
      isPlace: () => true,
    },
  ).map((one) => {
    const add = one.add.map((part) => `${part.quantity} ${part.partNumber}`).join(' or ')
    const what = 'free' in one ? `${one.free}/${one.places}` : ''
    return `${one.kind} ${one.quantity} ${one.product.slug} ${what}: ${add}`
  })

/** The same where some of them are numbers of which nobody knows what is in their boxes. */
const saidOpen = (list: Record<string, [quantity: number, open: number]>) =>
  said(
    Object.fromEntries(Object.entries(list).map(([slug, [quantity]]) => [slug, quantity])),
    (slug) => list[slug]![1],
  )

describe('what is missing', () => {
  test('is said of places in boxes alone of which is known what they hold', () => {
    expect(saidOpen({ kit: [2, 2] })).toEqual([])
    expect(saidOpen({ kit: [3, 2] })).toEqual(['empty 1 kit 1/4: 1 CARD'])
    // Nobody knows that a part has no place in such a one, nor that one in its box lies in another's.
    expect(saidOpen({ kit: [1, 1], card: [9, 0] })).toEqual([])
    expect(saidOpen({ kit: [1, 1], rack: [1, 0] })).toEqual([
      'empty 1 rack 12/12: 12 CARD or 6 DOUBLE',
    ])
  })

  test('is each required part, as often as is stated, and one of those that do as well', () => {
    expect(said({ pump: 3, boiler: 1 })).toEqual([
      'required 3 pump : 6 MOTOR',
      'required 3 pump : 1 KEY',
      'either 1 boiler : 1 GAS or 1 OIL',
    ])
    expect(said({ pump: 3, motor: 4, key: 1, boiler: 1, oil: 1 })).toEqual([
      'required 3 pump : 2 MOTOR',
    ])
    expect(said({ pump: 1, motor: 2, key: 1 })).toEqual([])
  })

  test('is what fills empty places, and a place for what has none', () => {
    expect(said({ rack: 2, card: 6 })).toEqual(['empty 2 rack 18/24: 18 CARD or 9 DOUBLE'])
    expect(said({ rack: 1, card: 30 })).toEqual(['unplaced 18 card 0/12: 2 RACK or 18 KIT'])
    expect(said({ card: 1 })).toEqual(['unplaced 1 card 0/0: 1 RACK or 1 KIT'])
  })

  test('is no host that comes full', () => {
    expect(said({ case: 1, card: 1 })).toEqual(['unplaced 1 card 0/3: 1 RACK or 1 KIT'])
  })

  test('is not what comes in a box', () => {
    expect(said({ kit: 2 })).toEqual(['empty 2 kit 2/8: 2 CARD or 1 DOUBLE'])
    expect(said({ kit: 1, card: 1 })).toEqual([])
  })
})
