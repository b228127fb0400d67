import { expect, test } from 'vitest'
import { createFinder } from '../find.ts'
import { lamp, lampAttributes, lampVocabulary } from '../lamps.fixture.ts'
import { words } from './english-words.ts'

const finder = await createFinder({
  products: [
    lamp('Wall lamp', { bulbs: [2] }, { subFamily: 'Wall lamps' }),
    lamp('Dimmer', {}, { subFamily: 'Dimmers' }),
  ],
  definitions: lampAttributes,
  vocabulary: { ...lampVocabulary, words },
})
const excluded = (text: string) =>
  finder.read(text).understanding.excluded.map(({ says }) => says.toLowerCase())

test.each([
  ['wall lamp, dont need a dimmer', ['dimmer']],
  ["wall lamp, I don't want a dimmer", ['dimmer']],
  ['wall lamp without dimmer', ['dimmer']],
  ['wall lamp, dimmer not accepted', ['dimmer']],
  ['wall lamp; a dimmer is not wanted', ['dimmer']],
  ['wall lamp, dimmers ruled out', ['dimmers']],
  // Asks for one.
  ["don't you sell a dimmer?", []],
  ["isn't there a dimmer for 2 bulbs?", []],
  // What somebody else cannot do with it leaves nothing out.
  ["wall lamp, locked so children can't get at the dimmer", []],
])('%s', (text, expected) => expect(excluded(text)).toEqual(expected))
