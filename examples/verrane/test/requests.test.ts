import { expect, test } from 'vitest'
import { products } from '#test/catalogue.ts'
import { loadRequests, records } from '../../../eval/records.ts'
import { standing } from '../../../eval/standing.ts'

const { search, assistant } = loadRequests()

test('there are at least 120 requests to the search and 300 to the assistant, by several hands', () => {
  expect(search.length).toBeGreaterThanOrEqual(120)
  expect(assistant.length).toBeGreaterThanOrEqual(300)
  expect(new Set(assistant.map(({ author }) => author)).size).toBeGreaterThan(3)
})

test('no author asks the same twice', () => {
  const asked = [
    ...search.map(({ author, query }) => `${author} ${query}`),
    ...assistant.map(({ author, turns }) => `${author} ${turns.join('\n')}`),
  ]
  expect(asked.filter((one, i) => asked.indexOf(one) < i)).toEqual([])
})

test('no request names a product that never was', () => {
  const { stale } = standing({ search, assistant }, records)
  expect(stale.filter((one) => one.endsWith('is no product'))).toEqual([])
})

test('every constraint speaks of a value that some product states', () => {
  const keys = new Set(products.flatMap(({ attributes }) => Object.keys(attributes)))
  const constraints = new Set(assistant.flatMap(({ meets }) => meets))
  const fields = [...constraints].flatMap((one) => one.split(' ')[0]!.split('|'))
  expect(fields.length).toBeGreaterThan(50)
  expect(fields.filter((key) => !keys.has(key) && !keys.has(`${key}Range`))).toEqual([])
})
