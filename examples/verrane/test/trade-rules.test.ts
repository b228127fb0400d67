import { describe, expect, test } from 'vitest'
import { checkCatalogue } from '#domain/catalogue/check.ts'
import { readFits } from '#domain/catalogue/fits.ts'
import { readCatalogueFolder } from '#test/read-catalogue-folder.ts'
import { attributeHelp } from '../attribute-help.ts'
import { interfaces } from '../interfaces.ts'
import { tradeRules } from '../trade-rules.ts'

/** Faults of these records alone under the company's rules, those of its rules only. */
function faultsOf(...records: object[]): string[] {
  const files = records.map((record, i) => ({
    file: `p${i}.json`,
    data: { product: `P ${i}`, slug: `p${i}`, ...record },
  }))
  const rules = { families: [], attributes: [], fixedRoutes: new Map(), stored: undefined }
  return checkCatalogue(files, { ...rules, interfaces, trade: tradeRules })
    .filter(
      ({ message }) => !/nobody described|in accepts of none|in provides of none/.test(message),
    )
    .map(({ file, field, message }) => `${file} ${field}: ${message}`)
}

describe('interfaces', () => {
  const names = interfaces.map(({ name }) => name)
  const joined = (tradeRules.joints ?? []).flatMap((joint) => joint.interfaces)

  test('have names of their own', () => {
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  test('that mate belong to one joint each, and joints have no others', () => {
    const mating = interfaces.filter(({ kind }) => kind === 'mating').map(({ name }) => name)
    expect(joined.map(({ name }) => name).sort()).toEqual(mating.sort())
  })

  test('are all used by a product on sale', () => {
    const used = readCatalogueFolder('examples/verrane/catalogue')
      .map(({ product }) => product)
      .filter(({ included }) => included)
      .flatMap((product) => Object.values(readFits(product)).flat())
      .flatMap((place) => ('interface' in place ? place.interface : []))
    expect(names.filter((name) => !used.includes(name))).toEqual([])
  })

  test('have traits that the attributes know', () => {
    const unknown = joined.flatMap(({ name, traits = {} }) =>
      Object.entries(traits).flatMap(([key, values]) =>
        values
          .filter((value) => !attributeHelp[key]?.values?.includes(value))
          .map((value) => `${name}: ${key} ${value}`),
      ),
    )
    expect(unknown).toEqual([])
  })
})

describe('the check', () => {
  const port = (name: string) => [{ interface: name, count: 1 }]

  test('keeps angled and domed faces, and the classes of fiber, apart', () => {
    const panel = { provides: port('LC APC single-mode port'), relatedProducts: ['P 1'] }
    for (const other of ['LC UPC single-mode port', 'LC multimode port']) {
      expect(faultsOf(panel, { accepts: port(other) })).toEqual([
        expect.stringMatching(/^p0\.json relatedProducts: “P 1” goes onto “LC .* only equal ones/),
      ])
    }
    expect(faultsOf(panel, { accepts: port('LC APC single-mode port') })).toEqual([])
    expect(faultsOf(panel, { accepts: port('SC UPC single-mode port') })).toEqual([])
  })

  test('lets no cable with metal armor be nonconductive', () => {
    const armored = { text: 'Trunk with interlocked aluminum armor.', jacket: 'OFNP plenum' }
    expect(faultsOf(armored)).toEqual([expect.stringContaining('write OFCP plenum or OFCR riser')])
    expect(faultsOf({ ...armored, jacket: 'OFCP plenum' })).toEqual([])
    expect(faultsOf({ text: 'Corrugated steel armor, rated OFNR.' })).toHaveLength(1)
    expect(faultsOf({ text: 'Without metal, rated OFNR.', jacket: 'OFNR riser' })).toEqual([])
  })

  test('lets no angled arrays meet with aligned keys', () => {
    const panel = { connector: 'MPO-12', polish: 'APC', features: ['Key up to key up on request'] }
    expect(faultsOf(panel)).toEqual([expect.stringContaining('write “key up to key down”')])
    expect(faultsOf({ ...panel, polish: 'PC' })).toEqual([])
  })

  test.each([
    [{ partNumber: 'VP1-72LCD', ports: 72 }, 'ports: the part number counts 144 of them'],
    [{ partNumber: 'VHD1-24LC-OS2', ports: 25 }, 'ports: the part number counts 24 of them'],
    [{ connector: 'LC duplex', ports: 7 }, 'ports: a duplex adapter counts two'],
    [
      {
        connector: 'SC',
        connectorB: 'Pigtail for splicing',
        spliceCapacity: 24,
        insertionLoss: { max: 0.25, basis: 'connector and splice' },
      },
      'insertionLoss: connector and splice lose 0.35 or 0.40 dB',
    ],
    [
      {
        connector: 'SC',
        connectorB: 'SC',
        mode: 'Single-mode',
        insertionLoss: { max: 0.3, basis: 'one joint' },
      },
      'insertionLoss: the same pair loses 0.25 dB',
    ],
    [
      { subFamily: 'MPO to LC cassettes', insertionLoss: { max: 0.6, basis: 'one joint' } },
      'insertionLoss: from array to ports there are two joints',
    ],
    [
      { splitRatio: '1:32', insertionLoss: { min: 15, typ: 16, max: 17 } },
      'insertionLoss: dividing by 32 takes 15.1 dB',
    ],
    [{ product: 'Armored cord', jacket: 'OFNR riser' }, 'jacket: an armored cable is no'],
    [
      { connector: 'MPO-12', connectorB: 'MPO-12', polarity: 'Type B' },
      'polarity: an adapter that passes arrays through',
    ],
    [
      { productFamily: 'Fiber Patch Panels', subFamily: 'Wall-mount panels', mounting: 'Wall' },
      'productFamily: what hangs on a wall stands with the wall boxes',
    ],
    [
      { subFamily: 'MPO to LC cassettes', connectorB: 'MPO-12', arrayPins: 'Unpinned' },
      'arrayPins: so that arrays meet, write “Pinned”',
    ],
    [
      { productFamily: 'Fiber Cable Assemblies', connector: 'MPO-12' },
      'arrayPins: so that arrays meet, write “Unpinned”',
    ],
    [{ attenuation: [1, 5] }, 'tolerance: a fixed attenuation holds within'],
    [{ productFamily: 'Lenses', coating: 'AR 1550 nm' }, 'coatingReflectance: a coated lens says'],
    [{ subFamily: 'Inline closures', ports: 16 }, 'subFamily: a closure holds splices'],
  ])('finds what is wrong with %o', (record, message) => {
    const found = faultsOf(record).filter((fault) => fault.includes(message))
    expect(found).toHaveLength(1)
  })

  test('finds nothing in what is counted and added up right', () => {
    const sound = [
      { partNumber: 'VP1-72LCD', ports: 144 },
      { partNumber: 'VHD1-2X24LC', ports: 48 },
      { splitRatio: '1:32', insertionLoss: { min: 15.6, typ: 16, max: 17 } },
    ]
    const rules = /ports|insertionLoss/
    expect(sound.flatMap((one) => faultsOf(one)).filter((fault) => rules.test(fault))).toEqual([])
  })

  test('asks a waiver for its input and a share of cost above 55 percent', () => {
    const baba = {
      status: 'Compliant with waiver',
      class: 'construction material',
      waiver: 'BEAD limited waiver, February 23, 2024',
      letter: 'BL-26-11',
      asOf: '2026-09-30',
    }
    const record = { beadBaba: 'Compliant with waiver', countryOfOrigin: 'USA', baba }
    expect(faultsOf(record)).toEqual([expect.stringContaining('write for which input')])
    const made = { status: 'Compliant', class: 'manufactured product', asOf: '2026-09-30' }
    expect(faultsOf({ beadBaba: 'Compliant', baba: { ...made, usCostShare: 55 } })).toEqual([
      expect.stringContaining('needs more than 55'),
    ])
    expect(faultsOf({ beadBaba: 'Compliant', baba: { ...made, usCostShare: 56 } })).toEqual([])
  })
})
