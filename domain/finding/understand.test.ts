import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const products = [
  ...lamps,
  lamp('Bridge', {}, { family: 'Spares', subFamily: 'Bridges' }),
  lamp('Waiver lamp', {
    tightness: ['IP54', 'IPX5'],
    funds: ['Compliant with waiver', 'Compliant'],
    shade: ['Green glass'],
  }),
]
const finder = await createFinder({
  products,
  definitions: [...lampAttributes, { key: 'funds' }, { key: 'shade' }],
  vocabulary: {
    ...lampVocabulary,
    values: { funds: { waiver: ['Compliant with waiver'] } },
  },
})
const read = (text: string) => finder.read(text).understanding
const says = (list: readonly { says: string }[]) => list.map((one) => one.says)
const namesOf = (members: ReadonlySet<number>) => [...members].map((id) => products[id]!.name)

describe('the kind that is wanted is told from what is only mentioned', () => {
  test.each<[string, string[], string[]]>([
    ['a cabinet for lamps', ['cabinet'], ['lamps']],
    ['a cabinet with dimmers', ['cabinet'], ['dimmers']],
    ['dimmer into a lamp', ['dimmer'], ['lamp']],
    ['for our wall lamp, I need a dimmer', ['dimmer'], ['wall lamp']],
    ['I have a lamp and need a dimmer', ['dimmer'], ['lamp']],
    ['which dimmer fits a wall lamp', ['dimmer'], ['wall lamp']],
    ['lamps', ['lamps'], []],
    ['dimmer or lamp', ['dimmer', 'lamp'], []],
    ['dimmers and shade covers', ['dimmers', 'shade covers'], []],
    ['something for the wall lamp', [], ['wall lamp']],
  ])('%s', (text, kinds, mentioned) => {
    const understood = read(text)
    expect(says(understood.kinds)).toEqual(kinds)
    expect(says(understood.mentioned)).toEqual(mentioned)
  })

  test('two kinds side by side are what both say', () => {
    const [kind, ...others] = read('wall lamp lamp').kinds
    expect(others).toEqual([])
    expect(namesOf(kind!.members)).toEqual(['Wall lamp, 2 bulbs', 'Wall lamp, 12 bulbs'])
  })

  test('and where nothing is both, the last names the thing', () => {
    expect(namesOf(read('lamp dimmer').kinds[0]!.members)).toEqual(['Dimmer'])
  })

  test('a kind is found with a slip, in the plural, and in another language', () => {
    for (const text of ['dimer', 'Dimmers', 'DIMMER', 'dimmmer'])
      expect(namesOf(read(text).kinds[0]?.members ?? new Set())).toEqual(['Dimmer'])
    expect(namesOf(read('灯').kinds[0]!.members)).toContain('Wall lamp, 2 bulbs')
  })
})

describe('what is excluded', () => {
  test.each<[string, string[]]>([
    ['lamp, not E27', ['not E27']],
    ['lamp without E27', ['not E27']],
    ['lamp, not E27 or E14', ['not E27', 'not E14']],
    ['lamp, neither LC, no E27, please', ['LC', 'not E27']],
    ['lamp, no Bayonet, E27', ['not Bayonet', 'E27']],
    ['lamp without leaning on the waiver', ['not Compliant with waiver']],
  ])('%s', (text, expected) => {
    const { requirements } = read(text)
    expect(says(requirements).toSorted()).toEqual(expected.toSorted())
    for (const { says: said, not } of requirements) expect(not).toBe(said.startsWith('not '))
  })

  test('a kind may be excluded', () => {
    const { kinds, excluded } = read('lamp, no cabinet')
    expect(says(kinds)).toEqual(['lamp'])
    expect(says(excluded)).toEqual(['cabinet'])
  })

  test('ends with its sentence', () => {
    const { requirements } = read('No Bayonet. E27 is fine')
    expect(says(requirements)).toEqual(['not Bayonet', 'E27'])
  })
})

