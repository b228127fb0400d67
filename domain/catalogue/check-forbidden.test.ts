import { expect, test } from 'vitest'
import { faultsOf } from './trade.fixture.ts'

test('a text and a rating that exclude each other are told of where the text stands', () => {
  const valve = { rating: 'Nonsparking', features: ['With a steel lever'] }
  expect(faultsOf({ valve })).toEqual([
    'valve.json features error: “steel lever” (features) and “Nonsparking” (rating): a steel lever sparks: write “Ordinary”',
  ])
  expect(faultsOf({ valve: { ...valve, rating: 'Ordinary' } })).toEqual([])
  expect(faultsOf({ valve: { rating: ['Nonsparking'] } })).toEqual([])
  expect(faultsOf({ kit: { ...valve, features: [], product: 'Steel lever kit' } })).toEqual([
    expect.stringMatching(/^kit\.json product error: “Steel lever” \(product\) and “Nonsparking”/),
  ])
})

test('two values that exclude each other are told of once', () => {
  expect(faultsOf({ kit: { seal: ['Flat', 'Conical'], fitting: 'Flush' } })).toEqual([
    expect.stringMatching(
      /^kit\.json seal error: “Conical” \(seal\) and “Flush” \(fitting\): a cone/,
    ),
  ])
})
