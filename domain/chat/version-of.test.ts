import { describe, expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'
import { matchProducts } from './bracketed.fixture.ts'

const shade = (name: string, attributes: Parameters<typeof lamp>[1], more = {}) =>
  lamp(name, attributes, { family: 'Shades', subFamily: 'Shades', ...more })
const products = [
  shade('Round shade', { diameter: [90], depth: [300] }, { partNumber: 'LS-100', rank: 1 }),
  shade('Flat shade', { diameter: [300], depth: [90], screw: ['E14'] }, { partNumber: 'LS-200' }),
  {
    ...shade('Ribbed shade', { screw: ['E27'], tightness: ['IP20'] }, { partNumber: 'LS-300' }),
    variants: [
      { partNumber: 'LS-300-B', screw: 'Bayonet', stock: 'stock' },
      { partNumber: 'LS-300-W', tightness: 'IP65', stock: 'order' },
    ],
  },
  {
    ...shade('Paper shade', { diameter: [400], screw: ['E14'] }, { partNumber: 'LS-4-40-N' }),
    ordering: {
      pattern: 'LS-4-{size}-{coat}',
      slots: {
        size: { values: [{ code: '40' }, { code: '55', attributes: { diameter: 550 } }] },
        coat: {
          values: [{ code: 'N' }, { code: 'W', attributes: { tightness: 'IP44', screw: null } }],
        },
      },
    },
  },
  {
    ...shade('Glass shade', { screw: ['GU10'], tightness: ['IP20'] }, { partNumber: 'LS-5-A-1M' }),
    ordering: {
      pattern: 'LS-5-{tightness}-{cord}',
      slots: {
        tightness: {
          values: [
            { code: 'A', label: 'IP20' },
            { code: 'B', label: 'IP44' },
          ],
        },
        cord: { label: 'Cord', unit: 'm', min: 1, max: 9, step: 1 },
      },
    },
  },
]
const { recommend } = await createAssistant(products, {
  attributes: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    words: { ...lampVocabulary.words, demand: ['tiniest', 'solely'] },
  },
  interfaces: [],
  company: { name: 'Acme', contactPath: '/write-to-us' },
})
const ask = (text: string) => recommend([text]).reply.replaceAll('\u00a0', ' ')
const named = (text: string) => matchProducts(ask(text), products).map(({ name }) => name)

describe('what a version alone does', () => {
  test.each([
    ['a shade with Bayonet', '[Ribbed shade] (as LS-300-B: screw Bayonet) meets'],
    ['shade, IP65', '[Ribbed shade] (as LS-300-W: tightness IP65) meets'],
    ['a shade for E27', '[Ribbed shade] (screw E27) meets'],
    ['a shade, 550 mm diameter', '[Paper shade] (as LS-4-55-N: diameter 550 mm) meets'],
    [
      'shade of 550 mm diameter, IP44',
      '[Paper shade] (as LS-4-55-W: diameter 550 mm, tightness IP44) meets',
    ],
    ['shade of 400 mm diameter', '[Paper shade] (diameter 400 mm) meets'],
    ['shade of GU10, IP44', '[Glass shade] (as LS-5-B-1M: '],
  ])('is said of its number, with its own record: %s', (text, said) =>
    expect(ask(text)).toContain(said),
  )
})

describe('a plain size is of the first measure that a product states', () => {
  test('where one has it so', () => expect(named('shade 300 mm')).toEqual(['Flat shade']))

  test('a choice that leaves a value open does not have it', () => {
    expect(ask('shade, 550 mm diameter, IP44, E14')).not.toContain('meets what you asked for')
  })

  test('unless a word says of which', () => {
    expect(named('shade, 300 mm deep')).toEqual(['Round shade'])
  })
})

describe('nothing is said to be free of what its record does not speak of', () => {
  test('a word that nobody knows was not checked', () => {
    expect(ask('a shade of IP20, not wicker')).toMatch(/nearest.*could not check: no wicker/)
  })

  test('nor was a value of what is not recorded', () => {
    expect(ask('a shade of 90 mm diameter, not E27')).toMatch(/nearest.*could not check: not E27/)
  })

  test('what is recorded otherwise is', () => {
    expect(ask('a shade, not E27, 300 mm diameter')).toMatch(/meets what you asked for: .*not E27/)
  })
})

test.each(['the tiniest shade of E27', 'solely E27 shade'])(
  'what cannot be checked is said to be left out: %s',
  (text) => {
    expect(ask(text)).toMatch(/did not take into account: (?:tiniest|solely)\./)
    expect(ask(text)).not.toMatch(/meets what you asked for/)
  },
)
