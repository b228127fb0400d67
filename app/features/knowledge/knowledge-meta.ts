import type { Location } from 'react-router'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import * as locale from '#texts/locale.ts'
import { unpack, type Packed } from '../../framework/packed.ts'
import { homeCrumb } from '#app/lib/page-trail.ts'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import type { Crumb } from '#app/lib/structured-data.ts'
import { knowledgePage } from '#content/company/knowledge-center.ts'
import { parseKnowledgeState } from '#domain/knowledge/knowledge-state.ts'
import { featured, type KnowledgeView } from './knowledge-view.ts'

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

/** Title and address of each view: a document's, a category's, or the whole. */
export function knowledgeMeta(
  matches: Parameters<typeof pageMeta>[0],
  { search }: Location,
  answer: unknown,
) {
  const state = parseKnowledgeState(new URLSearchParams(search))
  const view = readView(answer)
  const document = state.doc && view?.asked === state.doc ? view.document : undefined
  if (document) {
    const { name, category, slug, image, facts } = document
    const own = slug.replace(/-featured$/, '')
    return pageMeta(matches, {
      title: name,
      description: fillIn(texts.documentSummary, {
        name,
        category: locale.language === 'en' ? category.toLowerCase() : category,
        facts: facts.join(', '),
      }),
      path: paths.knowledge({ doc: category === featured ? own : slug }),
      ...(image && { image }),
      trail: knowledgeTrail(name),
    })
  }
  const { chosen = featured, query = '', part = 1 } = view ?? {}
  const category = chosen === featured ? '' : chosen
  const said = part > 1 ? fillIn(texts.categoryPart, { category, part }) : category
  const center = knowledgePage.title
  return pageMeta(matches, {
    ...knowledgePage,
    title: category ? fillIn(texts.categoryTitle, { category: said, center }) : center,
    description: category
      ? fillIn(texts.categorySummary, {
          category: said,
          center,
          description: knowledgePage.description,
        })
      : knowledgePage.description,
    path: paths.knowledge({ category, part }),
    noIndex:
      query !== '' ||
      view?.noCategory !== undefined ||
      (view?.unknown !== undefined && state.doc !== ''),
    trail: knowledgeTrail(),
  })
}

function readView(answer: unknown): KnowledgeView | undefined {
  const known = typeof answer === 'object' && answer !== null && 'packed' in answer
  return known ? unpack(answer as Packed<KnowledgeView>) : undefined
}
