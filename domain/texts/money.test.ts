import { expect, test } from 'vitest'
import { formatSum } from './money.ts'

test('a sum is said in the currency that a site names, and else as a number', () => {
  expect(formatSum(1250.4, 'EUR')).toBe('€1,250')
  expect(formatSum(1e6, 'USD')).toBe('$1,000,000')
  expect(formatSum(1e6, 'JPY')).toBe('¥1,000,000')
  expect(formatSum(1250.4, undefined)).toBe('1,250')
})
