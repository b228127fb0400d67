import { expect, test } from 'vitest'
import { longestWord } from './compare-table.tsx'

test('the longest word of all texts is told in letters', () => {
  expect(longestWord(['Art', 'Zulässige Betriebstemperatur'])).toBe('Betriebstemperatur'.length)
})

test('hyphens and slashes part words, and a blank that holds does not', () => {
  expect(longestWord(['QB-25/QB-250'])).toBe(3)
  expect(longestWord(['1.000\u00a0kg'])).toBe(8)
})

test('what nobody wants in one piece counts as the widest column alone', () => {
  expect(longestWord(['a'.repeat(500)])).toBe(24)
  expect(longestWord([])).toBe(0)
})
