import { beforeAll, describe, expect, test } from 'vitest'
import { readCatalogue } from '../../catalogue.ts'
import { company } from '../../places.ts'
import { plansOf, type SheetPlan } from '../plan.ts'

let sheets: SheetPlan[] = []

beforeAll(async () => {
  const products = (await readCatalogue(company, expect.fail)).map(({ product }) => product)
  sheets = plansOf(products).filter(({ type }) => type === 'data sheet')
})

describe('what fits', () => {
  const groupsOf = (slug: string) =>
    new Map(
      sheets
        .find(({ product }) => product.slug === slug)!
        .parts.map(({ title, rows }) => [title, rows]),
    )

  test('is named from both sides', () => {
    const [housing, cassette] = ['vhd1-cassette-housing-12', 'vc6-mpo-12-to-12-lc']
    expect(
      groupsOf(housing)
        .get('Takes')!
        .map(({ partNumber }) => partNumber),
    ).toContain('VC6-1M12-12LC-U')
    expect(groupsOf(cassette).get('Fits into')).toContainEqual({
      partNumber: 'VHD1-C12-E',
      name: 'VHD1 cassette housing, 12 slots',
      note: 'up to 12, V6 slot',
    })
  })

  test('is not said again of a part that the accessories list', () => {
    const groups = groupsOf('vdc-dome-closure-288')
    expect(groups.get('Comes with')).toEqual([
      expect.objectContaining({ partNumber: 'VDC-T24', note: 'tray, 3 in the box' }),
    ])
    expect(groups.has('Takes')).toBe(false)
  })
})
