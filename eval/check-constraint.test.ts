import { expect, test } from 'vitest'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { broken, satisfies } from './check-constraint.ts'

const product = sampleProduct({
  attributes: {
    bore: [15, 25],
    body: ['Brass'],
    temperature: ['−20 to 120 °C'],
    wavelengthRange: ['1260 to 1620', { min: 1640, max: 1660 }],
    loss: [{ min: 9, typ: 10, max: 10.5 }],
    isolation: [{ typ: 48 }],
  },
})

test.each([
  ['bore >= 25', true],
  ['bore >= 26', false],
  ['bore < 16', true],
  ['bore < 15', false],
  ['bore = 25', true],
  ['span|bore >= 25', true],
  ['bore|span >= 26', false],
  ['bore = 20', false],
  ['body = Brass', true],
  ['body ~ ras', true],
  ['body ^ Bra', true],
  ['body ^ rass', false],
  ['body !~ Steel', true],
  ['body !~ Brass', false],
  ['wavelength covers 1550', true],
  ['wavelength covers 1650', true],
  ['wavelength covers 1700', false],
  ['loss <= 10.5', true],
  ['loss <= 10', false],
  ['loss >= 9', true],
  ['loss >= 10', false],
  ['isolation >= 48', true],
  // What is not known fails, unless its absence is asked for.
  ['pressure <= 40', false],
  ['pressure !~ 40', true],
])('“%s” is %s', (constraint, expected) => {
  expect(satisfies(product.attributes, constraint)).toBe(expected)
})

test('what is no constraint is a mistake of who wrote it', () => {
  expect(() => satisfies(product.attributes, 'bore about 15')).toThrow(
    'Not a constraint: bore about 15',
  )
})

test('a version that can be ordered counts, and one has to satisfy all', () => {
  const valve = {
    ...sampleProduct({ attributes: { bore: [15], body: ['Brass'], seal: ['PTFE'] } }),
    variants: [{ partNumber: 'V-25', bore: 25, body: 'Steel', stock: 'order' }],
    ordering: {
      pattern: 'V-{seal}',
      slots: { seal: { label: 'Seal', values: [{ code: 'N', label: 'NBR' }] } },
    },
  }
  expect(broken(valve, ['bore >= 25', 'seal = NBR'])).toEqual([])
  expect(broken(valve, ['bore >= 25', 'body = Brass'])).toHaveLength(1)
  expect(broken(valve, ['seal = EPDM', 'bore = 15'])).toEqual(['seal = EPDM'])
  expect(broken(valve, ['seal !~ PTFE'])).toEqual([])
})

// Readers of part numbers see '1550 nm', not 1550: as text it is no number, and counted as not offered.
test('a choice that is written with its unit covers its figure', () => {
  const laser = {
    ...sampleProduct({ attributes: { wavelength: [1064] } }),
    ordering: {
      pattern: 'L-{wavelength}',
      slots: { wavelength: { label: 'Set at', values: [{ code: '1550', label: '1550 nm' }] } },
    },
  }
  expect(broken(laser, ['wavelength covers 1550'])).toEqual([])
  expect(broken(laser, ['wavelength covers 1310'])).toHaveLength(1)
})

test('a choice is what it states, and a range goes from one end to the other', () => {
  const valve = {
    ...sampleProduct({ attributes: { bore: [15], flow: [4] } }),
    ordering: {
      pattern: 'V-{size}-{length}',
      slots: {
        size: {
          values: [
            { code: 'S', label: '15 mm' },
            { code: 'L', label: '25 mm', attributes: { bore: 25, flow: null } },
          ],
        },
        length: { unit: 'm', min: 1, max: 9, step: 1 },
      },
    },
  }
  expect(broken(valve, ['bore >= 25', 'length >= 9'])).toEqual([])
  expect(broken(valve, ['bore >= 15', 'flow >= 4', 'length <= 1'])).toEqual([])
  expect(broken(valve, ['bore >= 25', 'flow >= 4'])).toHaveLength(1)
  expect(broken(valve, ['length >= 10'])).toHaveLength(1)
})