describe('values', () => {
  const valuesOf = (text: string) =>
    read(text).requirements.flatMap(({ test: asked }) =>
      asked.type === 'values'
        ? [[...asked.values].map(([key, set]) => `${key}: ${[...set].toSorted().join('|')}`)]
        : [],
    )

  test('joined by “or”, either will do', () => {
    expect(valuesOf('lamp with E27 or E14')).toEqual([['screw: E14|E27']])
    expect(says(read('lamp with E27 or E14').requirements)).toEqual(['E27 or E14'])
  })

  test('side by side or joined by “and”, each is asked for', () => {
    expect(valuesOf('lamp, E27, IP65')).toEqual([['screw: E27'], ['tightness: IP65']])
    expect(valuesOf('E27 and E14')).toEqual([['screw: E27'], ['screw: E14']])
  })

  test('a code “or better” takes the larger of its kind, and no other', () => {
    expect(valuesOf('lamp, IP65 or better')).toEqual([['tightness: IP65|IP68']])
    expect(valuesOf('lamp, IP54 or more')).toEqual([['tightness: IP54|IP65|IP68']])
    expect(valuesOf('lamp, IPX5 or better')).toEqual([['tightness: IPX5']])
    expect(says(read('lamp, IP65 or better').requirements)).toEqual(['IP65 or better'])
  })

  test('a word that is only a piece of a value is a guess', () => {
    expect(read('E27').requirements).toMatchObject([{ isGuess: false }])
    expect(read('glass lamp').requirements).toMatchObject([{ isGuess: true }])
  })

  test('said twice, of what is wanted and of what is not, is sure', () => {
    const [depth, ...others] = read('dimmer, 40 mm deep, for lamps 40 mm deep').requirements
    expect(others).toEqual([])
    expect(depth).toMatchObject({ isGuess: false })
  })

  test('said twice is asked once', () => {
    expect(valuesOf('E27 lamp with E27')).toEqual([['screw: E27']])
    expect(says(read('12 bulbs, cord 5 m, 12 bulbs').requirements)).toHaveLength(2)
  })

  test('what is said of a thing that is only mentioned is a guess at what is wanted', () => {
    const [own, others] = read('dimmer IP20 for E27 lamps').requirements
    expect(own).toMatchObject({ says: 'IP20', isGuess: false })
    expect(others).toMatchObject({ says: 'E27', isGuess: true })
  })
})

describe('what was not understood is told', () => {
  test.each<[string, string[]]>([
    ['a lamp', []],
    ['a lamp with zorblax', ['zorblax']],
    ['zorblax, Quux and zorblax', ['zorblax', 'quux']],
    ['lamp of green glass', []],
    ['constructor lamp __proto__', ['constructor', 'proto']],
  ])('%s', (text, expected) => {
    expect(read(text).unknown).toEqual(expected)
  })
})

describe('what the question is about', () => {
  test.each([
    ['what is hum?', 'wantsMeaning'],
    ['data sheet of the dimmer', 'wantsDocument'],
    ['the dimmer fits a lamp', 'wantsFit'],
    ['compare dimmer and lamp', 'wantsComparison'],
    ['make it E27', 'corrects'],
  ] as const)('%s', (text, asks) => {
    const all = [
      'wantsMeaning',
      'wantsDocument',
      'wantsFit',
      'wantsComparison',
      'corrects',
    ] as const
    const understood = read(text)
    expect(all.filter((one) => understood[one])).toEqual([asks])
  })

  test('names the attributes without a figure', () => {
    expect(read('what is hum?').nouns).toEqual(['hum'])
    expect(read('how thick and deep').nouns).toEqual(['diameter', 'depth'])
  })
})

test('of more than anybody asks at once, the rest is told as not taken into account', () => {
  const figures = Array.from({ length: 40 }, (_, i) => `cord ${i + 1} m`)
  const { requirements, unknown } = read(figures.join(', '))
  expect(requirements).toHaveLength(32)
  expect(unknown.map((one) => one.replaceAll('\u00a0', ' '))).toEqual(
    figures.slice(32).map((one) => one.replace('cord', 'cord length')),
  )
})

test('all that carries meaning is left for the full text, each word once', () => {
  expect(read('I need the E27 lamp, lamp for zorblax').words).toEqual(['e27', 'lamp', 'zorblax'])
})

test('a text without words asks for nothing', () => {
  for (const text of ['', ' ', '?!', '...', '()'])
    expect(read(text)).toMatchObject({ kinds: [], requirements: [], words: [], unknown: [] })
})
