import { expect, test } from 'vitest'
import { faultsOf } from './trade.fixture.ts'

test.each<[object, RegExp]>([
  [{ text: 'Weighs 0.4 kg.' }, /text warning: says “Weighs 0.4 kg”, but weight is 0.31: correct/],
  [{ text: 'Has three ports.' }, /text warning: says “three ports”, but ports is 2/],
  [{ features: ['Bore of 16 mm'] }, /features warning: says “Bore of 16 mm”, but bore is 15/],
  [{ features: ['A 16 mm bore'] }, /features warning: says “16 mm bore”, but bore is 15/],
  [{ features: ['Holds 30 bar at 80 °C'] }, /says “30 bar at”, but pressure is 40: correct/],
  [{ features: ['Opens with 9 N at most'] }, /says “9 N at most”, but force is 8: correct/],
  [{ text: 'Has 1,200 ports.' }, /says “1,200 ports”, but ports is 2/],
])('%j contradicts the record', (valve, message) => {
  expect(faultsOf({ valve })).toEqual([expect.stringMatching(message)])
})

test.each<[string, object]>([
  ['the same figure', { text: 'Weighs 0.31\u00a0kg, with two ports.' }],
  ['a field that speaks of other things', { features: ['Weighs 3 kg with its pump'] }],
  [
    'a variant of that value',
    {
      variants: [{ partNumber: 'QB-15-P', bore: 16, stock: 'stock' }],
      features: ['Bore of 16 mm'],
    },
  ],
  ['one of several figures', { bore: [10, 15], features: ['Bore of 10 mm'] }],
  ['a line that has the own figure, too', { features: ['Bore of 15 mm, or a 20 mm bore'] }],
  [
    'a better figure than the worst',
    { features: ['Holds 50 bar at 20 °C, opens with 7 N at most'] },
  ],
  ['a range', { text: 'Has 2–4 ports.' }],
  ['an attribute that is not stated', { ports: undefined, text: 'Has 9 ports.' }],
])('%s is no contradiction', (_, valve) => {
  expect(faultsOf({ valve })).toEqual([])
})
