import { expect, test, vi } from 'vitest'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { createPartNumbers } from './part-number-finder.ts'

const compared = vi.hoisted((): string[] => [])
vi.mock('./near-keys.ts', async (original) => {
  const { createNearKeys } = await original<typeof import('./near-keys.ts')>()
  return {
    createNearKeys: async (...given: Parameters<typeof createNearKeys>) => {
      const near = await createNearKeys(...given)
      return (...asked: Parameters<typeof near>) => {
        compared.push(asked[0])
        return near(...asked)
      }
    },
  }
})

test('a long list of numbers is searched for slips in its first ones alone', async () => {
  const gauge = sampleProduct({ name: 'Gauge', partNumber: 'VGA-100-144-LC' })
  const { findIn } = await createPartNumbers([gauge], async () => {})
  const wrong = Array.from({ length: 300 }, (_, i) => `VGA-9${i}-X`)
  expect(findIn(wrong.join(' '))).toEqual([])
  expect(compared).toHaveLength(12)
})
