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
