import { describe, expect, test } from 'vitest'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { toCard } from './card.ts'

describe('the card of a product whose family nobody described', () => {
  test('states values and not its place, in whatever order its fields come', () => {
    const own = {
      thickness: ['3 mm'],
      productFamily: ['Mirrors'],
      subFamily: ['Flat'],
      coating: ['Gold'],
    }
    const card = toCard(sampleProduct({ family: 'Mirrors', attributes: own }))
    expect(card.facts).toEqual(['3 mm', 'Gold'])
  })

  const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']
  test.each(inherited)('states its values, also where the family is called %s', (family) => {
    const card = toCard(sampleProduct({ family, attributes: { color: ['Blue'] } }))
    expect(card).toMatchObject({ place: family })
    expect(Array.isArray(card.facts)).toBe(true)
  })
})
