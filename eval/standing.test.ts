import { expect, test } from 'vitest'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { answerable, unanswerable } from './request.ts'
import { standing } from './standing.ts'

const products = [
  sampleProduct({ slug: 'small', attributes: { bore: [15] } }),
  sampleProduct({ slug: 'large', attributes: { bore: [50] } }),
]

test('an expectation that the catalogue bears stands', () => {
  const requests = answerable('plain', [['a wide valve', 'large', 'bore >= 40']])
  expect(standing(requests, products)).toEqual({ requests, stale: [] })
})

test('a product whose value has changed, or that is gone, is expected no longer', () => {
  const rows = answerable('plain', [['a wide valve', 'large small gone', 'bore >= 40']])
  const { requests, stale } = standing(rows, products)
  expect(requests.map((request) => request.products)).toEqual([['large']])
  expect(stale).toEqual(['plain-1: small is not bore >= 40', 'plain-1: no product gone'])
})

test('a request with no product left is left out, one that never had any is not', () => {
  const rows = answerable('plain', [['a wide valve', 'small', 'bore >= 40']])
  const vague = unanswerable('vague', 'question', ['hello'])
  expect(standing([...rows, ...vague], products).requests).toEqual(vague)
})
