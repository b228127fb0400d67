import { describe, expect, test } from 'vitest'
import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const balanceAttributes: AttributeDefinition[] = [
  { key: 'capacity', label: 'Capacity', unit: 'g', better: 'higher' },
  { key: 'readability', label: 'Readability', unit: 'mg', better: 'lower' },
  { key: 'spin', label: 'Spin', unit: 'rpm' },
]
const balance = (name: string, capacity: number, readability: number, spin: number) =>
  lamp(
    name,
    { capacity: [capacity], readability: [readability], spin: [spin] },
    { family: 'Balances', subFamily: 'Balances' },
  )
const balances = [balance('Fine balance', 120, 0.1, 300), balance('Bench balance', 2200, 10, 900)]
const vocabulary = { ...lampVocabulary, units: { g: ['capacity'], mg: ['readability'] } }
const weighing = await createFinder({
  products: balances,
  definitions: balanceAttributes,
  vocabulary,
})
const lighting = await createFinder({
  products: lamps,
  definitions: lampAttributes,
  vocabulary: lampVocabulary,
})

const says = (finder: typeof weighing, text: string) =>
  finder.find(text).understanding.requirements.map((one) => one.says.replaceAll('\u00a0', ' '))
const fitting = (text: string) =>
  weighing.find(text).results.flatMap(({ fits, product }) => (fits ? product.name : []))

describe('a company that weighs in grams', () => {
  test.each([
    ['balance for 200 g', 'Bench balance'],
    ['balance, 2kg', 'Bench balance'],
    ['balance for at least 200g', 'Bench balance'],
    ['balance with a readability of 0.1 mg', 'Fine balance'],
    ['balance, readability 1 mg or better', 'Fine balance'],
    ['balance with readability of 0.0005 g or better', 'Fine balance'],
  ])('is asked for %s', (text, name) => {
    expect(fitting(text)).toEqual([name])
  })

  test('has units of its own that no scale knows', () => {
    expect(says(weighing, 'balance, at least 800 rpm')).toEqual(['800 rpm or more'])
    expect(fitting('balance, at least 800 rpm')).toEqual(['Bench balance'])
  })
})

describe('a company that weighs in kilograms', () => {
  test('is asked in grams, too', () => {
    expect(says(lighting, 'lamp, load at least 500 g')).toEqual(['load 500 g or more'])
  })

  test.each([
    ['lamp, load at least 0.02 tonnes', '0.02 t'],
    ['lamp, load at least 0.03 Tonnen', '0.03 t'],
    ['lamp, load at least 500 Gramm', '500 g'],
    ['lamp, load at least 20 kilos', '20 kg'],
    ['lamp, load at least 0.003 tonnellate', '0.003 t'],
    ['lamp, load at least 0.003 toneladas', '0.003 t'],
    ['lamp, load at least 250 gramos', '250 g'],
    ['lamp, load at least 0.5 chili', '0.5 kg'],
  ])('and by words of several languages: “%s”', (text, weight) => {
    expect(says(lighting, text)).toEqual([`load ${weight} or more`])
  })

  test('but no ton, which is another weight in each country', () => {
    expect(says(lighting, 'lamp, load at least 0.02 tons').join()).not.toContain('0.02 t or more')
  })

  test.each(['lamp for 10G', 'lamp for 10 G links', '10g lamp'])(
    'hears no gram in “%s”',
    (text) => {
      expect(says(lighting, text)).toEqual([])
    },
  )
})

describe('a company whose units hold a slash', async () => {
  const cell = (name: string, rate: number, signal: number, limit: number) =>
    lamp(name, { rate: [rate], signal: [signal], limit: [limit] }, { subFamily: 'Sensors' })
  const measuring = await createFinder({
    products: [cell('Slow sensor', 600, 1, 2000), cell('Fast sensor', 2400, 2, 30)],
    definitions: [
      { key: 'limit', label: 'Limit', unit: 'kg', better: 'higher' },
      { key: 'rate', label: 'Rate', unit: '1/s', better: 'higher' },
      { key: 'signal', label: 'Signal', unit: 'mV/V' },
    ],
    vocabulary: { ...lampVocabulary, units: { 'mV/V': ['signal'] } },
  })
  test.each([
    ['rate over 2000', 'rate 2000 1/s or more'],
    ['rate 2400', 'rate 2400 1/s or more'],
    ['sensor, 2400 1/s', 'rate 2400 1/s or more'],
    ['signal 2', 'signal 2 mV/V'],
    ['signal 2 mV/V', 'signal 2 mV/V'],
    ['sensor with 2mV/V', 'signal 2 mV/V'],
  ])('hears “%s”', (text, said) => {
    expect(says(measuring, text)).toEqual([said])
    const fitted = measuring.find(text).results.filter(({ fits }) => fits)
    expect(fitted.map(({ product }) => product.name)).toEqual(['Fast sensor'])
  })
})
