import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { parseCompareState } from '#domain/deciding/compare-state.ts'
import type { Cell } from '#domain/deciding/comparison.ts'
import { allProducts, catalogue } from '#test/catalogue.ts'
import { search } from '#test/product-search.ts'
import { CompareTable } from './compare-table.tsx'
import { addedAddress, compareView } from './compare-view.ts'

const sources = {
  catalogue,
  addresses: createProductAddresses(allProducts),
  search: () => Promise.resolve(search),
}
const comparison = (query: string) =>
  compareView(sources, parseCompareState(new URLSearchParams(query)))
const ids = async (query: string) => (await comparison(query)).view.ids
const said = (cell: Cell) =>
  typeof cell === 'string' ? cell : [cell.metric.value, cell.metric.note].filter(Boolean).join(', ')

async function rowsOf(query: string) {
  const { differing, same } = await comparison(query)
  const rows = [...differing, ...same].flatMap((group) => group.rows)
  return (label: string) => rows.find((row) => row.label === label)?.cells.map(said)
}

describe('what an address puts side by side', () => {
  test('is named by slugs, numbers of products and variants, numbers made to order and names', async () => {
    expect(await ids('products=gauge-63,qb-15,QB-25-E-50,qb25p75')).toEqual([
      'gauge-63',
      'ball-valve-dn15',
      'QB-25-E-50',
    ])
    expect(await ids('products=QB-25-P-75,Pressure gauge 63 mm')).toEqual([
      'QB-25-P-75',
      'gauge-63',
    ])
  })

  test('is found while search is not ready by slugs and by numbers as they are written', async () => {
    const early = await compareView(
      { ...sources, search: () => Promise.resolve(undefined) },
      {
        products: ['gauge-63', 'QB-15', 'QB-25-E-50', 'qb25p75'],
        differences: false,
      },
    )
    expect(early.isWhole).toBe(false)
    expect(early.view.ids).toEqual(['gauge-63', 'ball-valve-dn15', 'QB-25-E-50'])
  })

  test('says of what nobody knows what may have been meant, to stand beside the rest', async () => {
    const { view } = await comparison('products=gauge-63,QB-1S&show=differences')
    expect(view.ids).toEqual(['gauge-63'])
    const [{ asked, meant } = { asked: '', meant: [] }] = view.unknown
    expect(asked).toBe('QB-1S')
    expect(meant.length).toBeGreaterThan(0)
    expect(meant[0]!.to).toBe(`/compare?products=gauge-63,${meant[0]!.id}&show=differences`)
  })

  test('is four at most', async () => {
    const { view } = await comparison(
      'products=gauge-63,gauge-100,gauge-160,ball-valve-dn15,ball-valve-dn25',
    )
    expect(view.ids).toHaveLength(4)
    expect(view.beyond).toEqual(['Ball valve DN 25'])
    expect(view.likely).toEqual([])
  })

  test('names the successor of what is no longer made, in its place', async () => {
    const { view } = await comparison('products=gauge-63,QB-15-I')
    expect(view.ids).toEqual(['gauge-63', 'ball-valve-dn15-iron-lever'])
    expect(view.withdrawn).toMatchObject([
      {
        slug: 'ball-valve-dn15-iron-lever',
        successor: { id: 'ball-valve-dn15', to: '/compare?products=gauge-63,ball-valve-dn15' },
      },
    ])
  })
})

describe('the rows of a comparison', () => {
  test('have a variant’s values, and what a series says of all its numbers', async () => {
    const row = await rowsOf('products=QB-25-E-50,ball-valve-dn25,QB-25-P-75')
    expect(row('Seat')).toEqual(['EPDM', 'PTFE', 'PTFE'])
    expect(row('Part numbers')).toEqual([
      'QB-25-E-50',
      '2\u00a0numbers, made to order',
      'QB-25-P-75',
    ])
    expect(row('As chosen')).toEqual([
      'not applicable',
      'not stated',
      'Seat PTFE, Stem extension 75\u00a0mm',
    ])
    expect(row('Availability')).toEqual(['To order', '1 of 2 in stock', 'To order'])
    expect(row('Lead time')).toEqual([
      '15\u00a0working days',
      '2 to 15\u00a0working days',
      'not stated',
    ])
  })

  test('say how products fit, comply and end', async () => {
    const row = await rowsOf('products=ball-valve-dn15,gauge-63,ball-valve-dn15-iron-lever')
    expect(row('Takes')).toEqual(['DN 15 seat', 'not stated', 'not stated'])
    expect(row('Mates with')).toEqual(['2 G 1/4 test ports', 'G 1/4 test port', 'not stated'])
    expect(row('Waiver')).toBeUndefined()
    expect(row('Compliance')).toEqual([
      'Compliant (as of September 30, 2026)',
      'not stated',
      'not stated',
    ])
    expect(row('Status')).toEqual([
      'In production',
      'In production',
      'No longer made since November 2024',
    ])
    expect(row('Replaced by')).toEqual(['not applicable', 'not applicable', 'QB-15'])
    expect(row('Dial')).toEqual(['not applicable', '63\u00a0mm', 'not applicable'])
  })

  test('are a table whose values each have a row’s and a column’s name', async () => {
    const both = await comparison('products=ball-valve-dn15,gauge-63')
    const html = renderToStaticMarkup(createElement(CompareTable, both))
    expect(html.match(/scope="col"/g)).toHaveLength(2)
    const rows = html.match(/<tr><th scope="row">.*?<\/tr>/g)!
    expect(rows.length).toBeGreaterThan(15)
    expect(rows.every((row) => row.match(/<td/g)?.length === 2)).toBe(true)
    expect(html).toContain('/list?items=QB-15:1')
    expect(html).toContain('/quote?items=QG-63:1')
  })
})

describe('what is added to a comparison', () => {
  const added = (query: string) => addedAddress(sources, new URLSearchParams(query))

  test('stands last, or where another was to be swapped', async () => {
    expect(await added('products=gauge-63&add=QB-15')).toBe('/compare?products=gauge-63,QB-15')
    expect(await added('products=gauge-63,gauge-100&swap=1&units=us&add=QB-15')).toBe(
      '/compare?products=QB-15,gauge-100&units=us',
    )
    expect(await added('products=gauge-63&add=+')).toBeUndefined()
  })

  test('takes nothing’s place where nobody knows it', async () => {
    expect(await added('products=gauge-63,gauge-100&swap=1&add=XYZ')).toBe(
      '/compare?products=gauge-63,gauge-100,XYZ&swap=1',
    )
  })
})
