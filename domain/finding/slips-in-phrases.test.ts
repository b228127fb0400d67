import { expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'
import { createSpelling } from './spelling.ts'

const finder = await createFinder({
  products: [...lamps, lamp('Lamp post', {}, { subFamily: 'Lamp posts' })],
  definitions: [...lampAttributes, { key: 'returnLoss', label: 'Return loss', unit: 'dB' }],
  vocabulary: lampVocabulary,
})
const read = (text: string) => finder.read(text).understanding

test.each([
  ['retun loss of the lamp', ['returnLoss']],
  ['retrn loss', ['returnLoss']],
  ['retun of the lamp', []],
])('“%s” names an attribute by the words that stand together', (text, nouns) => {
  expect(read(text).nouns).toEqual(nouns)
})

test('a kind of two words is read with a slip in its short one', () => {
  expect(read('need a wall lmap').kinds.map(({ says }) => says)).toEqual(['wall lamp'])
})

test('what is near to a word is none that is right, known or a slip of another', () => {
  const { near } = createSpelling(new Set(['return', 'valve']), (word) => word === 'returns')
  expect(near('retun')).toEqual(['return'])
  expect(['return', 'returns', 'vavle', 'ret', 'etun'].flatMap(near)).toEqual([])
})
