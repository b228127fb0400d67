import { expect, test } from 'vitest'
import { leftOf } from './left-of.ts'

const shown = '1U panel 144 LC ports BABA'

test('nothing is on its way: the text without its words', () => {
  expect(leftOf(shown, shown, 'panel 144 LC ports BABA')).toBe('panel 144 LC ports BABA')
})

test('of words that are on their way out none comes back', () => {
  expect(leftOf('panel 144 LC ports BABA', shown, '1U panel BABA')).toBe('panel BABA')
})

test('words that are typed meanwhile stay', () => {
  expect(leftOf('panel 96 LC ports', shown, '1U panel 144 LC ports')).toBe('panel 96 LC ports')
})

test('of a word that stands there twice one goes', () => {
  expect(leftOf('LC panel LC', 'LC panel LC blue', 'panel LC blue')).toBe('panel LC')
})
