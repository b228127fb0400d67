import { describe, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { interfaces } from '#content/interfaces.ts'
import { vocabulary } from '#content/vocabulary.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { createFinder, type Found } from '#domain/finding/find.ts'
import { products } from '#test/catalogue.ts'
import { createAssistant } from './assistant.ts'
import { matchProducts } from './bracketed.fixture.ts'

const honest = await createFinder({ products, definitions: attributes, vocabulary })

/** An assistant whose search finds one product for whatever is asked, and says that it meets all of it. */
async function smuggling(product: (typeof products)[number], isAlone: boolean) {
  const search: typeof honest.search = (asked) => {
    const finding = honest.search(asked)
    const checks = finding.understanding.requirements.map((requirement) => ({
      requirement,
      result: 'met' as const,
      distance: 0,
    }))
    const certain = { isOfKind: true, fits: true, score: 1000, coverage: 1, held: 20, told: 1 }
    const one: Found<(typeof products)[number]> = { product, checks, ...certain }
    const others = isAlone ? [] : finding.results.filter((other) => other.product !== product)
    return { ...finding, results: [one, ...others] }
  }
  const company = { name: 'Quernel', contactPath: '/contact-us' }
  const records = { attributes, vocabulary, interfaces, company }
  return createAssistant(products, records, { ...honest, search })
}

const figure = ({ attributes: own }: ProductSummary, key: string) => {
  const [first] = own[key] ?? []
  return typeof first === 'number' ? first : Number.NaN
}
const isSteel = ({ attributes: own }: ProductSummary) =>
  own.body?.includes('Stainless steel') === true

/** What is asked, and whether a product bears it. */
const asked: [string[], (product: ProductSummary) => boolean][] = [
  [['a ball valve with a pressure of at least 60 bar'], (one) => figure(one, 'pressure') >= 60],
  [['ball valve, length at most 62 mm'], (one) => figure(one, 'length') <= 62],
  [['which ball valve is no stainless steel?'], (one) => !isSteel(one)],
  [
    ['a ball valve of at least 60 bar', 'and at most 50 mm long'],
    (one) => figure(one, 'pressure') >= 60 && figure(one, 'length') <= 50,
  ],
  [
    ['a valve for 60 bar or more and a gauge with a dial of 160 mm'],
    (one) =>
      figure(one, 'pressure') >= 60 || figure(one, 'span') >= 60 || figure(one, 'dial') === 160,
  ],
]

describe.each(asked)('%s', (turns, bears) => {
  // A version may bear it where the product's own record does not.
  const wrong = products.filter((one) => !bears(one) && !one.variants && !one.ordering)

  test('some bear it and some do not', () => {
    expect(wrong.length).toBeGreaterThan(3)
    expect(wrong.length).toBeLessThan(products.length)
  })

  test('what a search brings in that does not is not recommended', async () => {
    for (const product of wrong) {
      const { recommend } = await smuggling(product, false)
      const { reply } = recommend(turns)
      expect(
        matchProducts(reply, products).map((one) => one.slug),
        reply,
      ).not.toContain(product.slug)
    }
  })

  test('it is told as the nearest, with what it misses', async () => {
    const { recommend } = await smuggling(wrong[0]!, true)
    const { reply } = recommend(turns)
    expect(matchProducts(reply, products)).toEqual([])
    expect(reply).toContain(wrong[0]!.partNumber)
    expect(reply).toMatch(/misses/)
  })
})
