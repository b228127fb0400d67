import { expect, test } from 'vitest'
import { faultsOf } from './trade.fixture.ts'

test.each<[object, RegExp]>([
  [
    { accessories: [{ partNumber: 'QG-36' }] },
    /accessories error: no record or variant has “QG-36”: did you mean “QG-63”\?/,
  ],
  [
    { includes: [{ partNumber: 'X-1' }] },
    /includes error: no record or variant has “X-1”: write the number of a record/,
  ],
  [{ includes: [{ partNumber: 'QB-15-P' }] }, /includes error: “QB-15-P” is this product itself/],
  [
    { accessories: [{ partNumber: 'QK-15' }, { partNumber: 'qk-15' }] },
    /accessories error: “qk-15” stands twice: write it once/,
  ],
  [
    { accessories: [{ partNumber: 'QK-15', maximum: 3 }] },
    /accessories error: “QK-15” has a maximum of 3, but there is room for 2 in 2 × “seat”: write 2, or/,
  ],
  [
    { includes: [{ partNumber: 'QK-15', relation: 'seet' }] },
    /includes warning: the relation “seet” is unknown: write one of seat, gauge, or name it in trade-rules\.ts/,
  ],
  [{ includes: [{ quantity: 3 }] }, /includes error: entry 1: its partNumber is missing: write/],
])('%j is told of once, with what to write', (valve, message) => {
  const faults = faultsOf({ valve })
  expect(faults).toEqual([expect.stringMatching(message)])
  expect(faults[0]).toMatch(/^valve\.json /)
})

test('a part that is withdrawn is no part to buy', () => {
  const provides = [{ interface: 'G 1/2 flat', count: 1 }]
  expect(faultsOf({ kit: { lifecycle: { state: 'withdrawn' } }, valve: { provides } })).toEqual([
    expect.stringMatching(/valve\.json accessories warning: “QK-15” is withdrawn: name what repl/),
    expect.stringMatching(/valve\.json includes warning: “QK-15” is withdrawn/),
  ])
})
