import { describe, expect, test } from 'vitest'
import { demandsOf, fits, lampSearch } from './lamps-search.fixture.ts'

const first = (text: string) => lampSearch.find(text).matches[0]!.product.partNumber
const resultsOf = (text: string, partNumber: string) =>
  lampSearch
    .find(text)
    .matches.find(({ product }) => product.partNumber === partNumber)!
    .checks.map(({ result }) => result)

describe('a figure with words around it', () => {
  test.each([
    ['wall lamp with at least 4 bulbs', '4 bulbs or more', ['LW-200-12']],
    ['wall lamp, not below 4 bulbs', '4 bulbs or more', ['LW-200-12']],
    ['lamp with 5+ bulbs', '5 bulbs or more', ['LW-200-12']],
    ['lamp <= 4 bulbs', '4 bulbs or less', ['LW-200-02', 'LF-500']],
    ['at most 3 bulbs, wall lamp', '3 bulbs or less', ['LW-200-02']],
    ['wall lamp that does not have over 3 bulbs', '3 bulbs or less', ['LW-200-02']],
    ['lamp between 3 and 8 bulbs', '3 to 8 bulbs', ['LF-500']],
    ['lamp 3-8 bulbs', '3 to 8 bulbs', ['LF-500']],
    ['lamp with exactly 4 bulbs', '4 bulbs', ['LF-500']],
    ['a dozen bulbs lamp', '12 bulbs or more', ['LW-200-12']],
    ['wall lamp no deeper than 7 in', 'depth 7 in or less', ['LW-200-02']],
    ['lamp thinner than 16 mm', 'diameter 16 mm or less', ['LW-200-02']],
    ['wall lamp, hum 0.4 dB or better', 'hum 0.4 dB or less', ['LW-200-02']],
    ['dimmer, 15 dB damping or better', 'damping 15 dB or more', ['LD-100-20']],
    // In the visitor's unit.
    ['wall lamp with 100 ft cord', 'cord length 100 ft', ['LW-200-12']],
    ['wall lamp with a cord of hundred feet', 'cord length 100 ft', ['LW-200-12']],
    ['lamp at -10 °F', 'temperature −10 °F', ['LW-200-02']],
    ['wall lamp under 7 lb', 'weight 7 lb or less', ['LW-200-02']],
    ['wall lamp, depth 15 cm', 'depth 15 cm or less', ['LW-200-02']],
  ])('of “%s” is read as %s', (text, says, found) => {
    expect(demandsOf(text)).toEqual([says])
    expect(fits(text).toSorted()).toEqual(found.toSorted())
  })

  test('of another unit leaves the attribute before it a question', () => {
    expect(lampSearch.parse('hum at -10 °C').attributes).toEqual(['hum'])
    expect(lampSearch.parse('hum at 0.4 dB').attributes).toEqual([])
  })

  test('alone is the most of a weight, the least of a count, and the size of a diameter', () => {
    expect(demandsOf('wall lamp 3 kg')).toEqual(['weight 3 kg or less'])
    expect(demandsOf('12 bulb lamp')).toEqual(['12 bulbs or more'])
    expect(demandsOf('lamp, diameter 14 mm')).toEqual(['diameter 14 mm'])
    expect(demandsOf('24 Edison lamp')).toEqual(['24 sockets or more', 'edison'])
  })

  test('counts what the kind before it has, and is no temperature beside one', () => {
    expect(demandsOf('wall lamp, 12 -40 °C')).toEqual(['12 bulbs or more', 'temperature −40 °C'])
    expect(demandsOf('by the 12, wall lamps')).toEqual([])
  })

  test('of pieces to buy demands nothing of a product, and is no word of one', () => {
    const { quantities, constraints, words } = lampSearch.parse('20 pcs wall lamp')
    expect(quantities).toMatchObject([{ number: 20 }])
    expect(constraints).toEqual([])
    expect(words).toEqual(['wall', 'lamp'])
  })
})

