import { expect, test } from 'vitest'
import type { Constraint } from '#domain/search/constraint.ts'
import { createWording } from './wording.ts'

const { sayStated } = createWording([{ key: 'color', label: 'Color' }])
const facts = { get: () => ['red', 'daylight'] }
const constraintOn = (color: string, isNegated: boolean): Constraint => ({
  test: { type: 'values', values: new Map([['color', new Set([color])]]) },
  isGuess: false,
  isNegated,
  says: color,
  from: 0,
  to: 0,
})

test('of several values the one that meets a constraint is said', () => {
  expect(sayStated(constraintOn('daylight', false), facts)).toBe('daylight')
})

test('of several values the unwanted one is said', () => {
  expect(sayStated(constraintOn('daylight', true), facts)).toBe('daylight')
})
