import { paths } from '#app/lib/paths.ts'
import type { KnowledgeHit, KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'

/** Where a thing is read: at the step that was found, as a page, or in the reader at a page of it. */
export function itemPath({ type, url, slug, file }: KnowledgeItem, hit?: KnowledgeHit): string {
  if (type === 'blog') return url
  if (hit?.place) return paths.document(slug, hit.place.id)
  if (file?.isPage && !hit?.page) return paths.document(slug)
  return paths.knowledge({ doc: slug, ...(hit?.page && { page: hit.page }) })
}
