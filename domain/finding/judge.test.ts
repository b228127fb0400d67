import { expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { products } from '#test/catalogue.ts'
import { createColumns } from './columns.ts'
import { createFinder } from './find.ts'
import { judgeAll, verdictOf } from './judge.ts'
import { variationOf } from './product-text.ts'
import type { Requirement } from './requirement.ts'
import { verify } from './verify.ts'

const pause = async () => {}
const defined = new Set(attributes.map(({ key }) => key))
const { columns } = await createColumns({ products, defined, pause })
const facts = products.map((product) => new Map(variationOf(product, defined).stated))
const finder = await createFinder({ products, definitions: attributes, vocabulary, pause })

test('a column says of each product what its record says', () => {
  for (const [key, { lists, at }] of columns) {
    products.forEach((_, id) => expect(lists[at[id]!]).toEqual(facts[id]!.get(key) ?? []))
  }
})

test('a list that many state lies in its column once', () => {
  const { lists, at } = columns.values().find(({ lists: all }) => all.length > 3)!
  expect(new Set(lists.map((values) => JSON.stringify(values))).size).toBe(lists.length)
  expect(lists.length).toBeLessThan(at.length)
})

/** What is read of texts, and the same asked in other ways. */
const asked = products
  .flatMap(({ name, text }) => finder.read(`${name} ${text}`).understanding.requirements)
  .flatMap((one): Requirement[] => [
    one,
    { ...one, not: true },
    ...(one.test.type === 'number' ? [{ ...one, test: { ...one.test, isFirst: true } }] : []),
  ])

const all = products.map((_, id) => id)

test.each([
  ['all products at once are', undefined, all],
  ['each third is, by itself,', all.filter((id) => id % 3 === 0), undefined],
  ['one of them is', [products.length - 1], undefined],
])('%s judged as one by one', (_, ids, read = [...ids!]) => {
  expect(asked.length).toBeGreaterThan(30)
  for (const requirement of asked) {
    const codes = judgeAll(columns, requirement, products.length, ids)
    read.forEach((id) => {
      const { result, distance } = verify(facts[id]!, requirement)
      const judged = verdictOf(codes[id]!)
      expect(judged.result).toBe(result)
      expect(judged.distance).toBeCloseTo(distance, 9)
    })
  }
})
