import { expect, test } from 'vitest'
import type { CompanionRow } from '#domain/catalogue/companions.ts'
import { lampAttributes, lamps, lampSearch } from '#domain/search/lamps-search.fixture.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import * as texts from '#texts/reply.ts'
import { answerFit } from './answer-fit.ts'
import { createKnowledge } from './create-knowledge.ts'

type Lamp = (typeof lamps)[number]
const [small, large, , dimmer] = lamps

/** The dimmer goes with the large wall lamp alone. */
const partners = new Map([
  [large, dimmer],
  [dimmer, large],
])
const knowledge = await createKnowledge({
  products: lamps,
  pages: [],
  packs: languagePacks,
  search: lampSearch,
  findPages: () => [],
  companions: (product: Lamp) => {
    const partner = partners.get(product)
    return partner
      ? [{ kind: 'takes', companions: [{ product: partner }] } as unknown as CompanionRow<Lamp>]
      : []
  },
  definitions: lampAttributes,
  cardFields: {},
  glossary: [],
  texts,
  paths: { contact: '/contact', quote: () => '/quote', compare: () => '/compare', file: () => '/' },
})

function answer(product: Lamp, text: string) {
  const query = lampSearch.parse(text)
  const weights = new Map(query.words.map((word) => [word, 1]))
  const asked = {
    products: [product],
    kinds: query.kinds,
    query,
    isSure: false,
    named: [],
    weights,
  }
  return answerFit(asked, knowledge)?.text
}

test('a question for yes or no is answered so', () => {
  expect(answer(large!, 'can I use the dimmer with it?')).toMatch(/^Yes, \[Dimmer for wall lamps\]/)
  expect(answer(small!, 'can I use the dimmer with it?')).toMatch(/^No, /)
})

test('what asks a fact of it is left to facts', () => {
  expect(answer(small!, 'and the depth?')).toBeUndefined()
})
