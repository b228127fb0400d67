import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { createFieldSearch } from './field-search.ts'
import { sampleProduct } from './products.fixture.ts'
import { fold, queryWords } from './search.ts'

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

test('of any products those are found of which a field holds each word, as looking into each tells', () => {
  const few = fc.constantFrom('Patch panel', 'patch', '1×8 splitter', 'a\nb', '', 'LC–SC')
  const text = fc.oneof(few, anyText())
  const products = fc.array(fc.record({ name: text, text, aka: fc.array(text, { maxLength: 3 }) }))
  fc.assert(
    fc.property(products, fc.oneof(few, anyText()), (records, query) => {
      const all = records.map((record) => sampleProduct({ ...record, partNumber: 'VX' }))
      const words = queryWords(query)
      const found = createFieldSearch(all, []).holding(words)
      for (const [i, { name, text, aka, family, subFamily, slug }] of all.entries()) {
        const fields = [name, text, ...aka, 'VX', family, subFamily, slug].map(fold)
        const bares = aka.map((one) => fold(one).replace(/[^\p{L}\p{M}\d]/gu, ''))
        const holds = (word: string) => [...fields, ...bares].some((one) => one.includes(word))
        expect(found[i], JSON.stringify([all[i], query])).toBe(words.every(holds))
      }
    }),
  )
})

test('a phrase stands in one field, and not over the end of one', () => {
  const panel = sampleProduct({ name: 'Patch panel', text: 'For racks' })
  const { holding } = createFieldSearch([panel], [])
  expect(holding(['patch panel'])).toEqual([true])
  expect(holding(['panel for'])).toEqual([false])
})

test('each product is found by its own values, equal ones or not', () => {
  const same = [2, 3]
  const products = [same, same, [2, 3], [4]].map((ports) =>
    sampleProduct({ attributes: { ports } }),
  )
  const { holding } = createFieldSearch(products, [{ key: 'ports', unit: 'ports' }])
  expect(holding(['3'])).toEqual([true, true, true, false])
  expect(holding(['4'])).toEqual([false, false, false, true])
})
