import { expect, test } from 'vitest'
import { sampleSearch } from './sample-search.fixture.ts'

const sayAll = (says: readonly { says: string }[]) =>
  says.map((one) => one.says.replaceAll('\u00a0', ' '))
const demandsOf = (text: string) => sayAll(sampleSearch.parse(text).constraints)
const fitsOf = (text: string) =>
  sampleSearch
    .find(text)
    .matches.flatMap(({ isFit, product }) => (isFit ? product.slug : []))
    .toSorted()
const first = (text: string) => sampleSearch.find(text).matches[0]!.product.partNumber

test.each([
  ['splice closure, 288 -40 °C', ['288 or more', 'operating temperature −40 °C']],
  ['144 LC patch panel', ['144 ports or more', 'lc']],
  ['LC or SC patch cord', ['lc or sc']],
  ['patch cord without SC', ['not sc']],
  ['1x32 splitter with SC/APC', ['sc', 'apc']],
  ['patch cord 100 ft LC', ['length 100 ft', 'lc']],
  ['cable thinner than 16 mm', ['cable diameter 16 mm or less']],
  ['panel no deeper than 12 in', ['depth 12 in or less']],
  ['closure weighing 5 kg', ['weight 5 kg or less']],
  ['isolator with 40 dB isolation or better', ['isolation 40 dB or more']],
  ['splitter, IL under 0.5 dB', ['insertion loss 0.5 dB or less']],
  ['1x128 splitter', ['1x128']],
  ['50:50 coupler at 1310 nm', ['50:50', '1310 nm']],
  ["patch panel that can't be deeper than 9 in", ['depth 9 in or less']],
  ['isolator, nothing under 55 dB isolation', ['isolation 55 dB or more']],
  ['return loss not worse than 55 dB, isolator', ['return loss 55 dB or more']],
  ['panel with at least 12 but no more than 24 ports', ['12 to 24 ports']],
  ['panel with more than 12 and up to 48 ports', ['12 to 48 ports']],
  ['Patchpanel mindestens 12 aber höchstens 24 Ports', ['12 to 24 ports']],
  ['cable not thicker than 10 mm', ['cable diameter 10 mm or less']],
  ['patch cord 3 m to 5 m', ['length 3 to 5 m']],
  ['photodiode 1 GHz to 5 GHz', ['bandwidth 1 to 5 GHz']],
  ['attenuator from 1 to 5 dB', ['1 to 5 dB']],
  ['photodiode 1 mm TO-46', ['active diameter 1 mm', 'to-46']],
  ['4 TO-46 photodiodes', ['4 elements or more', 'to-46']],
  ['LC jumper 3000 mm', ['length 3000 mm']],
  ['SC APC pigtail of 1500 mm', ['sc', 'apc', 'length 1500 mm']],
  ['patch cable 500 mm', ['length 500 mm']],
  ['patch cord 50 cm', ['length 50 cm']],
  ['LC or SC pigtail', ['lc or sc']],
  ['InGaAs or silicon photodiode', ['ingaas or silicon']],
  ['Fotodiode InGaAs oder Silizium', ['ingaas or silizium']],
  ['no silicon photodiodes', ['not silicon']],
  ['fast photodiode', []],
])('“%s” demands %j', (text, demands) => expect(demandsOf(text)).toEqual(demands))

test('a cord has no figures of the panel that it goes into', () => {
  const { kinds, hosts, constraints } = sampleSearch.parse('LC patch cord for our 432-port panel')
  expect([kinds, hosts, constraints].map(sayAll)).toEqual([['patch cord'], ['panel'], ['lc']])
  expect(first('LC patch cord for our 432-port panel')).toMatch(/LC/)
})

test('other languages find the same as English', () => {
  const closures = fitsOf('closure for 288 fibers')
  expect(closures.length).toBeGreaterThan(0)
  for (const text of ['Muffe für 288 Fasern', 'cierre de empalme para 288 fibras', '288芯接头盒'])
    expect(fitsOf(text), text).toEqual(closures)
})

test('a part number names its product, however that is written', () => {
  for (const number of ['vmt 12hsc ms a', 'VMT12HSCMSA', '12HSC-MS', 'VMT-12HCS-MS-A'])
    expect(first(number), number).toBe('VMT-12HSC-MS-A')
})
