import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const lead = (name: string, diameter: number, cord: number[]) =>
  lamp(name, { diameter: [diameter], cord, screw: ['LC'] }, { family: 'Leads', subFamily: 'Leads' })
const finder = await createFinder({
  products: [
    ...lamps,
    lead('Thin lead', 2, [0.5, 1, 2, 3, 5]),
    lead('Long lead', 4, [10, 20, 30]),
    lead('Thick lead', 8, [50, 100, 150]),
  ],
  definitions: lampAttributes,
  vocabulary: { ...lampVocabulary, orLonger: ['cord'] },
})
const saysOf = (text: string) =>
  finder
    .read(text)
    .understanding.requirements.filter(({ isGuess }) => !isGuess)
    .map(({ says }) => says.replaceAll('\u00a0', ' '))

describe('a figure in a small unit is the length of what is that long, and not that thick', () => {
  test.each<[string, string[]]>([
    ['lead 300 cm', ['cord length 300 cm']],
    ['a 300 cm lead', ['cord length 300 cm']],
    ['50 cm LC lead', ['cord length 50 cm', 'LC']],
    ['lead, 3000 mm', ['cord length 3000 mm']],
    ['120 inch lead', ['cord length 120 inch']],
    ['lead, 36"', ['cord length 36 in']],
    ['lead of at least 200 cm', ['cord length 200 cm or more']],
    ['lead under 250 cm', ['cord length 250 cm or less']],
    ['lead, 100 to 300 cm', ['cord length 1 to 3 m']],
    ['lead between 100 cm and 300 cm', ['cord length 1 to 3 m']],
  ])('%s', (text, expected) => {
    expect(saysOf(text)).toEqual(expected)
  })
})

describe('but not of what is that large', () => {
  test.each<[string, string[]]>([
    ['lead, 2 mm', ['2 mm']],
    ['4 mm lead', ['4 mm']],
    ['lead, 2 mm, 3 m', ['2 mm', 'cord length 3 m']],
    ['lead, 300 cm, 2 mm', ['cord length 300 cm', '2 mm']],
    ['wall lamp, 400 mm', ['400 mm']],
    ['wall lamp, 300 mm deep', ['depth 300 mm']],
    ['lead, 500 mm thick', ['diameter 500 mm']],
    ['shade cover, 30 cm', ['30 cm']],
    ['shade cover 2 m above the floor', ['cord length 2 m']],
    ['something of 300 cm', ['300 cm']],
  ])('%s', (text, expected) => {
    expect(saysOf(text)).toEqual(expected)
  })
})

describe('a length of meters and feet is one, however it is written', () => {
  test.each<[string, string]>([
    ['lead, 3m', 'cord length 3 m'],
    ['lead, 3 mtr', 'cord length 3 mtr'],
    ['lead, 3 mtrs', 'cord length 3 mtrs'],
    ['lead, 3mtr', 'cord length 3 mtr'],
    ['lead, 3 mts', 'cord length 3 mts'],
    ['lead, 3 meter', 'cord length 3 meter'],
    ['3-meter lead', 'cord length 3 meter'],
    ['lead, 10ft', 'cord length 10 ft'],
    ['10-foot lead', 'cord length 10 foot'],
    ["lead, 10'", 'cord length 10 ft'],
    ['lead, 10’', 'cord length 10 ft'],
    ['lead, 10′', 'cord length 10 ft'],
  ])('%s', (text, expected) => {
    expect(saysOf(text)).toEqual([expected])
  })
})

test('what is as long as was asked comes first, and nothing else is found', () => {
  const fits = finder.find('lead 300 cm').results.filter(({ fits: isFit }) => isFit)
  expect(fits.map(({ product }) => product.name)).toEqual(['Thin lead'])
})
