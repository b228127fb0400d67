import { expect, test } from 'vitest'
import { askedNumber } from './asked-number.ts'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lampVocabulary } from './lamps.fixture.ts'

const ordered = (
  of: ReturnType<typeof lamp>,
  more: { variants?: unknown; ordering?: unknown },
): ReturnType<typeof lamp> & typeof more => ({ ...of, ...more })

const screws = {
  label: 'Screw',
  values: [
    { code: 'E27', label: 'E27' },
    { code: 'E14', label: 'E14' },
  ],
}
const reading = ordered(
  lamp(
    'Reading lamp',
    { bulbs: [1], screw: ['E27', 'E14'], cord: [2] },
    { subFamily: 'Reading lamps', partNumber: 'LR-E27-2M' },
  ),
  {
    ordering: {
      pattern: 'LR-{screw}-{cord}',
      slots: { screw: screws, cord: { label: 'Cord', unit: 'm', min: 1, max: 30, step: 0.5 } },
    },
  },
)
const floor = ordered(
  lamp(
    'Floor lamp',
    { bulbs: [3], screw: ['E27'] },
    { subFamily: 'Floor lamps', partNumber: 'LF' },
  ),
  {
    variants: [
      { partNumber: 'LF-65', tightness: 'IP65', stock: 'stock' },
      { partNumber: 'LF-68', tightness: 'IP68', stock: 'order' },
      { partNumber: 'LF-68-L', tightness: 'IP68', bulbs: 5, stock: 'order' },
    ],
  },
)
const desk = ordered(
  lamp('Desk lamp', { screw: ['E14', 'Bayonet'] }, { subFamily: 'Desk lamps', partNumber: 'LD' }),
  {
    ordering: {
      pattern: 'LD-{screw}-{base}',
      slots: {
        screw: {
          label: 'Screw',
          values: [
            { code: 'S', label: 'E14' },
            { code: 'B', label: 'Bayonet' },
          ],
        },
        base: {
          label: 'Base',
          values: [
            { code: 'C', label: 'Clamp', attributes: { load: 2 } },
            { code: 'P', label: 'Plate', attributes: { load: 5 } },
          ],
        },
      },
    },
  },
)
const sized = ordered(
  lamp('Rope lamp', { screw: ['Braided rope'] }, { subFamily: 'Rope lamps', partNumber: 'LP-B' }),
  {
    ordering: {
      pattern: 'LP-{rope}',
      slots: {
        rope: {
          label: 'Rope',
          values: [
            { code: 'B', label: 'Braided' },
            { code: 'T', label: '3 mm', attributes: { screw: '3 mm tight rope' } },
          ],
        },
      },
    },
  },
)
const finder = await createFinder({
  products: [reading, floor, desk, sized],
  definitions: lampAttributes,
  vocabulary: lampVocabulary,
})
const askedOf = (product: typeof reading, text: string) =>
  askedNumber(product, finder.find(text).understanding.requirements)?.partNumber

test.each([
  ['reading lamp E14', 'LR-E14-2M'],
  ['reading lamp with 4.5 m cord', 'LR-E27-4M5'],
  ['reading lamp E14, cord 12 m', 'LR-E14-12M'],
  ['reading lamp E14 with 4.8 m cord', 'LR-E14-5M'],
])(
  '%s is built by the pattern, with the choices of its own number for the rest',
  (text, number) => {
    expect(askedOf(reading, text)).toBe(number)
  },
)

test.each([
  ['reading lamp', 'asks for no choice'],
  ['reading lamp with 1 bulb', 'is true of all'],
  ['reading lamp with at least 4 m cord', 'leaves it open how long'],
  ['reading lamp with a cord of 4 m to 6 m', 'leaves it open how long'],
  ['reading lamp, cord 4 m or cord 6 m', 'asks for one of two'],
  ['reading lamp with 45 m cord', 'is longer than can be had'],
  ['reading lamp E14 with 0.5 m cord', 'has no such length beside its screw'],
])('%s names none: it %s', (text) => {
  expect(askedOf(reading, text)).toBeUndefined()
})

test('a variant is named where it alone has what was asked', () => {
  expect(askedOf(floor, 'floor lamp IP65')).toBe('LF-65')
  expect(askedOf(floor, 'floor lamp IP68 with 5 bulbs')).toBe('LF-68-L')
  expect(askedOf(floor, 'floor lamp IP68')).toBeUndefined()
  expect(askedOf(floor, 'floor lamp E27')).toBeUndefined()
})

test('a variant that lacks something else that was asked is not named', () => {
  expect(askedOf(floor, 'floor lamp IP65 E14')).toBeUndefined()
})

test('a product whose own number is no build is named where all of its places were asked for', () => {
  expect(askedOf(desk, 'desk lamp with bayonet for a load of 5 kg')).toBe('LD-B-P')
  expect(askedOf(desk, 'desk lamp with bayonet')).toBeUndefined()
})

test('a size that begins the name of a choice chooses it', () => {
  expect(askedOf(sized, '3 mm rope lamp')).toBe('LP-T')
  expect(askedOf(sized, 'rope lamp')).toBeUndefined()
})
