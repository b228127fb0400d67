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
    expect(card.facts).toEqual([
      ['Thickness', '3 mm'],
      ['Coating', 'Gold'],
    ])
  })

  const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']
  test.each(inherited)('states its values, also where the family is called %s', (family) => {
    const card = toCard(sampleProduct({ family, attributes: { color: ['Blue'] } }))
    expect(card).toMatchObject({ place: family })
    expect(Array.isArray(card.facts)).toBe(true)
  })
})

test('a card states the number of a measure that counts, and an interval whole', () => {
  const attributes = {
    pressure: [{ min: 16, typ: 20, basis: 'cold' }],
    operatingTemperature: [{ min: -40, max: 75 }],
    torque: [{ max: 8, at: '20 °C' }],
  }
  const card = toCard(sampleProduct({ family: 'Unheard of', attributes }))
  expect(card.facts).toEqual([
    ['Pressure, max', '16\u00a0bar'],
    ['Operating temperature', '−40 to 75\u00a0°C'],
    ['Torque', '8'],
  ])
})

test('a card has the part number, and no unit that its label counts in', () => {
  const attributes = { ports: [2], length: [1] }
  const card = toCard(sampleProduct({ family: 'Unheard of', partNumber: 'Q-2', attributes }))
  expect(card.number).toBe('Q-2')
  expect(card.facts).toEqual([
    ['Ports', '2'],
    ['Length', '1\u00a0mm'],
  ])
})
