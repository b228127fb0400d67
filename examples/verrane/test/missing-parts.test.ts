import { expect, test } from 'vitest'
import { createCompanions } from '#domain/catalogue/companions.ts'
import { readFits } from '#domain/catalogue/fits.ts'
import { createNumberReader } from '#domain/catalogue/number-reader.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { missing } from '#domain/deciding/missing.ts'
import { products } from '#test/catalogue.ts'
import { interfaces } from '../interfaces.ts'

const companions = createCompanions(products, interfaces)
const numbers = createNumberReader(products)
const places = new Set(interfaces.flatMap(({ name, kind }) => (kind === 'place' ? name : [])))
const missingOf = (product: Product, quantity: number) =>
  missing([{ product, quantity }], {
    companions,
    productOf: (number) => numbers(number)?.product,
    isPlace: (name) => places.has(name),
  })
const named = (name: string, product: Product, side: 'provides' | 'accepts') =>
  readFits(product)[side].find((place) => place.interface === name)
const countOf = (name: string, product: Product) => named(name, product, 'provides')?.count ?? 0

test('a housing of cassettes lacks as many as it has slots for', () => {
  const [housing] = products.toSorted((a, b) => countOf('V6 slot', b) - countOf('V6 slot', a))
  const slots = countOf('V6 slot', housing!)
  expect(slots).toBeGreaterThan(1)
  const [empty] = missingOf(housing!, 2)
  expect(empty).toMatchObject({ kind: 'empty', free: 2 * slots, places: 2 * slots })
  expect(empty!.add.length).toBeGreaterThan(0)
  for (const { product, quantity } of empty!.add) {
    const { count } = named('V6 slot', product, 'accepts')!
    expect(quantity, product.slug).toBe(Math.floor((2 * slots) / count))
  }
})

test('a splitter without a case lacks a tray with a clip for it', () => {
  const clip = 'steel-tube splitter clip'
  const splitters = products.filter((product) => named(clip, product, 'accepts'))
  expect(splitters.length).toBeGreaterThan(1)
  for (const splitter of splitters) {
    const lacks = missingOf(splitter, 3).filter(({ kind }) => kind === 'unplaced')
    expect(lacks, splitter.slug).toMatchObject([{ interface: clip, quantity: 3, places: 0 }])
    expect(lacks[0]!.add.length, splitter.slug).toBeGreaterThan(0)
    for (const { product } of lacks[0]!.add) expect(countOf(clip, product)).toBeGreaterThan(0)
  }
})
