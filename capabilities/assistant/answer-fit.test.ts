import { expect, test } from 'vitest'
import type { CompanionRow } from '#domain/catalogue/companions.ts'
import { lampAttributes, lamps, lampSearch } from '#domain/search/lamps-search.fixture.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import * as texts from '#texts/reply.ts'
import { acts, type ActGuess } from './act.ts'
import { answerFit } from './answer-fit.ts'
import { emptyConversation } from './conversation.ts'
import { createKnowledge } from './create-knowledge.ts'
import { tellingWords } from './turn-features.ts'

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

const guess = Object.fromEntries(acts.map((act) => [act, Number(act === 'fit')])) as ActGuess

function answer(product: Lamp, text: string) {
  const query = lampSearch.parse(text)
  const written = [tellingWords(text, knowledge)]
  const conversation = { ...emptyConversation, subject: [product], written }
  return answerFit(conversation, { query, act: 'fit', guess }, knowledge)?.text
}

test('a question for yes or no is answered so', () => {
  expect(answer(large!, 'can I use the dimmer with it?')).toMatch(/^Yes, \[Dimmer for wall lamps\]/)
  expect(answer(small!, 'can I use the dimmer with it?')).toMatch(/^No, /)
})

test('what asks a fact of it is left to facts', () => {
  expect(answer(small!, 'and the depth?')).toBeUndefined()
})
