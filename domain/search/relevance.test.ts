import { expect, test } from 'vitest'
import type { Constraint } from './constraint.ts'
import type { Verdict } from './constraint-verifier.ts'
import { relevanceOf, type Features } from './relevance.ts'

const plain = { story: 0, text: 0.5, coverage: 0.5, nameCoverage: 0, number: 0, checks: [] }
const scoreOf = (features: Partial<Features>) =>
  relevanceOf({ ...plain, isOfKind: false, isPartner: false, ...features })
const checked = (result: Verdict['result'], distance = 0, isGuess = false) =>
  scoreOf({ checks: [{ result, distance, constraint: { isGuess } as Constraint }] })

test('a constraint that is met raises a product, and one that is missed lowers it', () => {
  expect(checked('met')).toBeGreaterThan(scoreOf({}))
  expect(checked('unstated')).toBeLessThan(scoreOf({}))
  expect(checked('missed')).toBeLessThan(checked('unstated'))
})

test('the farther a value lies from what was asked, the less it is worth, and more than a miss', () => {
  expect(checked('met', 1)).toBeLessThan(checked('met'))
  expect(checked('met', 99)).toBeGreaterThan(checked('missed'))
})

test('a constraint that may have meant something else changes less', () => {
  expect(checked('met', 0, true)).toBeLessThan(checked('met'))
  expect(checked('missed', 1, true)).toBeGreaterThan(checked('missed', 1))
})

test('a kind raises a product less in a story than in a few words', () => {
  const gain = (story: number) => scoreOf({ story, isOfKind: true }) - scoreOf({ story })
  expect(gain(0)).toBeGreaterThan(gain(0.5))
  expect(gain(0.5)).toBeGreaterThan(gain(1))
})

test('a part number goes before all words', () => {
  const words = { text: 1, coverage: 1, nameCoverage: 1, isOfKind: true, isPartner: true }
  expect(scoreOf({ number: 1, text: 0, coverage: 0 })).toBeGreaterThan(scoreOf(words))
})
