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
  [
    '12 LC-LC duplex OM4 jumpers, 3 m',
    'unknown 12 LC-LC duplex OM4 jumpers, 3 m -> VPC-LCD-LCD-OM4-3M',
  ],
  [
    'armored LC-LC duplex OS2 50 m x 6',
    'unknown 6 armored LC-LC duplex OS2 50 m -> VPC-LCD-LCD-OS2-AR-50M',
  ],
  [
    '6 OS2 LC-LC duplex cords, 5 m, armored',
    'unknown 6 OS2 LC-LC duplex cords, 5 m, armored -> VPC-LCD-LCD-OS2-AR-5M',
  ],
  [
    '8-port MSTs with the 60 m tail: 12',
    'unknown 12 8-port MSTs with the 60 m tail -> VMT-8HSC-T60-A',
  ],
  // What is not of this company is kept as it was written.
  ['1 Fujikura 90S+ fusion splicer', 'unknown 1 Fujikura 90S+ fusion splicer'],
  ['2 rolls PVC tape', 'unknown 2 rolls PVC tape'],
  // None that is as asked, or several.
  ['LC pigtails OM4 2 m, 6 pcs', 'unknown 6 LC pigtails OM4 2 m'],
  ['SC/APC adapter, 6 pcs', 'unknown 6 SC/APC adapter'],
  ['2 boxes zip ties', 'unknown 2 boxes zip ties'],
  ['2 fusion splicer', 'unknown 2 fusion splicer'],
])('%j is offered: %j', async (text, said) => {
  expect(await offered(text)).toEqual([said])
})

test.each([
  [
    'MST 8 port 60 m tail   12\nMST 4 port 150m tail   4',
    [
      'unknown 12 MST 8 port 60 m tail -> VMT-8HSC-T60-A',
      'unknown 4 MST 4 port 150m tail -> VMT-4HSC-T150-A',
    ],
  ],
])('%j, how many at the end, is %j', async (text, said) => {
  expect(await offered(text)).toEqual(said)
})
