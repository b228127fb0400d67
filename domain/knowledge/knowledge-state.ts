import { soundText } from '#domain/texts/sound-text.ts'

/** What the Knowledge Center's address says; every view of it can be linked and made by the server. */
export type KnowledgeState = {
  /** What the filter buttons stand for: empty for what comes first, Featured. */
  category: string
  /** Words looked for in names and texts. */
  query: string
  /** Which part of a long list, from 1. */
  part: number
  /** Slug or address of the open document; empty for none. */
  doc: string
  /** The page it is opened at; 0 where none is named. */
  page: number
}

/** Longer than any name of a document or of a category; the rest is cut. */
const maxQueryLength = 200
const maxDocLength = 1000

export function parseKnowledgeState(params: URLSearchParams): KnowledgeState {
  const text = (name: string, length: number) =>
    soundText((params.get(name) ?? '').trim().slice(0, length))
  return {
    category: text('category', maxQueryLength),
    query: text('q', maxQueryLength),
    part: count(params.get('part')) || 1,
    doc: text('doc', maxDocLength),
    page: count(params.get('page')),
  }
}

/** The query string of a state, without its defaults. */
export function formatKnowledgeState(state: Partial<KnowledgeState>): string {
  const { category, query, part = 1, doc, page = 0 } = state
  const params = new URLSearchParams()
  if (category) params.set('category', category)
  if (query) params.set('q', query)
  if (part > 1) params.set('part', String(part))
  if (doc) params.set('doc', doc)
  if (doc && page > 0) params.set('page', String(page))
  return params.toString()
}

function count(value: string | null): number {
  return /^\d{1,5}$/.test(value ?? '') ? Number(value) : 0
}
