import { expect, test } from 'vitest'
import { readCompliance } from './compliance.ts'

const whole = {
  status: 'Compliant with waiver',
  class: 'manufactured product',
  waiver: 'Limited waiver',
  waivedInput: 'spring steel',
  costShare: 61,
  finalAssembly: 'United Kingdom',
  letter: 'L-26-11',
  asOf: '2026-09-30',
}

test('a compliance record is read whole where it is sound', () => {
  expect(readCompliance(whole)).toEqual({ compliance: whole, faults: [] })
  expect(readCompliance(null)).toEqual({ compliance: undefined, faults: [] })
})

const least = { status: 'a', class: 'b', asOf: '2026-09' }

test.each<[unknown, object | undefined, RegExp]>([
  ['Compliant', undefined, /^must be an object: write {"status"/],
  [['Compliant'], undefined, /^must be an object/],
  [{ ...least, status: null }, undefined, /^its status is missing: write a text, as in {"status"/],
  [{ ...least, status: 5 }, undefined, /^its status is 5: write a text/],
  [{ status: 'a', asOf: '2026-09' }, { status: 'a', asOf: '2026-09' }, /^its class is missing/],
  [{ status: 'a', class: 'b' }, { status: 'a', class: 'b' }, /^its asOf is missing/],
  [{ ...least, costShare: 101 }, least, /its costShare is 101: write .* 0 to 100/],
  [{ ...least, asOf: '9/30' }, { status: 'a', class: 'b' }, /its asOf is "9\/30": write a date as/],
  [{ ...least, assembly: 'b' }, least, /no field “assembly”: its fields are status, class/],
])('%j is read as far as it is sound', (stored, compliance, message) => {
  const read = readCompliance(stored)
  expect(read.compliance).toEqual(compliance)
  expect(read.faults).toEqual([{ field: 'compliance', message: expect.stringMatching(message) }])
})

test('a record may have the former name of its share', () => {
  const { costShare, ...rest } = whole
  expect(readCompliance({ ...rest, usCostShare: costShare })).toEqual({
    compliance: whole,
    faults: [],
  })
  const [fault] = readCompliance({ ...rest, usCostShare: 101 }).faults
  expect(fault?.message).toMatch(/^its costShare is 101: write/)
  const [both] = readCompliance({ ...whole, usCostShare: 61 }).faults
  expect(both?.message).toMatch(/^has no field “usCostShare”/)
})
