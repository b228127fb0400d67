import { expect, test } from 'vitest'
import { offered } from './pasted.fixture.ts'

test.each([
  ['SC/APC pigtails 2 m, 288 pcs', 'unknown 288 SC/APC pigtails 2 m -> VPG-SCA-A2-2M'],
  [
    'LC duplex OM4 jumpers 3 m, 12 pcs',
    'unknown 12 LC duplex OM4 jumpers 3 m -> VPC-LCD-LCD-OM4-3M',
  ],
  [
    '10 m LC-SC duplex patch cord\t4',
    'unknown 4 10 m LC-SC duplex patch cord -> VPC-LCD-SCD-OS2-U-10M',
  ],
  ['2 cleaning bag', 'unknown 2 cleaning bag -> VTC-50-KIT'],
  // None that is as asked, or several.
  ['LC pigtails OM4 2 m, 6 pcs', 'unknown 6 LC pigtails OM4 2 m'],
  ['SC/APC adapter, 6 pcs', 'unknown 6 SC/APC adapter'],
  ['2 boxes zip ties', 'unknown 2 boxes zip ties'],
  ['2 fusion splicer', 'unknown 2 fusion splicer'],
])('%j is offered: %j', async (text, said) => {
  expect(await offered(text)).toEqual([said])
})
