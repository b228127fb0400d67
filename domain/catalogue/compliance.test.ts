import { expect, test } from 'vitest'
import { readCompliance } from './compliance.ts'

const whole = {
  status: 'Compliant with waiver',
  class: 'manufactured product',
  waiver: 'Limited waiver',
  waivedInput: 'spring steel',
  usCostShare: 61,
  finalAssembly: 'United Kingdom',
  letter: 'L-26-11',
  asOf: '2026-09-30',
}

test('a compliance record is read whole where it is sound', () => {
  expect(readCompliance(whole)).toEqual({ compliance: whole, faults: [] })
  expect(readCompliance(null)).toEqual({ compliance: undefined, faults: [] })
})

test.each<[unknown, object | undefined, RegExp]>([
  ['Compliant', undefined, /^must be an object: write {"status"/],
  [['Compliant'], undefined, /^must be an object/],
  [{ class: 'a' }, undefined, /^its status is missing: write {"status"/],
  [{ status: 5 }, undefined, /^its status is 5: write a text/],
  [{ status: 'a', usCostShare: 101 }, { status: 'a' }, /its usCostShare is 101: write .* 0 to 100/],
  [{ status: 'a', asOf: '9/30' }, { status: 'a' }, /its asOf is “9\/30”: write a date as 2026-/],
  [{ status: 'a', assembly: 'b' }, { status: 'a' }, /no field “assembly”: its fields are status,/],
])('%j is read as far as it is sound', (stored, compliance, message) => {
  const read = readCompliance(stored)
  expect(read.compliance).toEqual(compliance)
  expect(read.faults).toEqual([{ field: 'baba', message: expect.stringMatching(message) }])
})
