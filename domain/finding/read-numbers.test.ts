import { describe, expect, test } from 'vitest'
import { finder, numbersIn } from './lamp-finder.fixture.ts'

type Sides = [low: number | undefined, high: number | undefined]

/** Of each figure the attribute and its bounds, to a thousandth. */
const boundsIn = (text: string) =>
  numbersIn(text).flatMap(({ bounds }) =>
    bounds.map(({ key, low, high }): [string, ...Sides] => [key, rounded(low), rounded(high)]),
  )
const rounded = (value: number | undefined) =>
  value === undefined ? undefined : Math.round(value * 1000) / 1000

describe('a comparison', () => {
  test.each<[string, Sides]>([
    ['at least 200 mm deep', [200, undefined]],
    ['min 200 mm deep', [200, undefined]],
    ['≥ 200 mm deep', [200, undefined]],
    ['>= 200 mm deep', [200, undefined]],
    ['200 mm deep or more', [200, undefined]],
    ['at most 200 mm deep', [undefined, 200]],
    ['up to 200 mm deep', [undefined, 200]],
    ['depth max 200 mm', [undefined, 200]],
    ['200 mm deep or less', [undefined, 200]],
    ['<= 200 mm deep', [undefined, 200]],
    ['about 200 mm deep', [170, 230]],
    ['~200 mm deep', [170, 230]],
    ['between 100 and 200 mm deep', [100, 200]],
    ['from 100 to 200 mm deep', [100, 200]],
    ['100 to 200 mm deep', [100, 200]],
    ['100-200 mm deep', [100, 200]],
    ['100–200 mm deep', [100, 200]],
    ['10 cm to 20 cm deep', [100, 200]],
    ['200 ± 10 mm deep', [190, 210]],
    ['200 mm ± 10 mm deep', [190, 210]],
    ['200 mm deep', [188, 212]],
    ['exactly 200 mm deep', [188, 212]],
    ['depth 200 mm', [188, 212]],
    ['depth of 200 mm', [188, 212]],
  ])('%s', (text, [low, high]) => {
    expect(boundsIn(text)).toEqual([['depth', low, high]])
  })

  test.each<[string, string, Sides]>([
    ['damping about 20 dB', 'damping', [17, undefined]],
    ['hum about 2 dB', 'hum', [undefined, 2.3]],
    ['about 200 mm diameter', 'diameter', [170, 230]],
  ])('“about” softens the better direction where there is one: %s', (text, key, [low, high]) => {
    expect(boundsIn(text)).toEqual([[key, low, high]])
  })

  test.each([
    ['more than 12 bulbs', 12, 'low'],
    ['over 12 bulbs', 12, 'low'],
    ['> 12 bulbs', 12, 'low'],
    ['fewer than 12 bulbs', 12, 'high'],
    ['less than 12 bulbs', 12, 'high'],
    ['under 12 bulbs', 12, 'high'],
    ['< 12 bulbs', 12, 'high'],
  ] as const)('%s leaves out the figure itself', (text, figure, side) => {
    const [{ bounds }] = numbersIn(text) as [ReturnType<typeof numbersIn>[number]]
    const { low = -Infinity, high = Infinity } = bounds[0]!
    expect(low <= figure && figure <= high).toBe(false)
    expect(bounds[0]![side]).toBeCloseTo(figure, 6)
  })

  test('of one figure is none of the next', () => {
    expect(boundsIn('at most 200 mm deep, at least 12 bulbs')).toEqual([
      ['depth', undefined, 200],
      ['bulbs', 12, undefined],
    ])
    expect(boundsIn('12 bulbs and depth max 200 mm')).toEqual([
      ['bulbs', 12, undefined],
      ['depth', undefined, 200],
    ])
  })
})

describe('without a comparison', () => {
  test.each<[string, [string, ...Sides]]>([
    ['the lower is better', ['hum', undefined, 0.3]],
    ['the higher is better', ['damping', 20, undefined]],
    ['what is counted may be more', ['bulbs', 12, undefined]],
    ['what has no better side is meant as said', ['diameter', 2.82, 3.18]],
  ])('%s', (_, expected) => {
    const text = {
      hum: 'hum 0.3 dB',
      damping: 'damping of 20 dB',
      bulbs: '12 bulbs',
      diameter: '3 mm thick',
    }
    expect(boundsIn(text[expected[0] as keyof typeof text])).toEqual([expected])
  })

  test('“or better” goes the attribute’s own way', () => {
    expect(boundsIn('hum 0.3 dB or better')).toEqual([['hum', undefined, 0.3]])
    expect(boundsIn('damping 20 dB or better')).toEqual([['damping', 20, undefined]])
    expect(boundsIn('3 mm thick or better')).toEqual([['diameter', 3, undefined]])
  })
})

