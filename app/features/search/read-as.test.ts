import { expect, test } from 'vitest'
import { leftOf } from './read-as.tsx'

const shown = 'brass valve 40 bar flanged'

test('nothing is on its way: the text without its words', () => {
  expect(leftOf(shown, shown, 'valve 40 bar flanged')).toBe('valve 40 bar flanged')
})

test('of words that are on their way out none comes back', () => {
  expect(leftOf('valve 40 bar flanged', shown, 'brass valve flanged')).toBe('valve flanged')
})

test('words that are typed meanwhile stay', () => {
  expect(leftOf('valve 60 bar', shown, 'brass valve 40 bar')).toBe('valve 60 bar')
})

test('of a word that stands there twice one goes', () => {
  expect(leftOf('steel valve steel', 'steel valve steel blue', 'valve steel blue')).toBe(
    'valve steel',
  )
})
