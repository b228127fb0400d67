import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lampVocabulary } from './lamps.fixture.ts'

const of = (name: string, material: string, subFamily: string, bulbs = 1) =>
  lamp(name, { material: [material], bulbs: [bulbs] }, { subFamily })
const products = [
  of('Steel wall lamp, 1 bulb', 'Steel', 'Steel lamps'),
  of('Steel lamp array, 12 bulbs', 'Steel', 'Lamp arrays', 12),
  of('Steel pole lamp', 'Steel', 'Pole lamps', 2),
  of('Brass lamp, 1 bulb', 'Brass', 'Brass lamps'),
  of('Brass pole lamp', 'Brass', 'Pole lamps', 2),
  lamp('Steel shade', { material: ['Steel'] }, { family: 'Spares', subFamily: 'Shades' }),
]
const definitions = [...lampAttributes, { key: 'material', label: 'Material' }]
const kinds = [{ said: ['lamp'], types: ['Lamps'] }]
const { find } = await createFinder({
  products,
  definitions,
  vocabulary: { ...lampVocabulary, kinds, madeOf: ['material'] },
})
const namesOf = (text: string) =>
  find(text)
    .results.filter(({ fits }) => fits)
    .map(({ product }) => product.name.split(',')[0]!)
    .toSorted()

const steel = ['Steel lamp array', 'Steel pole lamp', 'Steel wall lamp']

describe('a thing of a material is each that is made of it, whatever its type is called', () => {
  test.each<[string, string[]]>([
    ['steel lamp', steel],
    ['Steel lamps', steel],
    ['we need a steel lamp', steel],
    ['which steel lamps do you have?', steel],
    ['brass lamp', ['Brass lamp', 'Brass pole lamp']],
    ['steel lamp with 12 bulbs', ['Steel lamp array']],
    ['steel lamp, at least 2 bulbs', ['Steel lamp array', 'Steel pole lamp']],
    ['lamps but no steel lamps', ['Brass lamp', 'Brass pole lamp']],
  ])('%s', (text, expected) => {
    expect(namesOf(text)).toEqual(expected)
  })
})

describe('but a longer name is as narrow as it was', () => {
  test.each<[string, string[]]>([
    ['steel wall lamp', ['Steel wall lamp']],
    ['steel lamp array', ['Steel lamp array']],
    ['steel pole lamp', ['Steel pole lamp']],
    ['pole lamp', ['Brass pole lamp', 'Steel pole lamp']],
    ['steel shade', ['Steel shade']],
  ])('%s', (text, expected) => {
    expect(namesOf(text)).toEqual(expected)
  })
})

test('a company that does not say what its things are made of keeps its types', async () => {
  const own = await createFinder({
    products,
    definitions,
    vocabulary: { ...lampVocabulary, kinds },
  })
  const fits = own.find('brass lamp').results.filter((one) => one.fits)
  expect(fits.map(({ product }) => product.name)).toEqual(['Brass lamp, 1 bulb'])
})
