import { expect, test } from 'vitest'
import { ruleFaults } from './check-trade-rules.ts'
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

const rules = [
  {
    field: 'ports',
    wrongWith: ({ ports }: Record<string, unknown>) =>
      Number(ports) % 2 ? `${Number(ports)} is odd: count both of each pair` : undefined,
  },
]

test('a rule of the company warns of what it finds, in the file and the field', () => {
  expect(ruleFaults({ file: 'a.json', data: { ports: 3 } }, rules)).toEqual([
    {
      file: 'a.json',
      field: 'ports',
      severity: 'warning',
      kind: 'content',
      message: '3 is odd: count both of each pair',
    },
  ])
  expect(ruleFaults({ file: 'a.json', data: { ports: 4 } }, rules)).toEqual([])
})
