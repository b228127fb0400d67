import { paths } from '#app/lib/paths.ts'
import type { PageHead } from '#app/page-module.ts'
import { knowledgePage } from '#content/company/knowledge-center.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import * as locale from '#texts/locale.ts'
import type { KnowledgeCard } from './knowledge-card-view.ts'
import { knowledgeTrail } from './knowledge-trail.ts'
import { featured, type KnowledgeView } from './knowledge-view.ts'

/** Title and address of each view: a document's, a category's, or the whole. */
export function knowledgeHead(view: KnowledgeView | undefined): PageHead {
  if (view?.document) return documentHead(view.document)
  const { chosen = featured, query = '', part = 1, noCategory, unknown } = view ?? {}
  const { title: center, description } = knowledgePage
  const trail = knowledgeTrail()
  const noIndex = Boolean(query || noCategory || unknown)
  if (chosen === featured) {
    return { title: center, description, path: paths.knowledge({ part }), noIndex, trail }
  }
  const category = part > 1 ? fillIn(texts.categoryPart, { category: chosen, part }) : chosen
  return {
    title: fillIn(texts.categoryTitle, { category, center }),
    description: fillIn(texts.categorySummary, { category, center, description }),
    path: paths.knowledge({ category: chosen, part }),
    noIndex,
    trail,
  }
}

function documentHead({ name, category, slug, image, facts }: KnowledgeCard): PageHead {
  const own = slug.replace(/-featured$/, '')
  return {
    title: name,
    description: fillIn(texts.documentSummary, {
      name,
      category: locale.language === 'en' ? category.toLowerCase() : category,
      facts: facts.join(', '),
    }),
    path: paths.knowledge({ doc: category === featured ? own : slug }),
    ...(image && { image }),
    trail: knowledgeTrail(name),
  }
}
