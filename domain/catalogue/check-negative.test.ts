import { describe, expect, test } from 'vitest'
import { negativeFaults } from './check-negative.ts'

const attributes = [
  { key: 'flow', label: 'Flow', unit: 'l/s' },
  { key: 'length', label: 'Length', unit: 'mm' },
  { key: 'material', label: 'Material' },
]
const told = (...products: Record<string, unknown>[]) =>
  negativeFaults(
    products.map((data, at) => ({ file: `${at}.json`, data })),
    attributes,
  ).map(({ file, field, severity, message }) => `${file} ${field} ${severity} ${message}`)
const flows = (...values: unknown[]) => told(...values.map((flow) => ({ flow })))

describe('a number below zero', () => {
  test('is told where no other product has one', () => {
    expect(flows(1, 2, 0, -4.5)).toEqual([
      '3.json flow warning “-4.5” is below zero, where no other product’s is: is it meant?',
    ])
    expect(flows(1, 2, 3, { min: -1, max: 4 })).toHaveLength(1)
  })

  test('is let be where too few show what is usual, or others have one too', () => {
    expect(flows(1, 2, -1)).toEqual([])
    expect(flows(1, 2, 3, -1, -2)).toEqual([])
  })

  test('is told of a length, whatever others have, and of a variant by its number', () => {
    expect(told({ length: -15 })).toEqual([
      '0.json length warning “-15” is below zero, where mm begins at zero: mend it, or say it of another attribute',
    ])
    expect(told({ variants: [{ partNumber: 'A-1', length: -2 }, { length: 3 }] })).toEqual([
      expect.stringMatching(/^0.json variants warning A-1: length “-2” is below zero/),
    ])
  })
})
