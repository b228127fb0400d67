import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { howMany } from '#domain/catalogue/fits.ts'
import { fillPlaces } from './places.ts'

type Places = { interface: string; count: number; width?: number }[]
const product = (slug: string, provides: Places = [], accepts: Places = []) => ({
  slug,
  provides,
  accepts,
})
const rack = product('rack', [{ interface: 'slot', count: 12 }])
const card = product('card', [], [{ interface: 'slot', count: 1 }])
const wide = product('wide', [], [{ interface: 'slot', count: 1, width: 5 }])
const fill = (hosts: [typeof rack, number][], parts: [typeof rack, number][]) => {
  const of = (all: [typeof rack, number][]) =>
    all.map(([one, quantity]) => ({ product: one, quantity }))
  const { empty, unplaced } = fillPlaces(of(hosts), of(parts), (name) => name !== 'plug')
  return {
    empty: empty.map(
      (one) => `${one.free} of ${one.places} ${one.interface} in ${one.product.slug}`,
    ),
    unplaced: unplaced.map((one) => `${one.quantity} ${one.product.slug}, ${one.places} places`),
  }
}

describe('the places of a list', () => {
  test('that nothing goes into are empty, and parts beyond them have none', () => {
    expect(fill([[rack, 2]], [[card, 10]])).toEqual({
      empty: ['14 of 24 slot in rack'],
      unplaced: [],
    })
    expect(fill([[rack, 1]], [[card, 24]])).toEqual({
      empty: [],
      unplaced: ['12 card, 12 places'],
    })
    expect(fill([], [[card, 3]])).toEqual({ empty: [], unplaced: ['3 card, 0 places'] })
  })

  test('take what is wide first, row by row', () => {
    const rows = product('rows', [{ interface: 'slot', count: 12, width: 6 }])
    expect(
      fill(
        [[rows, 1]],
        [
          [card, 2],
          [wide, 3],
        ],
      ),
    ).toEqual({
      empty: [],
      unplaced: ['1 wide, 12 places'],
    })
    expect(
      fill(
        [[rows, 1]],
        [
          [card, 3],
          [wide, 2],
        ],
      ).unplaced,
    ).toEqual(['1 card, 12 places'])
  })

  test('of two names are said to be empty once, and not at all where the other is taken', () => {
    const both = product('both', [
      { interface: 'slot', count: 4 },
      { interface: 'deep slot', count: 4 },
    ])
    const deep = product('deep', [], [{ interface: 'deep slot', count: 1 }])
    expect(fill([[both, 1]], []).empty).toEqual(['4 of 4 slot in both'])
    expect(fill([[both, 1]], [[deep, 1]]).empty).toEqual([])
  })

  test('are chosen among by a part that goes into several', () => {
    const either = product(
      'either',
      [],
      [
        { interface: 'slot', count: 1 },
        { interface: 'bay', count: 1 },
      ],
    )
    const bays = product('bays', [{ interface: 'bay', count: 2 }])
    expect(
      fill(
        [
          [rack, 1],
          [bays, 1],
        ],
        [[either, 15]],
      ).unplaced,
    ).toEqual(['1 either, 14 places'])
  })

  test('are not those where plugs mate, nor a part’s own', () => {
    const panel = product('panel', [{ interface: 'plug', count: 24 }])
    const chain = product(
      'chain',
      [{ interface: 'link', count: 1 }],
      [{ interface: 'link', count: 1 }],
    )
    expect(fill([[panel, 1]], []).empty).toEqual([])
    expect(fill([[chain, 2]], [[chain, 2]])).toEqual({
      empty: ['2 of 2 link in chain'],
      unplaced: ['2 chain, 2 places'],
    })
  })

  test('hold as many of one part as the catalogue says of each host', () => {
    const small = fc.integer({ min: 1, max: 30 })
    fc.assert(
      fc.property(small, small, small, small, (count, row, width, hosts) => {
        const place = { interface: 'slot', count, width: row }
        const need = { interface: 'slot', count: 1, width }
        const each = howMany(place, need)
        const { unplaced } = fillPlaces(
          [{ product: product('host', [place]), quantity: hosts }],
          [{ product: product('part', [], [need]), quantity: each * hosts + 1 }],
          () => true,
        )
        expect(unplaced).toMatchObject([{ quantity: 1 }])
      }),
    )
  })
})
