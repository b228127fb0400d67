import { expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'

const { recommend } = await createAssistant(
  [
    lamp('Shaft lamp', {
      bulbs: [2],
      screw: ['E27'],
      tightness: ['IP65'],
      diameter: [90],
      depth: [200],
      mounting: ['Shaft'],
    }),
    lamp('Other lamp', { bulbs: [1], diameter: [30], depth: [40], mounting: ['Desk'] }),
  ],
  {
    attributes: [...lampAttributes, { key: 'mounting' }],
    vocabulary: lampVocabulary,
    interfaces: [],
    company: { name: 'Acme', contactPath: '/write-to-us' },
  },
)
const reply = (text: string) => recommend([text]).reply.replaceAll('\u00a0', ' ')

test('a size that no word says what it is of cannot be checked, where all else is met', () => {
  expect(reply('need a lamp with 2 bulbs, E27, for a 450 mm shaft')).toMatch(
    /^\[Shaft lamp\].*could not check: 450 mm/,
  )
})

test.each([
  ['it is said of the thing', 'need a lamp with 2 bulbs, E27, 450 mm across'],
  ['a word says of what', 'need a lamp with 2 bulbs, E27, depth 450 mm'],
  ['it is a limit', 'need a lamp with 2 bulbs, E27, at most 20 mm'],
  ['little else is met', 'need a lamp with 2 bulbs, 450 mm'],
])('but where %s, nothing is named', (_, text) => {
  expect(recommend([text]).outcome.kind).toBe('nothing')
})

test('one word of the language that it does not meet is told, where much else is met', () => {
  expect(reply('need a lamp with 2 bulbs, E27, IP65, on the desk')).toMatch(
    /^\[Shaft lamp\].*not stated to meet Desk/,
  )
  expect(recommend(['need a lamp with 2 bulbs, E27, on the desk']).outcome.kind).toBe('nothing')
})
