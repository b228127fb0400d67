import MiniSearch, { type SearchResult } from 'minisearch'
import type { DocumentPart } from '#domain/documents/document-parts.ts'
import type { KnowledgeHit } from '#domain/knowledge/knowledge-item.ts'
import { rememberFor } from '#domain/memo/remember-for.ts'
import { plainLetters } from '#domain/texts/plain-letters.ts'
import { excerptOf } from './excerpt.ts'

export type SearchDocument = {
  slug: string
  name: string
  category: string
  /** Of a document whose text is known. */
  pages: readonly string[]
  /** Of one that is a page: its steps and sections, which lie on the PDF's pages too. */
  places?: readonly DocumentPart[] | undefined
}

export type TextSearch = (query: string) => KnowledgeHit[]

type Row = {
  id: number
  slug: string
  page: number
  place?: { id: string; name: string }
  name: string
  category: string
  text: string
}

const maxHits = 60
const maxQueryLength = 200
const maxWords = 12
/** A word with another ending: 'splices' is held where there is a 'splice'. */
const maxEnding = 2
const minStem = 4

const tokenize = MiniSearch.getDefault('tokenize') as (text: string) => string[]

/** So many rows are some milliseconds of work. */
const rowsInSlice = 10

/**
 * Words in names, categories and texts: also their beginnings, and with a letter wrong. `foldLetters`
 * makes one of what the site's language spells in several ways. It is made in slices between which others
 * have their turn: all of it takes a third of a second.
 */
export async function createTextSearch(
  documents: readonly SearchDocument[],
  foldLetters = (text: string) => text,
): Promise<TextSearch> {
  const fold = (word: string) => foldLetters(plainLetters(word.normalize('NFKC')))
  const rows: Row[] = documents.flatMap(({ slug, name, category, pages, places = [] }) => {
    const row = { id: 0, slug, name, category, page: 0 }
    return [
      ...places.map(({ text, ...place }) => ({ ...row, text, place })),
      ...(pages.length ? pages : ['']).map((text, at) => ({
        ...row,
        text,
        page: pages.length ? at + 1 : 0,
      })),
    ]
  })
  for (const [id, row] of rows.entries()) row.id = id
  // A third of a search, of which the next ones find many again; as much memory as the texts at most.
  const foldedText = rememberFor((row: Row) => fold(row.text))
  const index = new MiniSearch<Row>({
    fields: ['name', 'category', 'text'],
    processTerm: fold,
    searchOptions: {
      boost: { name: 4, category: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 && !/\d/.test(term) ? 0.2 : false),
    },
  })

  await index.addAllAsync(rows, { chunkSize: rowsInSlice })
  return search

  function search(query: string): KnowledgeHit[] {
    const words = query.slice(0, maxQueryLength).trim().split(/\s+/).slice(0, maxWords).join(' ')
    if (!words) return []
    const any = index.search(words)
    const asked = new Set(tokenize(words).map(fold).filter(Boolean))
    const all = any.filter(({ queryTerms }) => queryTerms.length === asked.size)
    const found = all.length ? all : any
    const bySlug = Map.groupBy(found, ({ id }) => rows[id as number]!.slug)
    const documents = [...bySlug].map(([slug, results]) => {
      const most = Math.max(...results.map((result) => heldBy(result).length))
      return { slug, most, best: results.filter((result) => heldBy(result).length === most) }
    })
    // What holds the words comes before what holds others like them.
    const first = documents.toSorted((a, b) => b.most - a.most).slice(0, maxHits)
    return first.map(({ slug, best }) => {
      const { alike, ...hit } = hitOf(slug, best)
      const onlyLike = tokenize(words).filter((word) => alike.includes(fold(word)))
      return {
        ...hit,
        ...(all.length === 0 && { isPartial: true as const }),
        ...(onlyLike.length > 0 && { onlyLike }),
      }
    })
  }

  /**
   * The first of the places whose text holds most of the words: a step, a section, else a page. With
   * the words that it holds only in others like them.
   */
  function hitOf(
    slug: string,
    results: readonly SearchResult[],
  ): KnowledgeHit & { alike: readonly string[] } {
    const found = results
      .map((result) => ({
        row: rows[result.id as number]!,
        terms: termsInText(result),
        alike: alikeIn(result),
      }))
      .filter(({ row, terms }) => (row.page || row.place) && terms.length)
    const most = Math.max(...found.map(({ terms }) => terms.length))
    const [first] = found
      .filter(({ terms }) => terms.length === most)
      .toSorted((a, b) => breadth(a.row) - breadth(b.row) || a.row.id - b.row.id)
    if (!first) return { slug, alike: alikeIn(results[0]!) }
    const { row, terms, alike } = first
    const { page, place, text } = row
    const excerpt = excerptOf(text, terms, foldedText(row))
    return { slug, alike, ...(place ? { place } : { page }), excerpt }
  }
}

/** Whoever finds a step wants no section, and whoever finds a section no page. */
function breadth({ place }: Row): number {
  if (!place) return 2
  return place.id.startsWith('step-') ? 0 : 1
}

/** The words of the query that stand there as they are written, as beginnings, or but for an ending. */
function heldBy({ queryTerms, terms }: SearchResult): string[] {
  return queryTerms.filter((word) => terms.some((term) => isHeld(word, term)))
}

function alikeIn(result: SearchResult): string[] {
  const held = heldBy(result)
  return result.queryTerms.filter((word) => !held.includes(word))
}

function isHeld(word: string, term: string): boolean {
  const isStem = term.length >= minStem && word.length - term.length <= maxEnding
  return term.startsWith(word) || (isStem && word.startsWith(term))
}

function termsInText({ match }: SearchResult): string[] {
  return Object.keys(match).filter((term) => match[term]?.includes('text'))
}
