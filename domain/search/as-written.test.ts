import { expect, test } from 'vitest'
import { asWritten } from './as-written.ts'

test.each([
  ['grun, lampe', ['ein Prüfgerät mit GRÜN und Lampe'], 'grün, lampe'],
  ['prufgerate', ['gruen', 'Prüfgeräte von 2 kg'], 'prüfgeräte'],
  ['resume', ['my resume'], 'resume'],
  ['valve', [], 'valve'],
])('%s of %j is said as %s', (words, texts, said) => {
  expect(asWritten(words, texts)).toBe(said)
})
