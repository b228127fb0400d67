import { describe, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { interfaces } from '#content/interfaces.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { createFitIndex } from '#domain/catalogue/fits.ts'
import { products } from '#test/catalogue.ts'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const fits = createFitIndex(products, interfaces)
const finder = await createFinder({
  products,
  definitions: attributes,
  vocabulary,
  eachPartner: fits.eachPartner,
})
const resultsOf = (text: string) => finder.find(text).results
const fitting = (text: string) =>
  resultsOf(text).flatMap(({ fits: meets, product }) => (meets ? [product.name] : []))
const first = (text: string) => resultsOf(text)[0]?.product.name

describe('what fits is what the records say', () => {
  test.each<[string, (product: (typeof products)[number]) => boolean]>([
    ['gas valve', ({ subFamily }) => subFamily === 'Reduced bore'],
    ['three-way valve in stainless steel', ({ subFamily }) => subFamily === 'Three-way'],
    ['digital gauge', ({ subFamily }) => subFamily === 'Digital'],
    [
      'ball valve for at least 60 bar',
      ({ family, attributes: { pressure = [] } }) =>
        family === 'Ball Valves' && Number(pressure[0]) >= 60,
    ],
    [
      'ball valve of brass, PN 40',
      ({ family, attributes: { pressure = [], body = [] } }) =>
        family === 'Ball Valves' && Number(pressure[0]) >= 40 && body.includes('Brass'),
    ],
    [
      'gauge, dial 100 mm',
      ({ family, attributes: { dial = [] } }) => family === 'Pressure Gauges' && dial[0] === 100,
    ],
    [
      'ball valve for −40 °F',
      ({ family, attributes: { body = [], ports = [] } }) =>
        family === 'Ball Valves' && body[0] === 'Stainless steel' && ports[0] === 2,
    ],
    [
      'valve without brass',
      ({ family, attributes: { body = [] } }) =>
        family === 'Ball Valves' && !body.includes('Brass'),
    ],
  ])('%s', (text, isMeant) => {
    const meant = products.filter(isMeant).map(({ name }) => name)
    expect(meant.length).toBeGreaterThan(0)
    expect(fitting(text).toSorted()).toEqual(meant.toSorted())
  })
})

describe('the order', () => {
  test.each([
    ['QG-63', 'Pressure gauge 63 mm'],
    ['qb25', 'Ball valve DN 25'],
    ['QB-25-E-75', 'Ball valve DN 25'],
    ['QB-15L-04', 'Ball valve DN 15'],
    ['Seat kit DN 25', 'Seat kit DN 25'],
    ['zapornik', 'Ball valve DN 15'],
    ['wireless', 'Digital gauge 80 mm, wireless'],
  ])('begins with the number or name that was written: %s', (text, expected) => {
    expect(first(text)).toBe(expected)
  })

  test('what fits stands before what comes near', () => {
    for (const text of ['ball valve for at least 60 bar', 'gauge, dial 100 mm', 'valve, 25 mm']) {
      const meets = resultsOf(text).map((one) => one.fits)
      expect(meets).toContain(true)
      expect(meets).toEqual(meets.toSorted((a, b) => Number(b) - Number(a)))
    }
  })

  test('of what comes near, less amiss stands first', () => {
    const names = resultsOf('gauge, dial 90 mm').map(({ product }) => product.name)
    expect(names.indexOf('Pressure gauge 100 mm')).toBeLessThan(names.indexOf('Test gauge 160 mm'))
  })

  test('among equals the company’s own rank decides', async () => {
    const named = (name: string, rank: number | null) =>
      lamp(name, { bulbs: [2] }, { rank, subFamily: 'Lamps' })
    const { find } = await createFinder({
      products: [named('Lamp', null), named('Lamp', 9), named('Lamp', 1)],
      definitions: lampAttributes,
      vocabulary: lampVocabulary,
    })
    expect(find('lamp').results.map(({ product }) => product.rank)).toEqual([1, 9, null])
    expect(find('lamp, 2 bulbs').results.map(({ product }) => product.rank)).toEqual([1, 9, null])
  })

  test('a number with a slip is found, and told as near', () => {
    const { numbers } = finder.find('QGD-8OW')
    expect(numbers).toMatchObject([{ match: 'near', partNumber: 'QGD-80W' }])
  })
})

describe('a part number asks for nothing else', () => {
  test.each([
    ['what goes with QK-25', []],
    ['QB 15 for 40 bar', ['40 bar']],
    ['QB-25-E-75 of brass', ['Brass']],
    ['is qb-15, with 3 ports, any good', ['3 ports or more']],
  ])('%s', (text, expected) => {
    const { requirements } = finder.read(text).understanding
    expect(requirements.map(({ says }) => says.replaceAll('\u00a0', ' '))).toEqual(expected)
  })
})

describe('what goes with a product that is named', () => {
  test('is of the kind that was asked for', () => {
    const { partners, results } = finder.find('seat kit for QB-15')
    expect(partners.map(({ partNumber }) => partNumber)).toEqual(['QB-15'])
    expect(results[0]).toMatchObject({ fits: true, product: { partNumber: 'QK-15' } })
    expect(results.filter((one) => one.fits)).toHaveLength(1)
  })

  test('a number of the kind that is wanted is no partner', () => {
    const { partners, results } = finder.find('seat kit QK-25')
    expect(partners).toEqual([])
    expect(results[0]!.product.partNumber).toBe('QK-25')
  })

  test('a product that goes with nothing narrows nothing', () => {
    const { results } = finder.find('digital gauge for QT-15L')
    const names = results.flatMap((one) => (one.fits ? one.product.partNumber : []))
    expect(names.toSorted()).toEqual(['QGD-80', 'QGD-80W'])
  })
})

describe('variants', () => {
  const lantern = {
    ...lamp(
      'Lantern',
      { bulbs: [1], screw: ['E27'] },
      { partNumber: 'LL-1', subFamily: 'Lanterns' },
    ),
    variants: [
      { partNumber: 'LL-1-A', cord: 5, tightness: 'IP20', stock: 'stock' },
      { partNumber: 'LL-1-B', cord: 10, tightness: 'IP65', stock: 'stock' },
    ],
  }
  const open = {
    ...lamp('Lantern to order', { bulbs: [1], cord: [2] }, { subFamily: 'Lanterns' }),
    ordering: {
      pattern: 'LO-{cord}',
      slots: { cord: { label: 'Cord', unit: 'm', min: 20, max: 30, step: 1 } },
    },
  }
  /** Its record lists what its variants have, one or the other. */
  const summed = {
    ...lamp(
      'Torch',
      { cord: [5, 10], tightness: ['IP20', 'IP65'] },
      { partNumber: 'LT-1', subFamily: 'Torches' },
    ),
    variants: lantern.variants.map((one) => ({
      ...one,
      partNumber: one.partNumber.replace('LL', 'LT'),
    })),
  }
  const made = createFinder({
    products: [lantern, open, summed],
    definitions: lampAttributes,
    vocabulary: lampVocabulary,
  })
  const fittingLanterns = async (text: string) =>
    (await made)
      .find(text)
      .results.filter((one) => one.fits)
      .map(({ product }) => product.name)

  test.each<[string, string[]]>([
    ['lantern IP65, cord 10 m', ['Lantern']],
    ['lantern IP20, cord 5 m', ['Lantern']],
    ['lantern IP65, cord 5 m', []],
    ['lantern IP65, E27', ['Lantern']],
    ['lantern, cord 25 m', ['Lantern to order']],
    ['lantern, cord 2 m', ['Lantern to order']],
    ['lantern, cord 40 m', []],
    ['torch IP65, cord 10 m', ['Torch']],
    ['torch IP65, cord 5 m', []],
  ])('what is asked has to hold of one of them: %s', async (text, expected) => {
    expect(await fittingLanterns(text)).toEqual(expected)
  })
})

test('what a variant alone states is a word as well', () => {
  const { requirements } = finder.read('ball valve with EPDM').understanding
  expect(requirements.map(({ says }) => says)).toEqual(['EPDM'])
  expect(fitting('ball valve with EPDM')).toEqual(['Ball valve DN 25'])
})

describe('what no product of a kind states', () => {
  test('cannot be held against them', () => {
    const { results } = finder.find('seat kit, 40 bar')
    expect(results[0]!.checks).toMatchObject([
      { result: 'unstated', requirement: { isGuess: true } },
    ])
  })

  test('is held against those that do not, where others do', async () => {
    const own = await createFinder({
      products: lamps,
      definitions: lampAttributes,
      vocabulary: lampVocabulary,
    })
    const fittingLamps = own.find('wall lamp, hum 0.4 dB').results.filter((one) => one.fits)
    expect(fittingLamps.map(({ product }) => product.name)).toEqual(['Wall lamp, 2 bulbs'])
  })
})

test('a kind that is excluded is not among the results', () => {
  const { results } = finder.find('gauge, no digital gauge')
  expect(results.length).toBeGreaterThan(0)
  expect(results.filter(({ product }) => product.subFamily === 'Digital')).toEqual([])
})

test('a text that asks for nothing finds nothing', () => {
  for (const text of ['', '   ', '?', 'zorblax qwertz']) expect(resultsOf(text)).toEqual([])
})

test('what stands behind 4,000 characters is not read', () => {
  expect(finder.find(`${' '.repeat(4000)}QB-15`).results).toEqual([])
})
