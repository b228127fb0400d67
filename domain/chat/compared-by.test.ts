import { describe, expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'

const of = (name: string, partNumber: string, load: number[], more = {}) =>
  lamp(name, { ...(load.length > 0 && { load }), screw: ['E27'], ...more }, { partNumber })
const { recommend } = await createAssistant(
  [
    of('Ship lamp, iron', 'LS-100-01', [9], { bulbs: [2] }),
    of('Ship lamp, tin', 'LS-200-02', [4], { bulbs: [3] }),
    of('Barn lamp, tin', 'LB-300-03', [4], { bulbs: [4] }),
    of('Barn lamp, iron', 'LB-400-04', [], { bulbs: [5] }),
  ],
  {
    attributes: lampAttributes,
    vocabulary: {
      ...lampVocabulary,
      nouns: { ...lampVocabulary.nouns, load: ['weighs'] },
      comparatives: {
        lighter: { end: 'less', of: ['load'] },
        more: { end: 'more' },
        less: { end: 'less' },
      },
      superlatives: { heaviest: { end: 'most', of: ['load'] } },
      words: { ...lampVocabulary.words, ask: ['need', 'which'] },
    },
    interfaces: [],
    company: { name: 'Acme', contactPath: '/write-to-us' },
  },
)
const reply = (...turns: string[]) => recommend(turns).reply.replaceAll('\u00a0', ' ')

describe('which of two has less or more of something is said outright', () => {
  const lighter = /^Lighter: LS-200-02, load 4 kg against 9 kg \(LS-100-01\)\. /
  test.each<[string[], RegExp]>([
    [['which is lighter, LS-100-01 or LS-200-02'], lighter],
    [['which one is lighter LS-100-01 or LS-200-02?'], lighter],
    [['LS-100-01 or LS-200-02', 'which is lighter'], lighter],
    [['LS-100-01 or LS-200-02', 'which weighs less?'], /^Weighs less: LS-200-02, load 4 kg/],
    [['LS-100-01 or LS-200-02', 'which has more bulbs?'], /^More bulbs: LS-200-02, bulbs 3 /],
    [['LS-100-01 versus LS-200-02, the heaviest?'], /^Heaviest: LS-100-01, load 9 kg against 4 kg/],
    [['need an E27 ship lamp', 'which is lighter?'], lighter],
  ])('%j', (turns, expected) => {
    expect(reply(...turns)).toMatch(expected)
  })

  test('first, and first of what differs', () => {
    expect(reply('LS-100-01 or LS-200-02', 'which is lighter')).toMatch(
      /differ in: Load: 9 kg \/ 4 kg; Bulbs: /,
    )
  })
})

test('of two, by how much, and the unit that is asked for is no strange word', () => {
  const text = reply('LS-100-01 or LS-200-02', 'which is lighter, by kg?')
  expect(text).toMatch(/\(LS-100-01\)\. The difference is 5 kg\. /)
  expect(text).not.toMatch(/take into account.*kg/)
  expect(reply('which is lighter, LS-100-01, LS-200-02 or LB-300-03')).not.toMatch(/difference/)
})

test('of several that have as little, each is named', () => {
  expect(reply('which is lighter, LS-100-01, LS-200-02 or LB-300-03')).toMatch(
    /^Lighter: LS-200-02 and LB-300-03, load 4 kg against 9 kg \(LS-100-01\)\. /,
  )
})

test('what is the same of both is said so', () => {
  expect(reply('which is lighter, LS-200-02 or LB-300-03')).toMatch(/^The load is the same: 4 kg\./)
})

test('where one record leaves it open, neither is called lighter', () => {
  const text = reply('which is lighter, LS-200-02 or LB-400-04')
  expect(text).not.toMatch(/lighter/i)
  expect(text).toMatch(/differ in: Load: 4 kg \/ not stated/)
})

test('what is asked for anew is no question about them', () => {
  expect(recommend(['need an E27 ship lamp', 'and lighter?']).outcome.kind).not.toBe('comparison')
})

describe('what was asked for of those that are compared', () => {
  test('stands first where it differs, and is told where it is the same', () => {
    expect(reply('compare LS-200-02 and LB-300-03, screw and bulbs')).toMatch(
      /differ in: Bulbs: 3 .*\/ 4 .*\. The catalog states of each: screw E27\./,
    )
  })

  test('is told alone where its label is said', () => {
    const text = reply('LS-100-01 versus LB-300-03, load?')
    expect(text).toMatch(/differ in: Load: 9 kg \/ 4 kg\.$/)
    expect(reply('compare LS-200-02 and LB-300-03, load and screw')).toMatch(
      /\(LB-300-03\)\. The catalog states of each: load 4 kg, screw E27\.$/,
    )
  })

  test('is named where nobody knows it', () => {
    expect(reply('compare LS-200-02 and LB-300-03, qwertz')).toContain(': qwertz.')
  })
})
