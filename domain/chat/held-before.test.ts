import { expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'

const { recommend } = await createAssistant(
  [
    lamp('Hall lamp', { screw: ['E27'], tightness: ['IP20'], cord: [2] }),
    lamp('Yard lamp', { screw: ['E14'], tightness: ['IP65'], cord: [2] }),
    lamp('Court lamp', { screw: ['E14'], tightness: ['IP65'], cord: [9] }),
  ],
  {
    attributes: lampAttributes,
    vocabulary: lampVocabulary,
    interfaces: [],
    company: { name: 'Acme', contactPath: '/write-to-us' },
  },
)

test('what no product has together with what is asked now gives way, and is told', () => {
  const { reply } = recommend(['need a lamp, E27, cord 2 m', 'IP65 please'])
  expect(reply).toMatch(/^\[Yard lamp\]/)
  expect(reply).toMatch(/did not take into account: E27/)
})

test('in one turn nothing gives way', () => {
  expect(recommend(['need a lamp, E27, IP65']).outcome.kind).toBe('nothing')
})
