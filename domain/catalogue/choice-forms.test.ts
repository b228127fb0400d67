import { expect, test } from 'vitest'
import { choiceForms } from './choice-forms.ts'
import { readPattern } from './number-pattern.ts'

const stored = {
  pattern: 'Q-{bore}-{seat}-{length}',
  slots: {
    bore: {
      values: [
        { code: '15', label: 'half an inch' },
        { code: '20', label: 'three quarters', attributes: { bore: 20, flow: { min: 8 } } },
      ],
    },
    seat: {
      values: [
        { code: 'P', label: 'plastic' },
        { code: 'M', label: 'metal', attributes: { seat: ['Bronze', 'Steel'], flow: null } },
      ],
    },
    length: { unit: 'm', min: 1, max: 3, step: 1 },
  },
}
const pattern = readPattern(stored).pattern!

test('each combination of choices is what they state together', () => {
  expect(choiceForms(pattern)).toEqual([
    {
      codes: { bore: '15', seat: 'M' },
      attributes: { seat: ['Bronze', 'Steel'], flow: [] },
    },
    { codes: { bore: '20', seat: 'P' }, attributes: { bore: [20], flow: [{ min: 8 }] } },
    {
      codes: { bore: '20', seat: 'M' },
      attributes: { bore: [20], flow: [], seat: ['Bronze', 'Steel'] },
    },
  ])
})

test('choices that state nothing but their label are no forms', () => {
  const bore = { values: [{ code: '15', label: 'half an inch' }] }
  const slots = { ...stored.slots, bore, seat: bore }
  expect(choiceForms(readPattern({ ...stored, slots }).pattern!)).toEqual([])
})

test('what is malformed is set aside with its reason, and the choice stays', () => {
  const values = [
    { code: 'A', attributes: { bore: [[1]], seat: 'Steel' } },
    { code: 'B', attributes: 'Steel' },
  ]
  const { pattern: read, messages } = readPattern({
    pattern: 'Q-{bore}',
    slots: { bore: { values } },
  })
  expect(read!.slots[0]!.values).toEqual([
    { code: 'A', label: 'A', attributes: { seat: ['Steel'] } },
    { code: 'B', label: 'B' },
  ])
  expect(messages).toEqual([
    'slot “bore”, A: bore must be text, a number, true or false, a measure, or a list of these',
    'slot “bore”, B: attributes must be a map of attribute keys with their values',
  ])
})
