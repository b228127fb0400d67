import { expect, test } from 'vitest'
import { numbersIn } from './lamp-finder.fixture.ts'

test('a bare figure is of the attribute that alone has that figure, or all of several', () => {
  expect(numbersIn('lamp 1310')).toMatchObject([
    { isGuess: false, bounds: [{ key: 'color', low: 1310, high: 1310 }] },
  ])
  const slashed = numbersIn('lamp 1260/1310/1650')
  expect(slashed.map(({ isGuess, wanted }) => [isGuess, wanted])).toEqual([
    [false, 1260],
    [false, 1310],
    [false, 1650],
  ])
  // 24 is a size as well as a count.
  expect(numbersIn('lamp 24')[0]!.isGuess).toBe(true)
  expect(numbersIn('lamp 50/125')).toEqual([])
})
