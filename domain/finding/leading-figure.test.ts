import { expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lampVocabulary } from './lamps.fixture.ts'

const words = lampVocabulary.words!
const finder = await createFinder({
  products: [
    lamp('Wall lamp', { temperature: ['-20 to 60 °C'] }, { subFamily: 'Wall lamps' }),
    lamp('Desk lamp', { temperature: ['0 to 60 °C'] }, { subFamily: 'Desk lamps' }),
  ],
  definitions: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    units: { ...lampVocabulary.units, '°C': ['temperature'] },
    words: {
      ...words,
      mention: [...words.mention!, 'at'],
      stop: words.stop!.filter((word) => word !== 'at'),
    },
  },
})
const kindsOf = (text: string) =>
  finder.read(text).understanding.kinds.map(({ says }) => says.replaceAll('\u00a0', ' '))

test.each(['wall lamp works at -20 °C', 'works at -20 °C wall lamp', 'at 40 °C wall lamp'])(
  'a figure behind “at” leaves the kind what is asked for: %s',
  (text) => expect(kindsOf(text)).toEqual(['wall lamp']),
)

test('what stands at a thing is asked for', () => {
  expect(kindsOf('desk lamp at the wall lamp')).toEqual(['desk lamp'])
})
