import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from '#domain/catalogue/edit-distance.ts'
import { createNearKeys } from './near-keys.ts'

const pause = async () => {}
const key = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), maxLength: 9 })

test('what is near is what a comparison with each key finds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(key, { maxLength: 40 }),
      key,
      fc.integer({ min: 1, max: 2 }),
      async (keys, asked, allowed) => {
        const distances = keys.map((one) =>
          editDistance(
            one.length > asked.length + allowed ? one.slice(0, asked.length) : one,
            asked,
            allowed,
          ),
        )
        const least = Math.min(...distances)
        const expected = distances.flatMap((distance, at) =>
          distance <= allowed && distance === least ? [at] : [],
        )
        const near = await createNearKeys(keys, pause)
        expect(near(asked, allowed)).toEqual(expected)
      },
    ),
    { numRuns: 500 },
  )
})

test('keys lie in the order in which they were given', async () => {
  const near = await createNearKeys(['zz-9', 'ab-1', 'ab-2'], pause)
  expect(near('ab-3', 1)).toEqual([1, 2])
})
