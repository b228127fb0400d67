import { expect, test } from 'vitest'
import type { Site } from '#app/context.ts'
import { productsAddress } from './products-address.ts'

test('a catalogue of 2,000 products is read, one of more is not', () => {
  const addressOf = (length: number) =>
    productsAddress({
      catalogue: { products: { length } } as Site['catalogue'],
      attributeKeys: new Set(['ours']),
      database: {} as Site['database'],
    })
  expect(addressOf(0)).toEqual({ extraKeys: ['ours'] })
  expect(addressOf(2000)).toBeDefined()
  expect(addressOf(2001)).toBeUndefined()
})
