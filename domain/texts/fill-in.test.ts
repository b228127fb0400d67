import { expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'

test('facts take the places that name them', () => {
  expect(fillIn('{name}, {place}, {name}', { name: 'A', place: 'B' })).toBe('A, B, A')
})

test('a place without a fact is an error that names it', () => {
  expect(() => fillIn('Write to {mail}', {})).toThrow('{mail}')
})
