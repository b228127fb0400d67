import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { needs } from '#content/needs.ts'
import { usesOfProducts } from '#content/uses-of-products.ts'

test('every product says what it is for, and nothing else does', () => {
  const slugs = readdirSync(new URL('../catalogue', import.meta.url)).flatMap((file) =>
    file.endsWith('.json') ? file.slice(0, -'.json'.length) : [],
  )
  expect(Object.keys(usesOfProducts).toSorted()).toEqual(slugs.toSorted())
})

test('what is wanted is wanted of products', () => {
  expect(Object.keys(needs).filter((slug) => !Object.hasOwn(usesOfProducts, slug))).toEqual([])
})
