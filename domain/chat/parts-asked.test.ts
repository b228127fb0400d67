import { describe, expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'
import { matchProducts } from './bracketed.fixture.ts'

const spare = (name: string, partNumber: string, attributes = {}) =>
  lamp(name, attributes, { family: 'Spares', subFamily: 'Spares', partNumber })
const ring = (count: number) => [{ interface: 'Ring seat', count }]
const products = [
  {
    ...lamp('Hanging lamp', { cord: [5], sockets: [2] }, { partNumber: 'LH-700' }),
    provides: ring(2),
  },
  lamp(
    'Standing lamp',
    { cord: [9], bulbs: [2], depth: [300] },
    { subFamily: 'Standing lamps', partNumber: 'LS-700' },
  ),
  lamp('Lamp rental', { grade: [1] }, { subFamily: 'Lamp rentals', partNumber: 'LV-1' }),
  { ...spare('Round shade', 'LR-100', { diameter: [300] }), accepts: ring(1) },
  {
    ...spare('Wide shade', 'LR-200', { diameter: [600], tightness: ['IP44'] }),
    accepts: ring(1),
    accessories: [
      { partNumber: 'LX-900', relation: 'required' },
      { partNumber: 'LX-950', relation: 'tool' },
    ],
  },
  spare('Deep ring', 'LX-900'),
  spare('Ring key', 'LX-950'),
]
const { recommend } = await createAssistant(products, {
  attributes: lampAttributes,
  vocabulary: {
    ...lampVocabulary,
    words: {
      ...lampVocabulary.words,
      accessory: ['what part are we missing', 'what do we order'],
      fit: ['fit', 'goes into'],
    },
  },
  interfaces: [{ name: 'Ring seat', kind: 'place', explain: '' }],
  company: { name: 'Acme', contactPath: '/write-to-us' },
})
const ask = (text: string) => recommend([text]).reply.replaceAll('\u00a0', ' ')
const named = (text: string) => matchProducts(ask(text), products).map(({ name }) => name)

describe('of two that go together, what they need besides is named', () => {
  test.each(['does LR-200 fit LH-700', 'LR-200 is on our LH-700: what part are we missing?'])(
    '%s',
    (text) => {
      expect(ask(text)).toContain('What they need besides: [Deep ring] (LX-900).')
      expect(ask(text)).not.toContain('Ring key')
    },
  )

  test('nothing is where they need nothing', () => {
    expect(ask('does LR-100 fit LH-700')).toMatch(/^Yes: [^?]*empty\.$/)
  })
})

describe('what goes into a thing that is named does what the thing itself does not', () => {
  test('where no kind is asked for', () => {
    expect(named('we want IP44 that goes into LH-700')).toEqual(['Wide shade'])
  })

  test('what it misses is told, and nothing else is named in its place', () => {
    expect(ask('need a shade of 450 mm diameter for LH-700')).toMatch(
      /nearest and goes with LH-700, but is not stated to meet diameter 450 mm/,
    )
  })
})

describe('nothing is named as the nearest to what no product of the kind states', () => {
  test('the figure is told', () => {
    const reply = ask('need a standing lamp of 30 kg')
    expect(reply).toMatch(/^No standing lamp .* is stated to meet all of this: .*30 kg/)
    expect(reply).toMatch(/misses .*30 kg/)
    expect(reply).not.toContain('[')
  })

  test('of what has hardly a figure it tells the surroundings', () => {
    expect(named('need a lamp rental for a hall of 30 kg')).toEqual(['Lamp rental'])
  })
})
