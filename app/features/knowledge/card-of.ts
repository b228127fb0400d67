import type { KnowledgeCard } from './knowledge-card-view.ts'
import type { KnowledgeView } from './knowledge-view.ts'

/** The document that `doc` names, as far as this view knows it; articles are pages of their own. */
export function cardOf(view: KnowledgeView, doc: string): KnowledgeCard | undefined {
  if (!doc) return undefined
  if (doc === view.asked && view.document) return view.document
  return [...view.cards, ...(view.unknown ?? [])].find(
    ({ slug, type }) => slug === doc && type !== 'blog',
  )
}
