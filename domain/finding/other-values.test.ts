import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lampVocabulary } from './lamps.fixture.ts'

const of = (name: string, screw: string, subFamily: string, cord = 3) =>
  lamp(name, { screw: [screw], cord: [cord] }, { subFamily })
const { find } = await createFinder({
  products: [
    of('Bayonet wall lamp', 'Bayonet', 'Wall lamps'),
    of('Clip wall lamp', 'Clip', 'Wall lamps'),
    of('Magnet wall lamp', 'Magnet', 'Wall lamps', 10),
    of('Small pole lamp', 'Bayonet', 'Pole lamps'),
    of('Large pole lamp', 'Clip', 'Pole lamps', 10),
  ],
  definitions: lampAttributes,
  vocabulary: lampVocabulary,
})
const namesOf = (text: string) =>
  find(text)
    .results.filter(({ fits }) => fits)
    .map(({ product }) => product.name)
    .toSorted()

const both = ['Bayonet wall lamp', 'Clip wall lamp']

describe('of two values before a kind, neither makes a name of it', () => {
  test.each<[string, string[]]>([
    ['bayonet or clip wall lamp', both],
    ['clip or bayonet wall lamp', both],
    ['I need a clip or bayonet wall lamp', both],
    ['which bayonet or clip wall lamps?', both],
    ['magnet or bayonet wall lamp', ['Bayonet wall lamp', 'Magnet wall lamp']],
    ['bayonet or magnet wall lamp', ['Bayonet wall lamp', 'Magnet wall lamp']],
    ['bayonet or magnet wall lamp, 10 m', ['Magnet wall lamp']],
    ['bayonet or clip pole lamp', ['Large pole lamp', 'Small pole lamp']],
  ])('%s', (text, expected) => {
    expect(namesOf(text)).toEqual(expected)
  })
})

describe('a name alone is one, and what is denied is denied by it', () => {
  test.each<[string, string[]]>([
    ['Clip wall lamp', ['Clip wall lamp']],
    ['Bayonet wall lamp or clip wall lamp', both],
    ['wall lamp but no bayonet wall lamp', ['Clip wall lamp', 'Magnet wall lamp']],
    ['wall lamp but no bayonet or clip wall lamp', ['Magnet wall lamp']],
  ])('%s', (text, expected) => {
    expect(namesOf(text)).toEqual(expected)
  })
})
