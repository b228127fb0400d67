import { expect, test } from 'vitest'
import { addressesIn, plainAddress } from './site-address.ts'

test('finds addresses in links and in prose', () => {
  const text =
    'Write to us at /contact-us. [Jobs](https://valves.example/careers#open), 24/7, and/or PASS/FAIL.'
  expect(addressesIn(text)).toEqual(['/contact-us', '/careers'])
})

test.each([
  '/documents/loss-budget',
  '/documents/loss-budget/#step-2',
  '/knowledge-center?doc=loss-budget&page=3',
  '/files/technicalNotes/Loss%20Budget.pdf',
])('%s is a document', (address) => {
  expect(plainAddress(address)).toBe('/documents/loss-budget')
})
