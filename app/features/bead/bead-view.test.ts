import { expect, test } from 'vitest'
import { beadPage } from '#content/company/bead.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { beadView } from './bead-view.ts'

const page = beadPage!
const [compliant, waiver, not] = page.statuses.items.map(({ value }) => value)
const drops = page.table.categories.find(({ types }) => types?.length === 1)!
let rank = 0
const drop = (status: string | undefined, origin: string, ranked = true) =>
  sampleProduct({
    name: `Drop ${(rank += 1)}`,
    family: drops.family,
    subFamily: drops.types![0]!,
    rank: ranked ? rank : null,
    attributes: {
      countryOfOrigin: [origin],
      ...(status && { [page.attribute]: [status] }),
    },
  })

test('counts statuses and places of each category, the best status and the most frequent place first', () => {
  const products = [
    drop(not, 'Japan'),
    drop(compliant, 'USA'),
    drop(waiver, 'USA'),
    drop(compliant, 'USA'),
  ]
  const { rows, statuses } = beadView(createCatalogue(products, [drops.family]), page)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    category: drops.category,
    statuses: [
      { value: compliant, count: 2 },
      { value: waiver, count: 1 },
      { value: not, count: 1 },
    ],
    places: [
      { name: 'USA', count: 3 },
      { name: 'Japan', count: 1 },
    ],
  })
  expect(statuses.map(({ count }) => count)).toEqual([2, 1, 1])
})

test('leaves out what states no status and what the list does not show', () => {
  const products = [drop(undefined, 'USA'), drop(compliant, 'USA', false)]
  const { rows, statuses } = beadView(createCatalogue(products, [drops.family]), page)
  expect(rows).toEqual([])
  expect(statuses.map(({ count }) => count)).toEqual([0, 0, 0])
})

test('leads from every count to the list of just these products', () => {
  const { rows, statuses } = beadView(createCatalogue([drop(waiver, 'USA')], [drops.family]), page)
  const selection = (to: string) => {
    const address = new URL(to, 'http://site')
    expect(address.pathname).toBe('/products')
    return [...address.searchParams]
  }
  for (const { value, to } of statuses) expect(selection(to)).toEqual([[page.attribute, value]])
  expect(selection(rows[0]!.statuses[0]!.to)).toEqual([
    ['productFamily', drops.family],
    ['subFamily', drops.types![0]],
    [page.attribute, waiver],
  ])
})
