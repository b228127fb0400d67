import { expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'

const { recommend } = await createAssistant(
  [
    lamp('Harbor lamp', { bulbs: [2], screw: ['E27'] }, { text: 'Shines on a quay in any storm.' }),
    lamp('Garden lamp', { bulbs: [1], screw: ['E14'] }, { text: 'Stands in a bed.' }),
  ],
  {
    attributes: lampAttributes,
    vocabulary: lampVocabulary,
    interfaces: [],
    company: { name: 'Acme', contactPath: '/write-to-us' },
  },
)
const outcome = (...turns: string[]) => recommend(turns).outcome.kind

test.each([
  'which champion won the village lamp throwing contest yesterday?',
  'my grandmother sang a lullaby about some lamp, how did it rhyme?',
])('a word of the trade alone asks for nothing of ours: %s', (text) => {
  expect(recommend([text]).outcome).toEqual({ kind: 'refusal', reason: 'off-topic' })
})

test.each([
  ['its texts hold more of it', 'lamp that shines on the quay through hurricanes and typhoons'],
  ['a figure is asked for', 'champion wants some village lamp throwing 2 bulbs'],
  ['a value is asked for', 'champion wants some village lamp throwing E27'],
  ['nothing else is said', 'a lamp please'],
])('but where %s, it does', (_, text) => {
  expect(outcome(text)).toBe('products')
})

test.each(['grandmother loves whistling lullabies', 'weather tomorrow?'])(
  'a later turn that asks nothing of what was answered does not repeat it: %s',
  (text) => {
    const outcomeOf = (...turns: string[]) => recommend(turns).outcome
    const offTopic = { kind: 'refusal', reason: 'off-topic' }
    expect(outcomeOf('harbor lamp for a quay', text)).toEqual(offTopic)
    expect(outcomeOf('harbor lamp for a quay', text, text)).toEqual(offTopic)
    expect(recommend(['harbor lamp for a quay', text, 'E27'])).toEqual(
      recommend(['harbor lamp for a quay', 'E27']),
    )
  },
)

test.each([
  ['its texts speak of it', 'storm?'],
  ['a value is asked for', 'grandmother loves E27'],
  ['a kind is', 'a lamp that grandmother loves'],
  ['a document is', 'the data sheet for grandmother'],
  ['nothing is said', 'please'],
])('but where %s, it is of what was asked before', (_, text) => {
  const { outcome: later } = recommend(['harbor lamp for a quay', text])
  expect(later.kind).not.toBe('refusal')
})
