import { homeCrumb } from '#app/lib/record-head.ts'
import { paths } from '#app/lib/paths.ts'
import type { Crumb } from '#app/lib/structured-data.ts'
import { knowledgePage } from '#content/company/knowledge-center.ts'

/** Where the Knowledge Center stands, or a document in it; `category` where it is known. */
export function knowledgeTrail(name?: string, category?: string): Crumb[] {
  if (!name) return [homeCrumb, { label: knowledgePage.title }]
  return [
    homeCrumb,
    { label: knowledgePage.title, to: paths.knowledge() },
    ...(category ? [{ label: category, to: paths.knowledge({ category }) }] : []),
    { label: name },
  ]
}
