import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { namesInRow, toldProduct, wholeRow } from './product-told.ts'

const [product] = catalogue.products
const others = catalogue.families.flatMap(({ products }) => products.slice(0, 2))

/** What is told of a product that so many go with, in turn of each family. */
function rowOf(count: number, parts: readonly string[] = []) {
  const companions = [
    ...Array.from({ length: count }, (_, at) => {
      const other = others[at % others.length]!
      return { product: other, partNumber: other.partNumber }
    }),
    ...parts.map((partNumber) => ({ product: undefined, partNumber })),
  ]
  const site = {
    url: 'https://quernel.example',
    catalogue,
    addresses: { withdrawn: new Map() },
    companions: () => [{ kind: 'takes', companions }],
  } as unknown as Parameters<typeof toldProduct>[0]
  return toldProduct(site, { product: product! }).goesWith[0]!
}

test('what goes with a product is named in full while there is no more of it than somebody reads', () => {
  const row = rowOf(wholeRow)
  expect(row.companions).toHaveLength(wholeRow)
  expect(row).not.toHaveProperty('more')
})

test('of thousands the first are named, and the others counted by the page that lists them', () => {
  const row = rowOf(namesInRow + 3000, ['QX-1'])
  expect(row.companions).toHaveLength(namesInRow + 1)
  expect(row.companions.at(-1)).toEqual({ partNumber: 'QX-1' })
  expect(row.more!.reduce((sum, { count }) => sum + count, 0)).toBe(3000)
  for (const { url } of row.more!) {
    expect(url).toMatch(/^https:\/\/quernel\.example\/family\/[^/]+$/)
  }
})
