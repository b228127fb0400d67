import { describe, expect, test } from 'vitest'
import { products } from '#test/catalogue.ts'
import { documentExcerpt, type Documents } from './document-excerpt.ts'

const valve = products.find(({ files }) => files.some(({ kind }) => kind === 'installationGuide'))!
const [guide] = valve.files.filter(({ kind }) => kind === 'installationGuide')
const item = (slug: string, path: string) => ({
  type: 'pdf' as const,
  name: `Guide ${slug}`,
  url: '',
  category: '',
  slug,
  image: '',
  file: { path, contentType: '', bytes: 1, updated: '' },
})
const documents = (...excerpts: [string, string][]): Documents => ({
  list: () => ({
    items: [item('own', guide!.url), item('other', 'x.pdf')],
    categories: [],
    missing: [],
    version: '',
  }),
  search: async () => ({
    hits: excerpts.map(([slug, excerpt]) => ({ slug, excerpt, page: 4 })),
  }),
  pathOf: ({ slug }, { page, place }) => `/read/${slug}/${place?.id ?? page}`,
})
const asked = { words: ['grease', 'stem'], wantsDocument: true }
const ofValve = { kind: 'documents' as const, products: [valve] }

describe('what a document says of what is asked', () => {
  test('is told with its page', async () => {
    const found = documents(['own', 'Grease the stem [again] after a year.'])
    expect(await documentExcerpt(found, asked, ofValve)).toBe(
      '“Grease the stem (again) after a year.”: Guide own, page 4 (/read/own/4).',
    )
  })

  test.each<[string, [string, string], typeof asked]>([
    ['it lacks a word', ['own', 'Grease the seat.'], asked],
    ['it is of another product', ['other', 'Grease the stem.'], asked],
    ['no document is asked for', ['own', 'Grease the stem.'], { ...asked, wantsDocument: false }],
    ['nothing is asked of it', ['own', 'Grease the stem.'], { ...asked, words: [] }],
  ])('is not where %s', async (_, excerpt, question) => {
    expect(await documentExcerpt(documents(excerpt), question, ofValve)).toBeUndefined()
  })

  test('nor where the documents cannot be searched', async () => {
    const broken = { ...documents(), search: () => Promise.reject(new Error('closed')) }
    expect(await documentExcerpt(broken, asked, ofValve)).toBeUndefined()
  })
})
