import { describe, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import { products } from '#test/catalogue.ts'
import { search } from '#test/product-search.ts'
import * as texts from '#texts/reply.ts'
import { acts, type Act, type ActGuess } from './act.ts'
import { createKnowledge } from './create-knowledge.ts'
import { emptyConversation, withTurn } from './conversation.ts'
import { rankPassages, sourceKey } from './passage-ranker.ts'
import { tellingWords } from './turn-features.ts'

const knowledge = await createKnowledge({
  products,
  pages: [
    {
      path: '/careers',
      title: 'Careers',
      sections: [
        { heading: 'Apprentices', lines: ['Apprentices begin each September.'] },
        { heading: 'May I visit?', lines: ['Yes, on Fridays.'], isQuestion: true },
      ],
    },
    {
      path: '/documents/greasing',
      title: 'Greasing ball valves',
      note: 'Guide',
      sections: [{ heading: 'Stem', lines: ['Grease the stem once a year.'] }],
    },
  ],
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

function sourcesFor(text: string, act: Act) {
  const query = search.parse(text)
  const guess = Object.fromEntries(acts.map((one) => [one, Number(one === act)])) as ActGuess
  const written = tellingWords(text, knowledge)
  const conversation = withTurn(emptyConversation, query, {
    act,
    language: 'en',
    written,
  })
  return rankPassages(conversation, { query, act, guess }, knowledge).map(({ passage }) =>
    sourceKey(passage),
  )
}

describe('passages', () => {
  test('of a page come first where the company is asked about', () => {
    expect(sourcesFor('when do apprentices begin?', 'company')[0]).toBe('/careers')
  })

  test('of a document come first where a document is asked for', () => {
    expect(sourcesFor('a guide to greasing ball valves', 'document')[0]).toBe('/documents/greasing')
  })

  test('of a record come first where its product is named', () => {
    const [product] = products

    expect(sourcesFor(`how is ${product!.partNumber} made?`, 'fact')[0]).toBe(product)
  })

  test('agree with no other question than that of their entry', () => {
    const [hit] = knowledge.pagePassages.find(search.wordsOf('visit'))

    expect(hit!.passage.text).toBe('On Fridays.')
  })

  test('hold some of the words', () => {
    expect(sourcesFor('zzz', 'fact')).toEqual([])
  })
})
