import { describe, expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'

const port = (name: string) => ({ name, kind: 'mating' as const, explain: 'A port.' })
const screws = {
  label: 'Screw',
  values: [
    { code: 'W', label: 'E27' },
    { code: 'N', label: 'E14', attributes: { screw: 'E14', bulbs: 2 } },
  ],
}
const bar = {
  ...lamp(
    'Lamp bar',
    { screw: ['E27'], bulbs: [4], cord: [2] },
    { subFamily: 'Lamp bars', partNumber: 'LB-40-W' },
  ),
  provides: [{ interface: 'E27 port', count: 4 }],
  variants: [
    { partNumber: 'LB-40-W', stock: 'stock' },
    { partNumber: 'LB-40-N', screw: 'E14', stock: 'order', leadDays: 9 },
  ],
  ordering: { pattern: 'LB-40-{screw}', slots: { screw: screws } },
}
const bulb = {
  ...lamp(
    'Round bulb',
    { screw: ['E27'] },
    { family: 'Bulbs', subFamily: 'Bulbs', partNumber: 'LU-60-W' },
  ),
  accepts: [{ interface: 'E27 port', count: 1 }],
  ordering: { pattern: 'LU-60-{screw}', slots: { screw: screws } },
}
const { recommend } = await createAssistant([bar, bulb], {
  attributes: lampAttributes,
  vocabulary: lampVocabulary,
  interfaces: [port('E27 port'), port('E14 port')],
  company: { name: 'Acme', contactPath: '/write-to-us' },
  trade: {
    joints: [
      {
        name: 'Socket',
        interfaces: [
          { name: 'E27 port', traits: { screw: ['E27'] } },
          { name: 'E14 port', traits: { screw: ['E14'] } },
        ],
      },
    ],
    mismatches: { screw: 'The thread jams.' },
  },
})
const ask = (text: string) => recommend([text]).reply.replaceAll('\u00a0', ' ')

describe('a part number is told as itself, not as its series', () => {
  test.each([
    [
      'LU-60-W fits LB-40-W?',
      'Yes: [Round bulb] (LU-60-W) and [Lamp bar] (LB-40-W) mate by the E27 port',
    ],
    [
      'LU-60-N fits LB-40-N?',
      'Yes: [Round bulb] (LU-60-N) and [Lamp bar] (LB-40-N) mate by the E14 port',
    ],
    [
      'LU-60-W fits LB-40-N?',
      'No: [Round bulb] (LU-60-W) and [Lamp bar] (LB-40-N) must not be mated. The one is for the E27 port, the other has the E14 port. The thread jams.',
    ],
    [
      'LB-40-W fits LU-60-N?',
      'No: [Round bulb] (LU-60-N) and [Lamp bar] (LB-40-W) must not be mated. The one is for the E14 port, the other has the E27 port.',
    ],
    ['LU-60-W fits LB-40-N?', 'LU-60-W goes with [Lamp bar] (LB-40-W).'],
  ])('as to what it goes with: %s', (text, said) => expect(ask(text)).toContain(said))

  test.each([
    [
      'which screw and how many bulbs has LB-40-N',
      '[Lamp bar] (LB-40-N): screw E14, bulbs 2 bulbs',
    ],
    [
      'which screw and how many bulbs has LB-40-W',
      '[Lamp bar] (LB-40-W): screw E27, bulbs 4 bulbs',
    ],
  ])('as to its values: %s', (text, said) => expect(ask(text)).toContain(said))
})
