import { expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const { find } = await createFinder({
  products: lamps,
  definitions: lampAttributes,
  vocabulary: lampVocabulary,
})
const asked = (text: string) =>
  find(text).understanding.requirements.map(({ says, not }) => [
    says.replaceAll('\u00a0', ' '),
    not,
  ])

test('a figure behind a denial is not wanted', () => {
  expect(asked('wall lamp, 12 bulbs, not the 2 bulbs')).toEqual([
    ['12 bulbs or more', false],
    ['not 2 bulbs', true],
  ])
})

test('what is denied need not be stated, and what states it is out', () => {
  const [first] = find('wall lamp, not 200 mm deep').results
  expect(first).toMatchObject({ product: { name: 'Wall lamp, 12 bulbs' }, fits: true })
})

test('a bound that is denied is turned round, as it was', () => {
  expect(asked('wall lamp, no more than 2 bulbs')).toEqual([['2 bulbs or less', false]])
})
