import { expect, test } from 'vitest'
import { createFieldSearch } from './field-search.ts'
import { sampleProduct } from './products.fixture.ts'

const products = ['Gauge gland', 'Seat kit', 'Seat gland'].map((name, i) =>
  sampleProduct({ name, partNumber: `QB-${i}5` }),
)

test.each([0, 1, 2, 3, 100])(
  'finds the same, searched after %i looks at what else waits',
  async (looks) => {
    const search = createFieldSearch(products, [])
    const found = () => [search.holding(['gland']), search.numbered('qb15')]
    let done = 0
    let between: unknown
    await search.prepare(async () => {
      if (++done === looks) between = found()
    })
    const wanted = [[true, false, true], [1]]
    if (between) expect(between).toEqual(wanted)
    expect(found()).toEqual(wanted)
  },
)

test('of nothing nothing is found', async () => {
  const search = createFieldSearch([], [])
  expect([...search.holding(['gland'])]).toEqual([])
  await search.prepare(async () => undefined)
  expect([...search.numbered('qb')]).toEqual([])
})
