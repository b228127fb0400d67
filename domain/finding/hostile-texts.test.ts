import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { createAssistant } from '#domain/chat/assistant.ts'
import { createNameSearch } from '#domain/catalogue/name-search.ts'
import { fold, queryWords } from '#domain/catalogue/search.ts'
import { products } from '#test/catalogue.ts'
import { hostileText, repeatedText, slowestRatio } from '#test/hostile.ts'
import { inSweeps, swept } from '#test/sweep.ts'
import { createFinder } from './find.ts'

const finder = await createFinder({ products, definitions: attributes, vocabulary })
const assistant = await createAssistant(
  products,
  { attributes, vocabulary, interfaces: [], company: { name: 'Quernel', contactPath: '/contact' } },
  finder,
)
const words = fc.constantFrom('ball valve', '40 bar', 'not', 'at least', 'brass', 'QB-15', 'PTFE')
/** As the list cuts what is searched. */
const asked = fc
  .array(fc.oneof(hostileText(), words), { minLength: 1, maxLength: 6 })
  .map((all) => all.join(' ').slice(0, 200))

describe('whatever is searched,', () => {
  test('products of the catalogue are found, each once, in an order', () => {
    const known = new Set(products)
    fc.assert(
      fc.property(asked, (text) => {
        const { results } = finder.find(text)
        expect(new Set(results.map(({ product }) => product)).size).toBe(results.length)
        for (const { product, score } of results) {
          expect(known.has(product)).toBe(true)
          expect(Number.isFinite(score)).toBe(true)
        }
      }),
      { numRuns: swept<number>(600, 50) },
    )
  })

  test('names are found by their place, as many as there is room for', async () => {
    const search = await createNameSearch(products, async () => undefined)
    fc.assert(
      fc.property(asked, (text) => {
        const found = search(text)
        expect(new Set(found).size).toBe(found.length)
        for (const at of found) expect(products[at]).toBeDefined()
        for (const word of queryWords(text)) expect(word).toMatch(/\S/)
      }),
      { numRuns: swept<number>(500, 40) },
    )
  })

  test('the answer is words and names of the catalogue', () => {
    const known = new Set(products.map(({ name }) => name))
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 3 }), (turns) => {
        const { reply } = assistant.recommend(turns)
        expect(reply).toMatch(/\S/)
        for (const [, name] of reply.matchAll(/\[([^[\]]*)\]/g)) expect(known).toContain(name)
      }),
      { numRuns: swept<number>(400, 30) },
    )
  })

  inSweeps('it takes no longer than words of its length', () => {
    const tame = (length: number) =>
      'brass ball valve for 40 bar at least and '.repeat(length / 40 + 1).slice(0, length)
    const cases = fc
      .sample(repeatedText, { numRuns: 200, seed: 18 })
      .map((text) => text.slice(0, 200))
      // Of letters that stand for eighteen, as many as are read.
      .map((text) => fold(text).slice(0, 200))
    const { ratio, text } = slowestRatio(cases, tame, (given) => finder.find(given))
    expect(ratio, text.slice(0, 80)).toBeLessThan(100)
  })
})
