import { expect, test } from 'vitest'
import { products } from '#test/catalogue.ts'
import { createNameSearch } from './name-search.ts'
import { searchByName } from './search.ts'

const search = await createNameSearch(products, async () => {})
const pieces = products.flatMap(({ name, partNumber, aka }) => [
  name,
  name.slice(2, 9),
  partNumber,
  partNumber.replaceAll('-', ''),
  partNumber.slice(0, 4),
  ...aka,
  // A number to order goes on behind its series'.
  `${partNumber}-3M`,
  ...aka.map((name) => `${name}-12`),
])

test('names that were folded ahead are found as those that were not', () => {
  for (const query of [...pieces, '', ' ', 'a', '×', 'zorblax']) {
    const expected = searchByName(products, query)
    expect(search(query).map((at) => products[at])).toEqual(expected)
    expect(search(query, 3).map((at) => products[at])).toEqual(expected.slice(0, 3))
  }
})
