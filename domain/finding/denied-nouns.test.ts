import { expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const products = [
  ...lamps,
  lamp('Bare lamp', { bulbs: [3], screw: ['None'] }, { subFamily: 'Wall lamps', rank: 9 }),
  lamp('Dimmered lamp', { bulbs: [3], screw: ['E14'] }, { subFamily: 'Wall lamps', rank: 10 }),
]
const { find } = await createFinder({
  products,
  definitions: lampAttributes,
  vocabulary: lampVocabulary,
})
const fitting = (text: string) =>
  find(text)
    .results.filter(({ fits }) => fits)
    .map(({ product }) => product.name)

test('without a thing is what records that it has none, or states nothing of it', () => {
  expect(fitting('wall lamp without screw')).toEqual(['Bare lamp'])
})

test('without one of its values is without that one alone', () => {
  expect(fitting('wall lamp without E27 screw')).toEqual(
    expect.arrayContaining(['Wall lamp, 12 bulbs', 'Bare lamp']),
  )
  expect(fitting('wall lamp without E27 screw')).not.toContain('Wall lamp, 2 bulbs')
})

test('one of a thing names it, and asks for no count', () => {
  const { requirements } = find('wall lamp with one bulb').understanding
  expect(requirements.filter(({ isGuess }) => !isGuess)).toEqual([])
})

test('without a kind is without what is called by it', () => {
  expect(fitting('wall lamp with 3 bulbs')).toContain('Dimmered lamp')
  expect(fitting('wall lamp with 3 bulbs, no dimmer')).not.toContain('Dimmered lamp')
  expect(fitting('wall lamp with 3 bulbs, no dimmer')).toContain('Bare lamp')
})
