import { nearest } from '#domain/catalogue/nearest.ts'
import { findItem, searchTextOf } from '#domain/knowledge/find-item.ts'
import type {
  KnowledgeHit,
  KnowledgeItem,
  KnowledgeList,
} from '#domain/knowledge/knowledge-item.ts'
import type { KnowledgeState } from '#domain/knowledge/knowledge-state.ts'
import * as texts from '#texts/knowledge.ts'
import type { DocumentProductsView } from './document-facts.ts'
import { knowledgeCard, searchRemark, type KnowledgeCard } from './knowledge-card-view.ts'

export type KnowledgeFilter = { name: string; count: number }

export type KnowledgeView = {
  /** The filter that is chosen, as its button calls it. */
  chosen: string
  /** What `?category=` asked for, where it is none of ours. */
  noCategory?: string
  query: string
  filters: KnowledgeFilter[]
  cards: KnowledgeCard[]
  matched: number
  part: number
  parts: number
  /** What these documents are for want of better ones. */
  remark?: string
  /** Folders that could not be listed. */
  missing: readonly string[]
  /** The document that `?doc=` names, with its products; else the documents with the nearest names. */
  document?: KnowledgeCard
  products?: DocumentProductsView
  unknown?: KnowledgeCard[]
}

export const featured = texts.featured
export const blogs = texts.blogs
export const all = texts.all

/** Full rows in four, three and two columns, and a page within its HTML budget. */
export const partSize = 24
const maxNearest = 4

/**
 * The view of one state. `hits` are those of the state's query, best first; `origins` are where
 * this site is reached.
 */
export function knowledgeView(
  list: KnowledgeList,
  state: KnowledgeState,
  hits: readonly KnowledgeHit[],
  origins: readonly string[],
): KnowledgeView {
  const { query } = state
  const found: Found[] = query ? itemsOf(list.items, hits) : list.items.map((item) => ({ item }))
  const within = (filter: string) => found.filter(({ item }) => belongs(item, filter))
  const has = (name: string) => list.items.some(({ category }) => category === name)
  const names = [featured, ...list.categories, blogs, all].filter(
    (name) => (name !== featured && name !== blogs) || has(name),
  )
  const filters = names.map((name) => ({ name, count: within(name).length }))
  // Words are looked for everywhere unless a category is named.
  const named = names.find((name) => name === state.category)
  const chosen = named ?? (query || !has(featured) ? all : featured)
  const shown = within(chosen)
  const remark = searchRemark(
    query,
    shown.map(({ hit }) => hit),
  )
  const parts = Math.max(1, Math.ceil(shown.length / partSize))
  const part = Math.min(state.part, parts)
  return {
    chosen,
    ...(state.category && !named && { noCategory: state.category }),
    query,
    filters,
    cards: shown
      .slice((part - 1) * partSize, part * partSize)
      .map(({ item, hit }) => knowledgeCard(item, hit)),
    matched: shown.length,
    part,
    parts,
    ...(remark && { remark }),
    missing: list.missing,
    ...(state.doc && openDocument(list.items, state.doc, origins)),
  }
}

type Found = { item: KnowledgeItem; hit?: KnowledgeHit }

function itemsOf(items: readonly KnowledgeItem[], hits: readonly KnowledgeHit[]): Found[] {
  const bySlug = new Map(items.map((item) => [item.slug, item]))
  return hits.flatMap((hit) => {
    const item = bySlug.get(hit.slug)
    return item ? { item, hit } : []
  })
}

/** A featured copy stands under Featured only: All shows each document once. */
function belongs(item: KnowledgeItem, filter: string): boolean {
  return filter === all ? item.category !== featured : item.category === filter
}

function openDocument(items: readonly KnowledgeItem[], doc: string, origins: readonly string[]) {
  const item = findItem(items, doc, origins)
  if (item) return { document: knowledgeCard(item) }
  const others = items.filter((other) => other.type !== 'blog' && other.category !== featured)
  const alike = nearest(others, searchTextOf(doc), maxNearest)
  return { unknown: alike.map((other) => knowledgeCard(other)) }
}
