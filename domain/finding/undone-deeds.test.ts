import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lampVocabulary } from './lamps.fixture.ts'

const products = [
  lamp('Wired lamp', { screw: ['Open ends'], bulbs: [2] }, { subFamily: 'Ceiling lamps' }),
  lamp('Ready lamp', { screw: ['E27'], bulbs: [2] }, { subFamily: 'Ceiling lamps' }),
]
const finder = await createFinder({
  products,
  definitions: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    words: {
      ...lampVocabulary.words,
      not: ['not', 'no', 'without', 'nobody', 'don t'],
      ask: ['need', 'want'],
    },
    deeds: {
      behind: ['can', 'we', 'not'],
      infinitive: ['to'],
      doing: { ending: 'ing', behind: ['is'] },
      needs: {
        solder: { screw: ['Open ends'] },
        soldering: { screw: ['Open ends'] },
      },
    },
  },
})
const fitting = (text: string) =>
  finder.find(text).results.flatMap(({ fits, product }) => (fits ? product.name : []))

describe('what nobody is to do leaves out what needs it done', () => {
  test.each([
    'ceiling lamp, nobody here can solder',
    'ceiling lamp without soldering',
    'need a ceiling lamp, we do not want to solder',
    "ceiling lamp. I don't want my crew soldering up there",
  ])('%s', (text) => expect(fitting(text)).toEqual(['Ready lamp']))
})

test.each([
  ['what is done is no denial', 'ceiling lamp, we solder'],
  ['nor does one of the clause before reach it', 'ceiling lamp, not E14. We can solder'],
  ['nor of a thing that is called so', 'ceiling lamp, no solder'],
])('%s', (_, text) => expect(fitting(text)).toContain('Wired lamp'))

test('what is denied is said, and nobody else is left out', () => {
  const { requirements, excluded } = finder.read(
    'ceiling lamp, nobody here can solder',
  ).understanding
  expect(requirements.map(({ says }) => says)).toEqual(['no solder'])
  expect(excluded).toEqual([])
})
