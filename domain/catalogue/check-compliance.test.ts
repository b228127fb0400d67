import { expect, test } from 'vitest'
import { faultsOf, soundValve } from './trade.fixture.ts'

const { compliance } = soundValve
const waived = {
  ...compliance,
  status: 'With waiver',
  waiver: 'Limited waiver',
  waivedInput: 'spring steel',
}

test('a status with a waiver, and a class without a share, have no faults', () => {
  expect(faultsOf({ valve: { publicFunds: 'With waiver', compliance: waived } })).toEqual([])
  const material = { ...compliance, class: 'material', costShare: undefined }
  expect(faultsOf({ valve: { compliance: JSON.parse(JSON.stringify(material)) } })).toEqual([])
})

test.each<[object, RegExp]>([
  [{ compliance: 'Compliant' }, /must be an object: write {"status"/],
  [{ publicFunds: 'Not compliant' }, /status is “Compliant”, but publicFunds is “Not compliant”/],
  [{ publicFunds: undefined }, /publicFunds is not given: write the same in both/],
  [
    { country: 'Japan' },
    /finalAssembly is “Leeds, United Kingdom”, but country is “Japan”: let it end/,
  ],
  [
    { publicFunds: 'With waiver', compliance: { ...waived, waivedInput: undefined } },
    /rests on a waiver: write for which input, as "waivedInput"/,
  ],
  [
    { publicFunds: 'With waiver', compliance: { ...waived, waiver: undefined } },
    /rests on a waiver: write which, as "waiver"/,
  ],
  [
    { compliance: { ...compliance, waiver: 'Any' } },
    /names a waiver, which the status “Compliant” does not/,
  ],
  [
    { compliance: { ...compliance, class: 'thing' } },
    /class is “thing”: write one of manufactured, material/,
  ],
  [
    { compliance: { ...compliance, class: 'material' } },
    /“material” is not judged by a share of cost: remove/,
  ],
  [
    { compliance: { ...compliance, costShare: 55 } },
    /share of cost is 55, and “Compliant” needs more than 55/,
  ],
  [
    { compliance: { ...compliance, costShare: undefined } },
    /“Compliant” rests on a share of cost: write it/,
  ],
  [
    { compliance: { ...compliance, class: 'not subject', costShare: undefined } },
    /“not subject” cannot be “Compliant”: write one of Not compliant/,
  ],
  [
    { compliance: { ...compliance, letter: '11' } },
    /its letter is “11”, which is no letter's number/,
  ],
  [
    { publicFunds: 'Not compliant', compliance: { ...compliance, status: 'Not compliant' } },
    /names a letter, which cannot certify “Not compliant”: remove it/,
  ],
])('%j is told of once, with what to write', (valve, message) => {
  expect(faultsOf({ valve })).toEqual([expect.stringMatching(message)])
  expect(faultsOf({ valve })[0]).toMatch(/^valve\.json compliance error: /)
})

test('a status without its record is a warning', () => {
  expect(faultsOf({ valve: { compliance: undefined } })).toEqual([
    expect.stringMatching(
      /compliance warning: is missing, but publicFunds is “Compliant”: write why, as/,
    ),
  ])
})

test('a record under its former name is checked under it, and not beside the present one', () => {
  const { costShare, ...rest } = compliance
  const baba = { ...rest, usCostShare: costShare }
  expect(faultsOf({ valve: { compliance: undefined, baba } })).toEqual([])
  const poor = { ...baba, usCostShare: 20 }
  expect(faultsOf({ valve: { compliance: undefined, baba: poor } })).toEqual([
    expect.stringMatching(/^valve\.json baba error: its share of cost is 20/),
  ])
  expect(faultsOf({ valve: { baba } })).toEqual([
    expect.stringMatching(/^valve\.json baba error: is the former name of compliance, which is/),
  ])
})
