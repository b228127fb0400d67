import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { nameKeys, stripUnknownBrackets } from '#domain/chat/product-names.ts'
import { createAssistant } from '#domain/chat/assistant.ts'
import { shownSoFar } from '#domain/chat/shown-so-far.ts'
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
    const known = nameKeys(products.map(({ name }) => name))
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1, maxLength: 3 }), (turns) => {
        const { reply } = assistant.recommend(turns)
        expect(reply).toMatch(/\S/)
        expect(stripUnknownBrackets(reply, known)).toBe(reply)
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

describe('whatever a model replies,', () => {
  const known = nameKeys(['Gate valve DN 15'])
  const policy = 'Recommend only products that stand in the product list of the conversation.'
  const replies = fc
    .array(fc.oneof(hostileText(), fc.constantFrom('[Gate valve DN 15]', '[', ']', '. ', policy)), {
      maxLength: 8,
    })
    .map((pieces) => pieces.join(' '))

  test('what is shown while it comes is the beginning of what is shown in the end', () => {
    fc.assert(
      fc.property(replies, fc.nat(), (reply, cut) => {
        const shown = (text: string) => shownSoFar(text, { known, policy })
        const whole = shown(reply)
        const part = shown(reply.slice(0, cut % (reply.length + 1)))
        expect(whole.startsWith(part)).toBe(true)
      }),
      { numRuns: swept<number>(800, 60) },
    )
  })

  inSweeps('it is read in the time that words of its length take', () => {
    const tame = (length: number) => 'Take this valve. It is good. '.repeat(length / 29 + 1)
    const cases = fc.sample(repeatedText, { numRuns: 200, seed: 8 })
    const { ratio, text } = slowestRatio(
      cases,
      (length) => tame(length).slice(0, length),
      (given) => stripUnknownBrackets(given, known),
    )
    expect(ratio, text.slice(0, 80)).toBeLessThan(100)
  })
})
