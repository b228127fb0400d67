import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lampVocabulary } from './lamps.fixture.ts'

const of = (name: string, screw: string, subFamily: string, cord = 3) =>
  lamp(name, { screw: [screw], cord: [cord] }, { subFamily })
const { find, read } = await createFinder({
  products: [
    of('Bayonet wall lamp', 'Bayonet', 'Wall lamps'),
    of('Clip wall lamp', 'Clip', 'Wall lamps'),
    of('Magnet wall lamp', 'Magnet', 'Wall lamps', 10),
    of('Small pole lamp', 'Bayonet', 'Pole lamps'),
    of('Large pole lamp', 'Clip', 'Pole lamps', 10),
    lamp('Tight case', { tightness: ['IP65'] }, { subFamily: 'Cases' }),
    lamp('Tighter case', { tightness: ['IP68'] }, { subFamily: 'Cases' }),
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

describe('what is said of one thing or of another, is one of both', () => {
  const saysOf = (text: string) =>
    read(text).understanding.requirements.map(({ says }) => says.replaceAll('\u00a0', ' '))
  test.each<[string, string[]]>([
    ['bayonet lamp or clip lamp', ['Bayonet or Clip']],
    ['bayonet lamp or clip', ['Bayonet or Clip']],
    ['bayonet IP65 lamp or clip IP65 lamp', ['Bayonet or Clip', 'IP65']],
    ['bayonet IP65 lamp or clip IP68 lamp', ['Bayonet or Clip', 'IP65 or IP68']],
    ['bayonet lamp or an IP65 lamp', ['Bayonet', 'IP65']],
    ['bayonet lamp, 3 m or more, IP65', ['cord length 3 m or more', 'Bayonet', 'IP65']],
    ['a bayonet lamp or a clip lamp', ['Bayonet or Clip']],
    ['no bayonet lamp or clip lamp', ['not Bayonet', 'not Clip']],
    ['bayonet lamp and clip lamp', ['Bayonet', 'Clip']],
  ])('%s', (text, expected) => {
    expect(saysOf(text)).toEqual(expected)
  })
})
