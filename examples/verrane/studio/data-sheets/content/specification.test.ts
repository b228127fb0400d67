import { beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../../../../domain/catalogue/product.ts'
import { readCatalogue } from '../../catalogue.ts'
import { company } from '../../places.ts'
import { specificationOf } from './specification.ts'

let products: Product[] = []
const named = (slug: string) => products.find((product) => product.slug === slug)!

beforeAll(async () => {
  products = (await readCatalogue(company, expect.fail)).map(({ product }) => product)
})

test('the specification of a product says each of its attributes once', () => {
  for (const product of products) {
    const said = specificationOf(product).flatMap(({ rows }) => rows.map(({ stands }) => stands))
    // A row for each relation stands for the list of standards.
    const standing = [...new Set(said.map((keys) => keys!.join(' ')))].flatMap((keys) =>
      keys.split(' '),
    )
    const own = Object.keys(product.attributes).filter(
      (key) => !['productFamily', 'subFamily'].includes(key),
    )
    expect(standing.length, product.slug).toBe(new Set(standing).size)
    expect(
      own.filter((key) => !standing.includes(key)),
      product.slug,
    ).toEqual([])
  }
})

describe('the specification', () => {
  const rowsOf = (slug: string, label: string) =>
    specificationOf(named(slug))
      .flatMap(({ rows }) => rows)
      .filter((row) => row.label === label)
      .flatMap(({ value, condition, more = [] }) =>
        [{ value, condition }, ...more].map((one) =>
          `${one.value} | ${one.condition}`.replaceAll('\u00a0', ' '),
        ),
      )

  test('lists cable entries by kind, with inches', () => {
    expect(rowsOf('vdc-dome-closure-288', 'Cable entries')).toEqual([
      '1 oval, 10 to 25 mm (0.394 to 0.984 in) | For 2 cables',
      '5 round, 6 to 18 mm (0.236 to 0.709 in) | ',
    ])
  })

  test('has size, weight and temperature in both systems', () => {
    const panel = 'vhd1-cassette-housing-12'
    expect(rowsOf(panel, 'Width × height × depth')[0]).toMatch(
      /^440 × 43.6 × 430 mm \(17.3 × 1.72 × 16.9 in\)/,
    )
    expect(rowsOf(panel, 'Weight')).toEqual(['4.6 kg (10.1 lb) | '])
    expect(rowsOf('ingaas-pin-75-to46', 'Weight')).toEqual(['0.4 g (0.0141 oz) | '])
    expect(rowsOf(panel, 'Operating temperature')[0]).toMatch(/^−25 to 60 °C \(−13 to 140 °F\)/)
  })

  test('tells what a product was tested to from what it was designed to', () => {
    expect(rowsOf('vdc-dome-closure-288', 'Qualified to')).toEqual([
      'Telcordia GR-771-CORE, Issue 2 | Fiber-optic splice closures; 6 m for 7 days',
    ])
    expect(rowsOf('vdc-dome-closure-288', 'Designed to')).toHaveLength(2)
  })

  test('gives the reason of a compliance status', () => {
    expect(rowsOf('plc-splitter-1x32-lgx-sc-apc', 'Build America, Buy America')).toEqual([
      'Compliant with waiver | Manufactured product',
      'BEAD limited waiver, February 23, 2024 | For the overclad cylinder of the optical fiber',
      '58% U.S. cost share | Of the cost of components',
      'New Jersey, USA | Final assembly',
      'Letter BL-26-11 | As of September 30, 2026',
    ])
  })
})
