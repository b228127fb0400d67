import { expect, test } from 'vitest'
import { quoteView } from '#app/features/quote/quote-view.ts'
import { lines, pasted, plain, site } from './pasted.fixture.ts'

test.each([
  ['6 x VPC-LCD-LCD-OM4, 3 m', ['known 6 VPC-LCD-LCD-OM4-3M']],
  [
    'VPC-LCD-LCD-OM4 10 ft qty 6',
    ['known 6 VPC-LCD-LCD-OM4-3M1: You asked for 10 ft (3.048 m): the next size up is 3.1 m.'],
  ],
  [
    '40 x VDR-HSC-SCA-FL 150 ft',
    ['known 40 VDR-HSC-SCA-FL-60M: You asked for 150 ft (45.72 m): the next size up is 60 m.'],
  ],
  [
    '2 VDR-HSC-SCA-FL 200 m',
    [
      'series 2 VDR-HSC-SCA-FL: You asked for 200 m. Length: 15 m (15M); 30 m (30M); 45 m (45M); 60 m (60M); 75 m (75M); 100 m (100M); 150 m (150M).',
    ],
  ],
  ['VPC-MDC-MDC-OS2-A 3 m x 4', ['known 4 VPC-MDC-MDC-OS2-A-3M']],
  ['1x VSR3-144SC-OS2-A headend chassis', ['known 1 VSR5-144SC-OS2-A: Formerly VSR3-144SC-OS2-A.']],
  ['2 VTP-24-MPO', ['known 2 VTP-12-MPO: Formerly VTP-24-MPO.']],
  ['VDF1-576LCD-A', ['known 1 VDF1-576LC-A: Formerly VDF1-576LCD-A.']],
  ['VDF-B144LCD-A-30M x 2', ['known 2 VDF-B144LC-A-30M: Formerly VDF-B144LCD-A-30M.']],
])('%j is a list of %j', async (text, said) => {
  expect(await lines(text)).toEqual(said)
})

test('a quote of such a list says what was asked', async () => {
  const { items } = await pasted('VPC-LCD-LCD-OM4 10 ft qty 6\nVSR3-144SC-OS2-A\n3 VSH-TRG')
  const { rows } = quoteView(site, items, undefined)
  expect(rows.map(({ partNumber, quantity, note }) => [partNumber, quantity, plain(note)])).toEqual(
    [
      ['VPC-LCD-LCD-OM4-3M1', '6', 'You asked for 10 ft (3.048 m): the next size up is 3.1 m.'],
      ['VSR5-144SC-OS2-A', '1', 'Formerly VSR3-144SC-OS2-A.'],
      ['VSH-TRG', '3', ''],
    ],
  )
  expect(rows.map(({ name }) => name)).not.toContain(null)
})

/** Of each host on a list whose places are told to be empty, how many are. */
async function emptyOf(text: string) {
  const { missing } = await pasted(text)
  return missing.flatMap((one) =>
    one.kind === 'empty' ? `${one.free} ${one.interface} of ${one.product.partNumber}` : [],
  )
}

test.each([
  ['2 VSH8-R3456-24', []],
  ['2 VSH8-R3456-12', ['24 VSH8 tray position of VSH8-R3456-12']],
  ['2 VSH8-R3456-24\nVSH8-R3456-12', ['12 VSH8 tray position of VSH8-R3456-12']],
  ['VSW4-144-S24', ['4 VSW tray position of VSW4-144-S24']],
  ['VSW4-144-S24-6', []],
  ['VDC3-288-6E-F', []],
  ['VAD1-12-E', ['12 V6 slot of VAD1-12-E']],
  ['VAD1-12-144LC', []],
  ['VAD2-24-MIX', []],
  ['VHD4-C48-576LC', []],
  ['VHD1-C12-432SN', []],
  // What a number says of its length, its polish or its color changes no place.
  ['VFH-432SCA-48F-30M', ['14 VFH splitter position of VFH-432SCA-48F']],
  ['VFH-288SCA-24F-60M', ['9 VFH splitter position of VFH-288SCA-36F']],
  ['VDF1-576LC-U', ['4 VDF block position of VDF1-576LC-A']],
  ['VWB6-48SC-MS-A-K2', ['8 steel-tube splitter clip of VWB6-48SC-MS-A']],
])('%j has empty places: %j', async (text, places) => {
  expect(await emptyOf(text)).toEqual(places)
})
