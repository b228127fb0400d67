import { expect, test } from 'vitest'
import { satisfies } from '../check-constraint.ts'
import { catalogue } from '../../test/e2e/catalogue.ts'
import { allRequests } from './all-requests.ts'

test('there are at least 120 requests, each told from the others', () => {
  expect(allRequests.length).toBeGreaterThanOrEqual(120)
  expect(new Set(allRequests.map(({ id }) => id)).size).toBe(allRequests.length)
  expect(new Set(allRequests.map(({ turns }) => turns.join('\n'))).size).toBe(allRequests.length)
})

test('every expected product is shown and satisfies the constraints written beside it', () => {
  const faults = allRequests.flatMap(({ id, products, constraints }) =>
    products.flatMap((slug) => {
      const product = catalogue.bySlug.get(slug)
      if (!product) return [`${id}: no product ${slug}`]
      return constraints
        .filter((constraint) => !satisfies(product, constraint))
        .map((constraint) => `${id}: ${slug} is not ${constraint}`)
    }),
  )
  expect(faults).toEqual([])
})
