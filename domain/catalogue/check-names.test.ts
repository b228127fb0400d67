import { expect, test } from 'vitest'
import { faultsOf } from './trade.fixture.ts'

test.each<[object, RegExp]>([
  [
    { partNumber: 'QB15' },
    /^more\.json partNumber error: “QB15” reads like “QB-15” of valve\.json/,
  ],
  [{ partNumber: 'X', aka: ['QG-6-3'] }, /aka error: “QG-6-3” reads like “QG-63” of gauge\.json/],
  [
    { variants: [{ partNumber: 'QB-1-0LD', stock: 'stock' }] },
    /“QB-1-0LD” reads like “QB-1-OLD” of valve\.json, but for hyphens, spaces or O and 0: give it/,
  ],
])('%j reads like a number of another product', (more, message) => {
  expect(faultsOf({ more })).toEqual([expect.stringMatching(message)])
})

test('two variants of one product may not read alike either, a former spelling may', () => {
  const variant = { stock: 'stock', partNumber: 'QB-15P' }
  const twins = [variant, { ...variant, partNumber: 'QB-15-P' }]
  expect(faultsOf({ valve: { variants: twins, text: '' } })).toEqual([
    expect.stringMatching(/variants error: “QB-15-P” reads like “QB-15P” of valve\.json/),
  ])
  expect(faultsOf({ kit: { aka: ['Q-K15'] } })).toEqual([])
})
