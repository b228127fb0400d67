import { expect, test } from 'vitest'
import { faultsOf } from './trade.fixture.ts'

test('a product that says all there is to say of it has no faults', () => {
  expect(faultsOf({})).toEqual([])
})

test.each<[string, object, RegExp]>([
  [
    'a misspelt interface',
    { provides: [{ interface: 'seet', count: 1 }] },
    /^kit\.json provides error: “seet” is no interface: did you mean “seat”\? If not, describe it in/,
  ],
  [
    'an interface that nobody described',
    { accepts: [{ interface: 'seat', count: 1 }], provides: [{ interface: 'Xyzzy', count: 1 }] },
    /^kit\.json provides error: “Xyzzy” is no interface: describe it in interfaces\.ts/,
  ],
  [
    'places that are only provided',
    { accepts: undefined },
    /^valve\.json provides warning: “seat” is in provides of this product, but in accepts of none: write it in accepts of the products at the other side, or remove it/,
  ],
  [
    'places that are only accepted',
    { accepts: [{ interface: 'G 1/2 conical', count: 1 }] },
    /^kit\.json accepts warning: “G 1\/2 conical” is in accepts of this product, but in provides of none/,
  ],
  [
    'a malformed entry',
    { accepts: [{ interface: 'seat', count: 1 }], provides: [{ interface: 'seat' }] },
    /^kit\.json provides error: entry 1: its count is missing: write a whole number above 0, as in {"interface"/,
  ],
])('%s is told of, with what to write', (_, changes, message) => {
  expect(faultsOf({ kit: changes })).toContainEqual(expect.stringMatching(message))
})

test('one side of a fit is told of once, however many products have it', () => {
  const more = { accepts: [{ interface: 'cover plate', count: 1 }] }
  const kit = { accepts: [{ interface: 'seat', count: 1 }, ...more.accepts] }
  expect(faultsOf({ kit, more })).toEqual([
    expect.stringMatching(/“cover plate” is in accepts of this product \(and 1 more\), but/),
  ])
})

test('an interface with its other side elsewhere is no fault where one side stands alone', () => {
  const alone = { provides: [{ interface: 'old thread', count: 1 }] }
  expect(faultsOf({ gauge: alone })).toEqual([])
  expect(faultsOf({ gauge: { provides: [{ interface: 'G 1/2 conical', count: 1 }] } })).toEqual([
    expect.stringContaining('but in accepts of none'),
  ])
})

test('a product that no page shows is no other side', () => {
  const kit = { 'Include Y or N': 'N' }
  const valve = { includes: [], accessories: [] }
  expect(faultsOf({ kit, valve })).toEqual([
    expect.stringMatching(
      /^valve\.json provides warning: “seat” is in provides of this product, but/,
    ),
  ])
  const gone = {
    ...kit,
    lifecycle: { state: 'withdrawn' },
    accepts: [{ interface: 'x', count: 1 }],
  }
  expect(
    faultsOf({ kit: gone, valve: { ...valve, provides: [] }, gauge: { accepts: [] } }),
  ).toEqual([expect.stringMatching(/^kit\.json accepts error: “x” is no interface/)])
})
