import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { foldGerman } from '#domain/texts/fold-letters.ts'
import { excerptOf } from './excerpt.ts'
import { pageTexts } from './read-pdf.ts'
import { revisionOf } from './read-pdf.ts'
import { createTextSearch } from './text-search.ts'

const search = await createTextSearch([
  {
    slug: 'bend',
    name: 'Bend limits',
    category: 'Technical Notes',
    pages: ['Radius of G.657 fiber', 'Loss per turn', 'Radius and loss in corners'],
  },
  {
    slug: 'catalog',
    name: 'Product Catalog',
    category: 'Catalogs',
    pages: ['Panels', 'Bend-tolerant cords, naïve and plain'],
  },
  { slug: 'film', name: 'Connector cleaning', category: 'Videos', pages: [] },
])
const slugs = (query: string) => search(query).map(({ slug }) => slug)

describe('the search', () => {
  test('finds names before texts, beginnings, and words with a letter wrong', () => {
    expect(slugs('bend')).toEqual(['bend', 'catalog'])
    expect(slugs('clean')).toEqual(['film'])
    expect(slugs('conector')).toEqual(['film'])
    expect(slugs('NAIVE')).toEqual(['catalog'])
    expect(slugs('videos')).toEqual(['film'])
  })

  test('wants all words of a page, and any of them only where none has all', () => {
    expect(search('radius loss')).toMatchObject([{ slug: 'bend', page: 3 }])
    expect(slugs('radius panels').toSorted()).toEqual(['bend', 'catalog'])
    expect(search('radius panels').map(({ isPartial }) => isPartial)).toEqual([true, true])
    expect(search('radius loss')[0]).not.toHaveProperty('isPartial')
  })

  test('says which words stand only in others like them, and shows what holds them first', async () => {
    const [connector] = search('conector')
    expect(connector).toEqual({ slug: 'film', onlyLike: ['conector'] })
    expect(search('Cleanin Conector')).toMatchObject([{ slug: 'film', onlyLike: ['Conector'] }])
    const flows = await createTextSearch([
      { slug: 'flaw', name: 'Flawed', category: 'Notes', pages: ['a flaw', 'a flow of two flaws'] },
      { slug: 'plane', name: 'Planes', category: 'Notes', pages: ['a flame in the flume'] },
      { slug: 'flame', name: 'Flames', category: 'Notes', pages: ['flames and the flume'] },
    ])
    expect(flows('flame')).toMatchObject([
      { slug: 'flame', page: 1 },
      { slug: 'plane', page: 1 },
    ])
    for (const hit of flows('flame')) expect(hit).not.toHaveProperty('onlyLike')
    // The page that holds it, not the first that holds one like it.
    expect(flows('flow')[0]).toMatchObject({ slug: 'flaw', page: 2 })
    expect(flows('flow')[0]).not.toHaveProperty('onlyLike')
  })

  test('takes another ending for the same word', () => {
    const [hit] = search('radiuses')
    expect(hit).toMatchObject({ slug: 'bend', page: 1 })
    expect(hit).not.toHaveProperty('onlyLike')
    expect(search('panells')).toMatchObject([{ slug: 'catalog', onlyLike: ['panells'] }])
  })

  test('says of words that are like some of those asked for both', () => {
    const [hit] = search('panells flurble')
    expect(hit).toMatchObject({ slug: 'catalog', isPartial: true, onlyLike: ['panells'] })
  })

  test('names the first page that holds the words, and none where only the name does', () => {
    expect(search('turn')[0]).toEqual({ slug: 'bend', page: 2, excerpt: 'Loss per turn' })
    expect(search('cleaning')).toEqual([{ slug: 'film' }])
    expect(search('limits')).toEqual([{ slug: 'bend' }])
  })

  test('finds what the language spells in several ways, and shows where', async () => {
    const text = `${'Vorher stand vieles hier. '.repeat(20)}Das Prüfgewicht ist groß. ${'Danach auch. '.repeat(20)}`
    const german = await createTextSearch(
      [{ slug: 'weights', name: 'Gerätekunde', category: 'Handbücher', pages: [text] }],
      foldGerman,
    )
    for (const query of ['pruefgewicht', 'prufgewicht', 'PRÜFGEWICHT', 'gross', 'gross pruef']) {
      expect(german(query)[0]?.excerpt, query).toContain('Das Prüfgewicht ist groß')
    }
    for (const query of ['geraete', 'gerate', 'handbuecher']) {
      expect(german(query), query).toMatchObject([{ slug: 'weights' }])
    }
  })

  test('reads the first 200 letters of what is asked', () => {
    expect(slugs(`radius ${' '.repeat(180)}panels`)).toHaveLength(2)
    expect(slugs(`radius ${' '.repeat(200)}panels`)).toEqual(['bend'])
  })

  test('answers anything', () => {
    for (const nothing of ['', '   ', '()[]*', '\0', '"']) expect(search(nothing)).toEqual([])
    fc.assert(fc.property(anyText({ maxLength: 300 }), (query) => void search(query)))
  })
})

