import { describe, expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { neighborTable } from './neighbors.ts'
import type { ProductSummary } from './product.ts'
import { sampleProduct } from './products.fixture.ts'

const definitions = [
  { key: 'focal', label: 'Focal length', unit: 'mm', explain: '' },
  { key: 'coating', label: 'Coating', explain: '' },
]
const ball = (name: string, attributes: ProductSummary['attributes'], subFamily = 'Ball') =>
  sampleProduct({ name, attributes, subFamily })
const table = (product: ProductSummary, ...others: ProductSummary[]) =>
  neighborTable(createCatalogue([product, ...others], []), product, definitions)

describe('a product beside those most like it', () => {
  const own = ball('Own', { coating: ['AR'], focal: [2], glass: ['BK7'], subFamily: ['Ball'] })

  test('shows only the rows in which they differ, in the order of the definitions', () => {
    const other = ball('Other', { focal: [3], glass: ['BK7'], zoom: [1], subFamily: ['Balls'] })
    expect(table(own, other)).toEqual({
      products: [
        { slug: 'own', name: 'Own' },
        { slug: 'other', name: 'Other' },
      ],
      rows: [
        { key: 'focal', label: 'Focal length', values: ['2\u00a0mm', '3\u00a0mm'] },
        { key: 'coating', label: 'Coating', values: ['AR', '–'] },
        { key: 'zoom', label: 'Zoom', values: ['–', '1'] },
      ],
    })
  })

  test('tells measures apart by their numbers', () => {
    const measured = ball('Own', { coating: ['AR'], focal: [{ max: 2 }] })
    const like = ball('Like', { coating: ['BK'], focal: [{ max: 2 }] })
    const unlike = ball('Unlike', { coating: ['CK'], focal: [{ max: 3 }] })
    const { products, rows } = table(measured, unlike, like)!
    expect(products.map(({ slug }) => slug)).toEqual(['own', 'like', 'unlike'])
    expect(rows[0]!.values).toEqual(['≤\u00a02\u00a0mm', '≤\u00a02\u00a0mm', '≤\u00a03\u00a0mm'])
  })

  test('puts those of its type first, then those that share most values, three at most', () => {
    const others = [
      ball('Other type, all alike', own.attributes, 'GRIN'),
      ball('One shared', { focal: [2] }),
      ball('None shared', { focal: [9] }),
      ball('Two shared', { focal: [2], coating: ['AR'] }),
    ]
    expect(table(own, ...others)?.products.map(({ name }) => name)).toEqual([
      'Own',
      'Two shared',
      'One shared',
      'None shared',
    ])
  })

  test('shows ten rows at most', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`f${i}`, [i]]))
    expect(table(ball('Own', many), ball('Other', {}))?.rows).toHaveLength(10)
  })

  test('is not shown for a product alone, alone in its family, or like all others', () => {
    expect(table(own)).toBeUndefined()
    expect(table(own, { ...ball('Panel', { focal: [1] }), family: 'Panels' })).toBeUndefined()
    expect(table(own, ball('Twin', own.attributes))).toBeUndefined()
  })

  test.each(['constructor', 'toString', 'valueOf'])('may differ in a field named %s', (key) => {
    expect(table(ball('Own', { [key]: ['a'] }), ball('Other', {}))?.rows).toMatchObject([
      { values: ['a', '–'] },
    ])
  })
})
