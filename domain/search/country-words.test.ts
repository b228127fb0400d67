import { expect, test } from 'vitest'
import { createCountryWords } from './country-words.ts'
import { languagePacks } from './languages/packs.ts'
import { createStemmer, createTextFolder, tokenize } from './query-text.ts'

const fold = createTextFolder(languagePacks)
const stem = createStemmer(languagePacks)
const wordsOf = (text: string) => tokenize(fold(text)).map(({ text: word }) => stem(word))
const meanings = createCountryWords(languagePacks, wordsOf)
const meantBy = (text: string) => wordsOf(text).map((word) => meanings.get(word)?.join(' '))

test.each([
  ['Deutschland', ['germany']],
  ['México', ['mexico']],
  ['Dänemark', ['denmark']],
  ['Ierland', ['ireland']],
  ['日本', ['japan']],
  ['UK', ['united kingdom']],
])('“%s” is called in the site’s language', (text, meant) => {
  expect(meantBy(text)).toEqual(meant)
})

test('a word of several names means what they share', () => {
  expect(meantBy('Corea')).toEqual(['korea'])
  expect(meantBy('Pays-Bas')).toEqual([wordsOf('Netherlands')[0], wordsOf('Netherlands')[0]])
})

test('a word that one language has for a country and others for something else means nothing', () => {
  expect(meantBy('island')).toEqual([undefined])
  expect(meantBy('de la')).toEqual([undefined, undefined])
  expect(meantBy('cassette splice')).toEqual([undefined, undefined])
})
