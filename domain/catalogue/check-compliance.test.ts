import { expect, test } from 'vitest'
import { faultsOf, soundValve } from './trade.fixture.ts'

const { baba } = soundValve
const waived = {
  ...baba,
  status: 'With waiver',
  waiver: 'Limited waiver',
  waivedInput: 'spring steel',
}

test('a status with a waiver, and a class without a share, have no faults', () => {
  expect(faultsOf({ valve: { publicFunds: 'With waiver', baba: waived } })).toEqual([])
  const material = { ...baba, class: 'material', usCostShare: undefined }
  expect(faultsOf({ valve: { baba: JSON.parse(JSON.stringify(material)) } })).toEqual([])
})

test.each<[object, RegExp]>([
  [{ baba: 'Compliant' }, /must be an object: write {"status"/],
  [{ publicFunds: 'Not compliant' }, /status is “Compliant”, but publicFunds is “Not compliant”/],
  [{ publicFunds: undefined }, /publicFunds is not given: write the same in both/],
  [
    { country: 'Japan' },
    /finalAssembly is “Leeds, United Kingdom”, but country is “Japan”: let it end/,
  ],
  [
    { publicFunds: 'With waiver', baba: { ...waived, waivedInput: undefined } },
    /rests on a waiver: write for which input, as "waivedInput"/,
  ],
  [
    { publicFunds: 'With waiver', baba: { ...waived, waiver: undefined } },
    /rests on a waiver: write which, as "waiver"/,
  ],
  [{ baba: { ...baba, waiver: 'Any' } }, /names a waiver, which the status “Compliant” does not/],
  [{ baba: { ...baba, class: 'thing' } }, /class is “thing”: write one of manufactured, material/],
  [{ baba: { ...baba, class: 'material' } }, /“material” is not judged by a share of cost: remove/],
  [{ baba: { ...baba, usCostShare: 55 } }, /usCostShare is 55, and “Compliant” needs more than 55/],
  [{ baba: { ...baba, usCostShare: undefined } }, /“Compliant” rests on a share of cost: write it/],
  [
    { baba: { ...baba, class: 'not subject', usCostShare: undefined } },
    /“not subject” cannot be “Compliant”: write one of Not compliant/,
  ],
  [{ baba: { ...baba, letter: '11' } }, /its letter is “11”, which is no letter's number/],
  [
    { publicFunds: 'Not compliant', baba: { ...baba, status: 'Not compliant' } },
    /names a letter, which cannot certify “Not compliant”: remove it/,
  ],
])('%j is told of once, with what to write', (valve, message) => {
  expect(faultsOf({ valve })).toEqual([expect.stringMatching(message)])
  expect(faultsOf({ valve })[0]).toMatch(/^valve\.json baba error: /)
})

test('a status without its record is a warning', () => {
  expect(faultsOf({ valve: { baba: undefined } })).toEqual([
    expect.stringMatching(
      /baba warning: is missing, but publicFunds is “Compliant”: write why, as/,
    ),
  ])
})
