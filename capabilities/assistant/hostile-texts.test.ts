import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { fold } from '#domain/catalogue/search.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import { products } from '#test/catalogue.ts'
import { hostileText, repeatedText, slowestRatio } from '#test/hostile.ts'
import { search } from '#test/product-search.ts'
import { inSweeps, swept } from '#test/sweep.ts'
import * as texts from '#texts/reply.ts'
import { createActClassifier } from './act-classifier.ts'
import weights from './act-weights.json' with { type: 'json' }
import { createAssistant } from './assistant.ts'
import { createKnowledge } from './create-knowledge.ts'

const knowledge = await createKnowledge({
  products,
  pages: [],
  packs: languagePacks,
  search,
  findPages: () => [],
  companions: () => [],
  definitions: attributes,
  cardFields: {},
  glossary: [],
  texts,
  paths: { contact: '/contact', quote: () => '/quote', compare: () => '/compare', file: () => '/' },
})
const assistant = createAssistant(knowledge, createActClassifier(weights))
const words = fc.constantFrom('ball valve', '40 bar', 'not', 'at least', 'brass', 'QB-15', 'PTFE')
/** As the list cuts what is searched. */
const query = fc
  .array(fc.oneof(hostileText(), words), { minLength: 1, maxLength: 6 })
  .map((all) => all.join(' ').slice(0, 200))

describe('whatever is searched,', () => {
  test('products of the catalogue are found, each once, in an order', () => {
    const known = new Set(products)
    fc.assert(
      fc.property(query, (text) => {
        const { matches } = search.find(text)
        expect(new Set(matches.map(({ product }) => product)).size).toBe(matches.length)
        for (const { product, score } of matches) {
          expect(known.has(product)).toBe(true)
          expect(Number.isFinite(score)).toBe(true)
        }
      }),
      { numRuns: swept<number>(600, 50) },
    )
  })

  test('the answer is words and names of the catalogue', () => {
    const known = new Set(products.map(({ name }) => name))
    fc.assert(
      fc.property(fc.array(query, { minLength: 1, maxLength: 3 }), (turns) => {
        const reply = assistant.reply(turns)
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
    const { ratio, text } = slowestRatio(cases, tame, (given) => search.find(given))
    expect(ratio, text.slice(0, 80)).toBeLessThan(100)
  })
})
