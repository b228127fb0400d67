import { expect, test } from 'vitest'
import { inSentence } from './in-sentence.ts'

test.each([
  ['Insertion loss', 'insertion loss'],
  ['Operating Temperature', 'operating temperature'],
  ['PDL', 'PDL'],
  ['BEAD/BABA', 'BEAD/BABA'],
  ['IP67 seal', 'IP67 seal'],
  ['Made in the U.S.', 'made in the U.S.'],
])('“%s” reads “%s” within a sentence', (label, said) => {
  expect(inSentence(label)).toBe(said)
})
