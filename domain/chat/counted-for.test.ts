import { expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'

const one = (name: string, partNumber: string, family: string, bulbs?: number) =>
  lamp(name, bulbs ? { bulbs: [bulbs] } : {}, { family, subFamily: family, partNumber })
const arm = { partNumber: 'LA-200', maximum: 3 }
const shade = { partNumber: 'LC-500', maximum: 6 }
const { recommend } = await createAssistant(
  [
    { ...one('Lamp post, tall', 'LP-12', 'Lamp posts', 12), accessories: [arm, shade] },
    one('Lamp post, low', 'LP-2', 'Lamp posts', 2),
    one('Arm, curved', 'LA-200', 'Arms'),
    one('Arm, straight', 'LA-300', 'Arms'),
    one('Paper cover', 'LC-500', 'Covers'),
    one('Ladder', 'LL-1', 'Ladders'),
  ],
  {
    attributes: lampAttributes,
    vocabulary: lampVocabulary,
    interfaces: [],
    company: { name: 'Acme', contactPath: '/write-to-us' },
  },
)
const ask = (...turns: string[]) => recommend(turns).reply.replaceAll('\u00a0', ' ')

const both =
  /^\[Arm, curved\] and \[Paper cover\] go with LP-12\. LP-12 takes LA-200 \(up to 3\) and LC-500 \(up to 6\)\./

test.each([
  ['need a lamp post with 12 bulbs', 'how many arms and covers for all of it?'],
  ['LP-12', 'how many arms and covers for all the bulbs?'],
])('how many of other kinds are asked for after %s: what was named takes them', (...turns) => {
  expect(ask(...turns)).toMatch(both)
})

test('of what it takes none, another is asked for', () => {
  expect(ask('need a lamp post with 12 bulbs', 'how many ladders?')).not.toContain('LP-12')
})
