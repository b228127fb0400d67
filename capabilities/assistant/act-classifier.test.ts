import { expect, test } from 'vitest'
import { createActClassifier, likeliestAct, trainActClassifier } from './act-classifier.ts'
import type { Act } from './act.ts'

const example = (act: Act, ...features: string[]) => ({ act, features: new Set(features) })
/** Five of each, for what is seen less often is left out. */
const examples = Array.from({ length: 5 }, () => [
  example('ask', 'w:need', 'first:true'),
  example('quantity', 'w:how', 'w:many'),
  example('company', 'w:price', 'first:true'),
]).flat()

test('a classifier tells what its examples tell', () => {
  const classify = createActClassifier(trainActClassifier(examples))

  expect(likeliestAct(classify(new Set(['w:how', 'w:many', 'w:lamp'])))).toBe('quantity')
  expect(likeliestAct(classify(new Set(['w:price'])))).toBe('company')
})

test('its probabilities add up to one, with features that it never saw as well', () => {
  const guess = createActClassifier(trainActClassifier(examples))(new Set(['w:never']))

  expect(Object.values(guess).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
})

test('the same examples make the same weights', () => {
  expect(trainActClassifier(examples)).toEqual(trainActClassifier(examples))
})

test('what few examples have weighs nothing', () => {
  const weights = trainActClassifier([...examples, example('fit', 'w:rare')])

  expect(weights).not.toHaveProperty('w:rare')
})