describe('what is counted', () => {
  test.each<[string, string, number]>([
    ['12 bulbs', 'bulbs', 12],
    ['12-bulb', 'bulbs', 12],
    ['12 bright red bulbs', 'bulbs', 12],
    ['twelve bulbs', 'bulbs', 12],
    ['two bulbs', 'bulbs', 2],
    ['2U', 'bays', 2],
    ['2 U', 'bays', 2],
    ['24 LC', 'sockets', 24],
    ['socket count 24', 'sockets', 24],
  ])('%s', (text, key, low) => {
    expect(boundsIn(text)).toEqual([[key, low, undefined]])
    expect(numbersIn(text)[0]!.isGuess).toBe(false)
  })

  test('a number word that counts nothing is none', () => {
    expect(numbersIn('which two of them')).toEqual([])
  })

  test('what is bought is not asked of a product', () => {
    expect(numbersIn('32 pieces')).toEqual([])
    expect(numbersIn('I need 32 pcs of the dimmer')).toEqual([])
  })

  test('a thing that the catalogue does not count is no figure', () => {
    expect(numbersIn('two batteries')).toEqual([])
    expect(numbersIn('10 giraffes')).toEqual([])
  })

  test('a share is none', () => {
    expect(numbersIn('12 % off')).toEqual([])
  })

  test('a number that is glued to letters is a piece of a name', () => {
    expect(numbersIn('10xyz')).toEqual([])
  })
})

describe('units', () => {
  test.each<[string, [string, ...Sides][]]>([
    ['100 ft cord', [['cord', 28.651, 32.309]]],
    ['at most 10 in deep', [['depth', undefined, 254]]],
    ['at most 10" deep', [['depth', undefined, 254]]],
    ['at most 0.2 m deep', [['depth', undefined, 200]]],
    ['at least 2 lb load', [['load', 0.907, undefined]]],
  ])('%s', (text, expected) => {
    expect(boundsIn(text)).toEqual(expected)
  })

  test('a unit alone tells which attributes may be meant', () => {
    expect(boundsIn('at least 5 m').map(([key]) => key)).toEqual(['cord'])
    expect(boundsIn('at most 30 mm').map(([key]) => key)).toEqual(['diameter', 'depth'])
  })

  test('feet mean what meters do', () => {
    expect(boundsIn('16 ft').map(([key]) => key)).toEqual(['cord'])
  })

  test('a figure that no product comes near means another attribute', () => {
    expect(boundsIn('thick lamp, 100 m').map(([key]) => key)).toEqual(['cord'])
  })

  test('where a product states one thing of a dimension, the first that it has decides', () => {
    expect(numbersIn('at most 10 dB')).toMatchObject([{ isFirst: true }])
    expect(numbersIn('hum at most 10 dB')[0]!.isFirst).toBeUndefined()
    expect(numbersIn('at most 10 mm')[0]!.isFirst).toBe(true)
    expect(numbersIn('10 mm')[0]!.isFirst).toBeUndefined()
  })

  test('a letter that stands apart is no degree', () => {
    expect(boundsIn('75 C').some(([key]) => key === 'temperature')).toBe(false)
  })

  test('“in” before a number is no inch', () => {
    expect(boundsIn('12 in 24 LC').some(([key]) => key === 'depth')).toBe(false)
  })
})

describe('an interval has to hold the figure, whichever way it is said', () => {
  test.each<[string, [string, ...Sides][]]>([
    ['1310 nm', [['color', 1310, 1310]]],
    ['at least 1310 nm', [['color', 1310, 1310]]],
    ['1.31 um light', [['color', 1310, 1310]]],
    ['1260 to 1360 nm', [['color', 1260, 1360]]],
    [
      '1310/1550 nm',
      [
        ['color', 1310, 1310],
        ['color', 1550, 1550],
      ],
    ],
    [
      '1310 and 1550 nm',
      [
        ['color', 1310, 1310],
        ['color', 1550, 1550],
      ],
    ],
    ['−40 °C', [['temperature', -40, -40]]],
    ['-40 °F', [['temperature', -40, -40]]],
    ['32 degrees F', [['temperature', 0, 0]]],
    ['75C', [['temperature', 75, 75]]],
    ['-40 to 75 °C', [['temperature', -40, 75]]],
    ['−40', [['temperature', -40, -40]]],
  ])('%s', (text, expected) => {
    expect(boundsIn(text)).toEqual(expected)
  })
})

describe('a bare number', () => {
  test('is a guess at what is counted, a larger one at any figure', () => {
    const [small] = numbersIn('lamp 12')
    expect(small).toMatchObject({ isGuess: true, wanted: 12, says: '12' })
    expect(small!.bounds.map(({ key }) => key)).toEqual(['bulbs', 'sockets', 'bays'])
    const [large] = numbersIn('lamp 13100')
    expect(large!.isGuess).toBe(true)
    expect(large!.bounds.map(({ key }) => key)).toContain('color')
  })

  test('with a unit that nothing is measured in says nothing of a product', () => {
    expect(numbersIn('5 GHz')).toEqual([])
    expect(numbersIn('-65 dBm')).toEqual([])
  })
})

describe('it is said as a person would', () => {
  test.each([
    ['at least 12 bulbs', '12 bulbs or more'],
    ['at most 1 bulb', '1 bulb or less'],
    ['hum 0.3 dB', 'hum 0.3 dB or less'],
    ['at most 10 in deep', 'depth 10 in or less'],
    ['cord about 100 ft', 'cord length about 100 ft'],
    ['-40 °F', 'temperature −40 °F'],
    ['1260 to 1360 nm', 'light 1260 to 1360 nm'],
  ])('%s', (text, expected) => {
    expect(numbersIn(text).map(({ says }) => says.replaceAll('\u00a0', ' '))).toEqual([expected])
  })
})

test('each figure knows where it stands', () => {
  const { text, requirements } = finder.read('A lamp,  at most 200 mm deep, 12 bulbs').understanding
  expect(requirements.map(({ from, to }) => text.slice(from, to))).toEqual(['200 mm', '12'])
})
