import MiniSearch, { type SearchResult } from 'minisearch'
import type { KnowledgeHit } from '#domain/knowledge/knowledge-item.ts'
import { plainLetters } from '#domain/texts/plain-letters.ts'
import { excerptOf } from './excerpt.ts'

export type SearchDocument = {
  slug: string
  name: string
  category: string
  /** Of a document whose text is known. */
  pages: readonly string[]
}

export type TextSearch = (query: string) => KnowledgeHit[]

type Row = { id: number; slug: string; page: number; name: string; category: string; text: string }

const maxHits = 60
const maxQueryLength = 200
const maxWords = 12

/**
 * Words in names, categories and texts: also their beginnings, and with a letter wrong. `foldLetters`
 * makes one of what the site's language spells in several ways.
 */
export function createTextSearch(
  documents: readonly SearchDocument[],
  foldLetters = (text: string) => text,
): TextSearch {
  const fold = (word: string) => foldLetters(plainLetters(word.normalize('NFKC')))
  const rows: Row[] = documents.flatMap(({ slug, name, category, pages }) =>
    (pages.length ? pages : ['']).map((text, at) => ({
      id: 0,
      slug,
      page: pages.length ? at + 1 : 0,
      name,
      category,
      text,
    })),
  )
  for (const [id, row] of rows.entries()) row.id = id
  const index = new MiniSearch<Row>({
    fields: ['name', 'category', 'text'],
    processTerm: fold,
    searchOptions: {
      boost: { name: 4, category: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 && !/\d/.test(term) ? 0.2 : false),
    },
  })
  index.addAll(rows)

  return (query) => {
    const words = query.slice(0, maxQueryLength).trim().split(/\s+/).slice(0, maxWords).join(' ')
    if (!words) return []
    const all = index.search(words, { combineWith: 'AND' })
    const found = all.length ? all : index.search(words, { combineWith: 'OR' })
    const bySlug = Map.groupBy(found, ({ id }) => rows[id as number]!.slug)
    return [...bySlug].slice(0, maxHits).map(([slug, results]) => ({
      ...hitOf(slug, results),
      ...(all.length === 0 && { isPartial: true as const }),
    }))
  }

  /** The first of the pages whose text holds most of the words. */
  function hitOf(slug: string, results: readonly SearchResult[]): KnowledgeHit {
    const pages = results
      .map((result) => ({ row: rows[result.id as number]!, terms: termsInText(result) }))
      .filter(({ row, terms }) => row.page && terms.length)
    const most = Math.max(...pages.map(({ terms }) => terms.length))
    const [first] = pages
      .filter(({ terms }) => terms.length === most)
      .toSorted((a, b) => a.row.page - b.row.page)
    if (!first) return { slug }
    return { slug, page: first.row.page, excerpt: excerptOf(first.row.text, first.terms, fold) }
  }
}

function termsInText({ match }: SearchResult): string[] {
  return Object.keys(match).filter((term) => match[term]?.includes('text'))
}
