import { expect, test } from 'vitest'
import { createWordForms } from './word-forms.ts'

const { isPlural, spell } = createWordForms([
  { name: 'Wall clamp, 12 bulbs', subFamily: 'Lens holder', aka: ['chassis'] },
])

test.each([
  ['clamps', true],
  ['holders', true],
  ['clamp', false],
  // They end as plurals do.
  ['chassis', false],
  ['lens', false],
  // Nobody is known to call anything so.
  ['brackets', false],
])('“%s” is the plural of a name: %s', (word, expected) => {
  expect(isPlural(word)).toBe(expected)
})

test('a word that was corrected is spelled as the records write it', () => {
  expect(['chassi', 'clamp', 'bracket'].map(spell)).toEqual(['chassis', 'clamp', 'bracket'])
})
