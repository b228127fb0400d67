import { expect, test } from 'vitest'
import { namesInList } from '#app/features/crawlers/markdown.ts'
import { createCompanions } from '#domain/catalogue/companions.ts'
import { catalogue, products } from '#test/catalogue.ts'
import { interfaces } from '../interfaces.ts'

test('the Markdown of a product names all that goes with it', () => {
  const companions = createCompanions(catalogue.products, interfaces)
  const rows = products.flatMap((product) => companions(product))
  expect(rows.length).toBeGreaterThan(100)
  for (const row of rows) expect(row.companions.length).toBeLessThanOrEqual(namesInList)
})

test('the Markdown of a family lists all of its products', () => {
  for (const { name, products: all, subFamilies } of catalogue.families) {
    for (const type of subFamilies) {
      const ofType = all.filter(({ subFamily }) => subFamily === type)
      expect(ofType.length, `${name}, ${type}`).toBeLessThanOrEqual(namesInList)
    }
  }
})
