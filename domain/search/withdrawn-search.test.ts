import { expect, test } from 'vitest'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { createWithdrawnSearch } from './withdrawn-search.ts'

const old = sampleProduct({ name: 'Old box, 4 ports', partNumber: 'WB1-4SC-U' }) as Product
const find = await createWithdrawnSearch([old], () => Promise.resolve())

test('a withdrawn product is found by its number, in one piece or several, and by its name', () => {
  for (const text of ['WB1-4SC-U', 'wb14scu', 'wb1 4sc u', 'WB1-4SC', 'old box, 4 ports'])
    expect(find(text)).toBe(old)
  expect(find('replacement for WB1-4SC-U')).toBe(old)
})

test('and not by words, nor where a listed product has the number', () => {
  expect(find('box')).toBeUndefined()
  expect(find('WB1-4SC', [{ match: 'piece', partNumber: 'WB1-4SC-A' }])).toBeUndefined()
  expect(find('WB1-4SC-U', [{ match: 'exact', partNumber: 'WB1-4SC-U' }])).toBeUndefined()
})
