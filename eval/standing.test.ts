import { expect, test } from 'vitest'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { parseRequests } from './parse-requests.ts'
import { standing } from './standing.ts'

const records = [
  sampleProduct({ slug: 'small-valve', attributes: { bore: [15] } }),
  sampleProduct({ slug: 'large-valve', attributes: { bore: [50] } }),
  sampleProduct({ slug: 'old-valve' }),
].map((product) => ({ ...product, included: product.slug !== 'old-valve' }))
const asked = (...lines: object[]) =>
  standing(parseRequests(lines.map((line) => JSON.stringify(line)).join('\n'), 'x.jsonl'), records)
const request = { message: 'a valve', accept_any: [], must_not: [], kind: 'constraint' }

test('an expectation that the catalogue bears stands', () => {
  const { search, assistant, stale } = asked(
    { q: 'valve', expect_any: ['small-valve', '/valves'] },
    { ...request, accept_any: ['large-valve'], meets: ['bore >= 40'] },
  )
  expect(search[0]?.expect).toEqual(['small-valve', '/valves'])
  expect(assistant[0]?.accept).toEqual(['large-valve'])
  expect(stale).toEqual([])
})

test('what is off sale, gone or changed is expected no longer, and said', () => {
  const { search, assistant, stale } = asked(
    { q: 'valve', expect_any: ['old-valve', 'small-valve', 'no-valve'] },
    { ...request, accept_any: ['small-valve', 'large-valve'], meets: ['bore >= 40'] },
  )
  expect(search[0]?.expect).toEqual(['small-valve'])
  expect(assistant[0]?.accept).toEqual(['large-valve'])
  expect(stale).toEqual([
    'x.jsonl:1: old-valve is off sale',
    'x.jsonl:1: no-valve is no product',
    'x.jsonl:2: small-valve is not bore >= 40',
  ])
})

test('a request with no product left is left out, one that never had any is not', () => {
  const { search, assistant } = asked(
    { q: 'valve', expect_any: ['old-valve'] },
    { ...request, accept_any: ['old-valve'] },
    { ...request, message: 'a boat', kind: 'none' },
  )
  expect(search).toEqual([])
  expect(assistant.map(({ turns }) => turns)).toEqual([['a boat']])
})

test('what must not be named is a product or a text, and a product that is none is said', () => {
  const must_not = ['old-valve', 'small-valve', 'lost-valve', '$', 'os.rename', 'X-4711']
  const { assistant, stale } = asked({ ...request, must_not })
  expect(assistant[0]).toMatchObject({
    mustNot: ['old-valve', 'small-valve'],
    forbidden: ['$', 'os.rename', 'X-4711'],
  })
  expect(stale).toEqual(['x.jsonl:1: lost-valve is no product'])
})
