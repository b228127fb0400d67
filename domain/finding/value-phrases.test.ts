import { expect, test } from 'vitest'
import { isName } from './value-phrases.ts'

test.each<[string, string, boolean]>([
  ['os2', 'OS2 (G.652.D)', true],
  ['250 um', '250 µm coated', false],
  ['250 um coated', '250 µm coated', true],
  ['sma', 'SMA905 plug', true],
])('%s names %s: %s', (phrase, value, named) => {
  expect(isName(phrase, value.toLowerCase().replace('µ', 'u'), value)).toBe(named)
})
