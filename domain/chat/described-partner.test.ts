import { describe, expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'
import { matchProducts } from './bracketed.fixture.ts'

const post = (name: string, partNumber: string, attributes: Parameters<typeof lamp>[1]) =>
  lamp(name, attributes, { family: 'Posts', subFamily: 'Lamp posts', partNumber })
const holding = (count: number) => ({ provides: [{ interface: 'Arm rail', count }] })
const goesOn = { accepts: [{ interface: 'Arm rail', count: 1 }] }
const arm = (name: string, partNumber: string, attributes = {}) => ({
  ...lamp(name, attributes, { family: 'Arms', subFamily: 'Arms', partNumber }),
})
const products = [
  { ...post('Low lamp post', 'LP-100', { bulbs: [2], tightness: ['IP65'] }), ...holding(1) },
  {
    ...post('Tall lamp post', 'LP-200', { bulbs: [12], tightness: ['IP20'] }),
    accessories: [{ partNumber: 'LA-300-R' }],
  },
  arm('Arm, plain', 'LA-100', { load: [5] }),
  { ...arm('Arm, curved', 'LA-200', { load: [9] }), ...goesOn },
  {
    ...arm('Arm, heavy', 'LA-300', { load: [30] }),
    variants: [{ partNumber: 'LA-300-R', stock: 'stock' }],
  },
]
const { recommend } = await createAssistant(products, {
  attributes: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    nouns: { ...lampVocabulary.nouns, load: ['carries'] },
    units: { ...lampVocabulary.units, kg: ['load'] },
  },
  interfaces: [],
  company: { name: 'Acme', contactPath: '/write-to-us' },
})
const ask = (text: string) => recommend([text]).reply.replaceAll('\u00a0', ' ')
const named = (text: string) => matchProducts(ask(text), products).map(({ name }) => name)

describe('what is said of a thing that is only described is no demand on what goes with it', () => {
  test.each([
    ['which arm do I need for a lamp post with 2 bulbs and IP65', 'Arm, curved'],
    ['I need an arm for the IP65 lamp post', 'Arm, curved'],
    ['there is a lamp post with 12 bulbs. Which arm goes on it?', 'Arm, heavy'],
  ])('%s', (text, name) => expect(named(text)).toEqual([name]))

  test('it is told which of the described is meant, and what of it was met', () => {
    expect(ask('I need an arm for the IP65 lamp post')).toContain('goes with LP-100 (IP65)')
  })

  test('what is asked of the part itself still is', () => {
    expect(ask('I need an arm of 20 kg for a lamp post of IP65')).not.toContain('goes with')
  })

  test('a part that is named by the number of one of its versions is known', () => {
    expect(ask('need an arm for the lamp post with 12 bulbs')).toContain('goes with LP-200')
  })
})