describe('an excerpt', () => {
  const text = `${'Before it came much. '.repeat(20)}The macrobend loss of this fiber is small. ${'After it came more. '.repeat(20)}`

  test('shows some 160 characters around the words, cut at words', () => {
    const excerpt = excerptOf(text, ['macrobend', 'fiber'])
    expect(excerpt).toMatch(/^… \w.*The macrobend loss of this fiber is small\..*\w\.? …$/)
    expect(excerpt.length).toBeLessThanOrEqual(164)
  })

  test('is the text where that is short', () => {
    expect(excerptOf('Short text', ['text'])).toBe('Short text')
    expect(excerptOf('', ['text'])).toBe('')
  })

  test('prefers the place that has most of the words', () => {
    expect(excerptOf(`fiber ${'x '.repeat(200)} fiber with loss`, ['fiber', 'loss'])).toContain(
      'fiber with loss',
    )
  })

  test('is found where folding makes two letters of some', () => {
    const long = text.replaceAll('came', 'straße')
    const folded = long.toLowerCase().replaceAll('ß', 'ss')
    expect(excerptOf(long, ['macrobend', 'fiber'], folded)).toContain(
      'macrobend loss of this fiber',
    )
  })

  test('never grows long', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 600 }),
        fc.array(fc.string({ minLength: 1 })),
        (any, terms) => {
          expect(excerptOf(any, terms).length).toBeLessThanOrEqual(164)
        },
      ),
    )
  })
})

describe('pages', () => {
  const line = (str: string) => ({ str, hasEOL: true })

  test('keep what stands on all of them once, behind the first', () => {
    const head = line('Quernel data sheet QB-15')
    const pages = [
      [line('Title')],
      [head, line('2 / 3'), line('Second')],
      [head, line('3 / 3'), line('Third')],
    ]
    expect(pageTexts(pages)).toEqual(['Title Quernel data sheet QB-15', 'Second', 'Third'])
  })

  test('may be none, one or empty', () => {
    expect(pageTexts([])).toEqual([])
    expect(pageTexts([[line('A whole page of text')]])).toEqual(['A whole page of text'])
    expect(pageTexts([[], []])).toEqual(['', ''])
  })
})

test.each([
  ['Guide IG-7, revision C, November 2026 Guide', 'C, November 2026'],
  ['Revision A, November 2026', 'A, November 2026'],
  ['Revision 2.1 of the sheet', '2.1'],
  ['the revision of our sheets', undefined],
  ['prevision A', undefined],
  ['', undefined],
])('“%s” prints the revision %s', (text, revision) => expect(revisionOf(text)).toBe(revision))

test('an index is made in slices, and others have their turn meanwhile', async () => {
  const documents = Array.from({ length: 35 }, (_, i) => ({
    slug: `note-${i}`,
    name: `Note ${i}`,
    category: 'Notes',
    pages: [`loss of ${i} turns`, 'bend radius'],
  }))
  let turns = 0
  let ended = false
  const turn = () => {
    turns++
    if (!ended) setTimeout(turn)
  }
  setTimeout(turn)
  const made = await createTextSearch(documents)
  ended = true
  // 70 pages, ten in a slice.
  expect(turns).toBeGreaterThanOrEqual(6)
  expect(made('bend radus')).toHaveLength(35)
  expect(made('34 turns').map(({ slug }) => slug)).toEqual(['note-34'])
})