test('a value is not wanted behind a negation, and may be either of two', () => {
  expect(demandsOf('lamp without bayonet')).toEqual(['not bayonet'])
  expect(fits('lamp without bayonet')).toEqual(['LW-200-02', 'LF-500'])
  expect(fits('lamp, but no floor lamp')).not.toContain('LF-500')
  expect(demandsOf('Edison or Bipin lamp')).toEqual(['edison or bipin'])
  expect(fits('Edison or Bipin lamp').toSorted()).toEqual(['LF-500', 'LW-200-02'])
})

test('a value of the surroundings, or that no product of a kind states, is no demand', () => {
  expect(demandsOf('lamp to stand against a wall')).toEqual(['wall?'])
  expect(fits('lamp to stand against a wall')).toContain('LF-500')
  expect(demandsOf('dimmer, IP65')).toEqual(['ip65?'])
  expect(fits('dimmer, IP65')).toEqual(['LD-100-20'])
})

test('a ratio that nobody makes is missed by all', () => {
  expect(fits('1x8 dimmer')).toEqual(['LD-100-20'])
  expect(fits('1x64 dimmer')).toEqual([])
  expect(resultsOf('1x64 dimmer', 'LD-100-20')).toEqual(['missed'])
})

test('a kind comes before what is made for it, unless that is asked for', () => {
  expect(first('wall lamps')).toMatch(/^LW/)
  expect(fits('wall lamp')).not.toContain('LD-100-20')
  expect(first('dimmer for a wall lamp')).toBe('LD-100-20')
})

test('a kind has no figures of what it is for', () => {
  const text = 'dimmer for our 48-socket wall lamp'
  const { kinds, hosts, constraints } = lampSearch.parse(text)
  expect([...kinds, ...hosts].map(({ says }) => says)).toEqual(['dimmer', 'wall lamp'])
  expect(constraints).toEqual([])
  expect(first(text)).toBe('LD-100-20')
})

test('a word weighs less in a story than in a query', () => {
  const story =
    'Frost leaves our hallway alone, yet the glass cover on two hooks broke, and a dimmer is there'
  expect(first('dimmer')).toBe('LD-100-20')
  expect(first(story)).toBe('LW-200-02')
})

test('a word with a slip finds what was meant, and a word of the dictionary has none', () => {
  expect(first('dimer')).toBe('LD-100-20')
  expect(first('bayonett wall lamp')).toBe('LW-200-12')
  expect(lampSearch.parse('careers').kinds).toEqual([])
  expect(lampSearch.parse('xyzzy lamp').unknown).toEqual(['xyzzy'])
})

test('a part number is found whole, without hyphens, in pieces, with a slip, of a variant', () => {
  const matchesOf = (text: string) => lampSearch.parse(text).numbers.map(({ match }) => match)
  for (const whole of ['lw-200-12', 'LW20012', 'LW 200 12', 'do you have the LW-200-12?']) {
    expect(first(whole), whole).toBe('LW-200-12')
    expect(matchesOf(whole), whole).toEqual(['exact'])
  }
  expect([first('LC-300'), ...matchesOf('LC-300')]).toEqual(['LC-300-01', 'piece'])
  for (const slip of ['LW-200-21', 'LW-20O-12'])
    expect([first(slip), ...matchesOf(slip)], slip).toEqual(['LW-200-12', 'near'])
  expect(first('LF-500-B')).toBe('LF-500')
})

test('the variant that meets most decides, and no two of them together', () => {
  const met = ['met', 'met']
  expect(resultsOf('floor lamp IP67 with 50 m cord', 'LF-500')).toEqual(met)
  expect(resultsOf('floor lamp IP20 with 50 m cord', 'LF-500')).not.toEqual(met)
  expect(resultsOf('floor lamp IP20 with 50 m cord', 'LF-500')).toContain('met')
})

test.each([
  ['watertight lamp', ['LW-200-12']],
  ['Leuchte mit mindestens zwölf bulbs', ['LW-200-12']],
  ['Leuchte für die Wand, höchstens 200 mm tief', ['LW-200-02']],
  ['lampe au mur, profondeur maximale 200 mm', ['LW-200-02']],
  ['lámpara de pared, profundidad máxima 200 mm', ['LW-200-02']],
  ['壁挂灯，深度不超过200毫米', ['LW-200-02']],
])('“%s” finds the same as in English', (text, found) => expect(fits(text)).toEqual(found))
