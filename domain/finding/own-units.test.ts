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

  test.each(['lamp for 10G', 'lamp for 10 G links', '10g lamp'])(
    'hears no gram in “%s”',
    (text) => {
      expect(says(lighting, text)).toEqual([])
    },
  )
})
