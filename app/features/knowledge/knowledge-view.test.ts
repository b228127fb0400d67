import { describe, expect, test } from 'vitest'
import type {
  KnowledgeHit,
  KnowledgeItem,
  KnowledgeList,
} from '#domain/knowledge/knowledge-item.ts'
import { parseKnowledgeState } from '#domain/knowledge/knowledge-state.ts'
import { knowledgeView, partSize } from './knowledge-view.ts'

const item = (name: string, category: string, type: KnowledgeItem['type'] = 'pdf') => ({
  type,
  name,
  url: `/files/x/${name}`,
  category,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  image: '',
})
const sheets = Array.from({ length: partSize + 3 }, (_, i) => item(`Sheet ${i}`, 'Data Sheets'))
const list: KnowledgeList = {
  items: [
    { ...item('Product Catalog', 'Featured'), slug: 'product-catalog-featured' },
    item('Product Catalog', 'Catalogs'),
    ...sheets,
    item('Cleaning', 'Videos', 'video'),
    item('Basics', 'Blogs', 'blog'),
  ],
  categories: ['Catalogs', 'Data Sheets', 'Videos'],
  missing: ['stories'],
  version: '1',
}
const view = (query: string, hits: KnowledgeHit[] = []) =>
  knowledgeView(list, parseKnowledgeState(new URLSearchParams(query)), hits, ['http://a.example'])
const names = (query: string) => view(query).cards.map(({ name }) => name)

describe('the list', () => {
  test('begins with Featured, and has a button for each category, Blogs and All', () => {
    expect(names('')).toEqual(['Product Catalog'])
    expect(view('').filters.map(({ name }) => name)).toEqual([
      'Featured',
      'Catalogs',
      'Data Sheets',
      'Videos',
      'Blogs',
      'All',
    ])
  })

  test('counts what each button shows, each document once under All', () => {
    const counts = view('').filters.map(({ count }) => count)
    expect(counts).toEqual([1, 1, partSize + 3, 1, 1, partSize + 6])
  })

  test('shows Featured for a category that is not there, and says that it is not', () => {
    expect(view('category=__proto__')).toMatchObject({
      chosen: 'Featured',
      noCategory: '__proto__',
      matched: 1,
    })
    for (const there of ['', 'category=Videos', 'category=All'])
      expect(view(there).noCategory).toBeUndefined()
  })

  test('comes in parts; one past the last is the last', () => {
    const last = view('category=Data+Sheets&part=99')
    expect(last).toMatchObject({ part: 2, parts: 2, matched: partSize + 3 })
    expect(last.cards.map(({ name }) => name)).toEqual(sheets.slice(partSize).map((s) => s.name))
  })
})

describe('a search', () => {
  const hits = [
    { slug: 'sheet-3', page: 2, excerpt: 'the words' },
    { slug: 'product-catalog-featured' },
    { slug: 'product-catalog' },
    { slug: 'gone' },
  ]

  test('shows what was found in its order, each document once, with page and words', () => {
    const { cards, chosen } = view('q=words', hits)
    expect(chosen).toBe('All')
    expect(cards.map(({ slug }) => slug)).toEqual(['sheet-3', 'product-catalog'])
    expect(cards[0]).toMatchObject({ page: 2, excerpt: 'the words' })
  })

  test('can be narrowed to a category, and counts what each holds', () => {
    const { cards, filters } = view('q=words&category=Data+Sheets', hits)
    expect(cards.map(({ slug }) => slug)).toEqual(['sheet-3'])
    expect(filters.find(({ name }) => name === 'Catalogs')?.count).toBe(1)
  })

  test('says that no document holds all of the words', () => {
    const some = hits.map((hit) => ({ ...hit, isPartial: true as const }))
    expect(view('q=words', hits).remark).toBeUndefined()
    expect(view('q=words', some).remark).toBe(
      'No document here contains all of “words”. These contain some of it.',
    )
  })

  test('says that documents hold only words like these, of all that are shown or of each', () => {
    const [first, ...rest] = hits
    const alike = (hit: KnowledgeHit) => ({ ...hit, onlyLike: ['wurds'] })
    expect(view('q=wurds', hits.map(alike)).remark).toBe(
      'No document here contains exactly “wurds”. These contain similar words.',
    )
    const mixed = view('q=wurds', [first!, ...rest.map(alike)])
    expect(mixed.remark).toBeUndefined()
    expect(mixed.cards.map(({ facts }) => facts.includes('words similar to “wurds”'))).toEqual([
      false,
      true,
    ])
    const both = hits.map((hit) => ({ ...alike(hit), isPartial: true as const }))
    expect(view('q=wurds', both).remark).toBe(
      'No document here contains all of “wurds”. These contain some of it, or similar words.',
    )
  })
})

describe('a card', () => {
  const path = 'dataSheets/sheet-0.pdf'
  const file = { path, contentType: 'application/pdf', bytes: 1000, updated: '', pages: 2 }
  const cardsOf = (title: string) => {
    const items = [{ ...sheets[0]!, file: { ...file, title } }]
    const state = parseKnowledgeState(new URLSearchParams('category=All'))
    return knowledgeView({ ...list, items }, state, [], []).cards
  }

  test('is called what the document calls itself, where that is another name', () => {
    expect(cardsOf('Ball valves')).toMatchObject([{ name: 'Sheet 0', title: 'Ball valves' }])
    expect(cardsOf('sheet 0')[0]?.title).toBeUndefined()
  })
})

describe('the open document', () => {
  test('is known, whichever list is behind it', () => {
    expect(view('category=Videos&doc=sheet-3').document?.name).toBe('Sheet 3')
    expect(view('category=Videos').document).toBeUndefined()
  })

  test('is never an article, nor anything of another host', () => {
    expect(view('doc=basics').document).toBeUndefined()
    expect(view('doc=https://b.example/files/x/Sheet+3').document).toBeUndefined()
    expect(view('doc=javascript:alert(1)').document).toBeUndefined()
  })
})
