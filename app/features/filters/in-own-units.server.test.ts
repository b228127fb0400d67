import { expect, test } from 'vitest'
import { inOwnUnits } from './in-own-units.server.ts'

const facets = [
  {
    key: 'depth',
    figures: { kind: 'number', unit: 'mm', usUnit: 'in', from: 0, to: 600 } as const,
  },
  { key: 'body' },
]

test('what a form sends is read in the unit that it brings, all else stays', () => {
  const sent = new URLSearchParams('depth.low=10+cm&depth.high=12+in&body=Brass&depth=400')
  expect(String(inOwnUnits(sent, facets))).toBe('depth.low=100&depth.high=305&body=Brass&depth=400')
  const plain = new URLSearchParams('depth.low=10&depth.high=12+V&body.low=3+in')
  expect(String(inOwnUnits(plain, facets))).toBe(String(plain))
})
