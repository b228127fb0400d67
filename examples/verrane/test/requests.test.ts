import { expect, test } from 'vitest'
import { satisfies } from '../../../eval/check-constraint.ts'
import { catalogue } from '#test/catalogue.ts'
import { allRequests } from '../eval/all-requests.ts'

test('there are at least 120 requests, each told from the others', () => {
  expect(allRequests.length).toBeGreaterThanOrEqual(120)
  expect(new Set(allRequests.map(({ id }) => id)).size).toBe(allRequests.length)
  expect(new Set(allRequests.map(({ turns }) => turns.join('\n'))).size).toBe(allRequests.length)
})

test('every expected product is shown', () => {
  const slugs = allRequests.flatMap(({ products }) => products)
  expect(slugs.filter((slug) => !catalogue.bySlug.has(slug))).toEqual([])
})

test('every constraint can be read, and speaks of a value that some product states', () => {
  const constraints = new Set(allRequests.flatMap(({ constraints }) => constraints))
  const keys = new Set(catalogue.products.flatMap(({ attributes }) => Object.keys(attributes)))
  const [product] = catalogue.products
  for (const constraint of constraints) {
    expect(() => satisfies(product!, constraint)).not.toThrow()
    const [named = ''] = constraint.split(' ')
    for (const key of named.split('|')) {
      expect(keys.has(key) || keys.has(`${key}Range`), constraint).toBe(true)
    }
  }
})
