import { expect, test } from 'vitest'
import { faultsOf, soundValve } from './trade.fixture.ts'

test.each<[object, RegExp]>([
  [{ width: 61 }, /size error: its width is 60, but width is 61: write the same in both/],
  [{ height: { max: 43 } }, /size error: its height is 43.6, but height is 43/],
  [{ size: { width: '60' } }, /size error: its width is "60": write a number above 0/],
  [{ cableEntries: 5 }, /entries error: their number is 6, but cableEntries is 5: write the same/],
  [
    { cableDiameter: [16, 18] },
    /entries error: the largest maxDiameter is 25, but cableDiameter is/,
  ],
  [
    { entries: [{ ...soundValve.entries[0], shape: 'square' }] },
    /entries error: entry 1: its shape is "square": write one of round, oval/,
  ],
])('%j is told of once, with what to write', (valve, message) => {
  const faults = faultsOf({ valve }).filter((fault) => !/ (?:width|height) error/.test(fault))
  expect(faults).toEqual([expect.stringMatching(message)])
})

test('what a record states in one place only contradicts nothing', () => {
  expect(faultsOf({ valve: { size: undefined, entries: undefined } })).toEqual([])
  expect(faultsOf({ valve: { width: undefined, cableDiameter: undefined } })).toEqual([])
})

test.each([[60], [[5, 60, '7']], [{ min: 1, typ: 60, max: 70 }], [{ max: 60 }], ['5'], [null]])(
  'a width of %j, as an attribute, agrees with one of 60',
  (width) => {
    expect(faultsOf({ valve: { width } }).filter((fault) => fault.includes('size'))).toEqual([])
  },
)
