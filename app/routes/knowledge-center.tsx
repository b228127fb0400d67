import { productsOf } from '#app/features/knowledge/document-facts.ts'
import { DocumentSection } from '#app/features/knowledge/document-section.tsx'
import type { KnowledgeCard } from '#app/features/knowledge/knowledge-card-view.ts'
import { KnowledgeList } from '#app/features/knowledge/knowledge-list.tsx'
import { knowledgeTrail } from '#app/features/knowledge/knowledge-trail.ts'
import {
  knowledgeView,
  all,
  featured,
  type KnowledgeView,
} from '#app/features/knowledge/knowledge-view.ts'
import { listWithin } from '#app/features/knowledge/list-within.ts'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { paths } from '#app/lib/paths.ts'
import { knowledgePage } from '#content/company/knowledge-center.ts'
import { findItem } from '#domain/knowledge/find-item.ts'
import type { KnowledgeFound } from '#domain/knowledge/knowledge-item.ts'
import { parseKnowledgeState, type KnowledgeState } from '#domain/knowledge/knowledge-state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import { notKept, type PageAnswer, type PageArgs, type PageHead } from '../page-module.ts'
import styles from '#app/features/knowledge/unknown-document.module.css'
import * as locale from '#texts/locale.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import knowledgeLoadingStyles from '#app/features/knowledge/knowledge-loading.module.css'

type Data =
  | { kind: 'list'; view: KnowledgeView; state: KnowledgeState; mayBeKept: boolean }
  /** The storage has not answered yet. */
  | { kind: 'pending' }
  /** The storage could not be read, or too many others search. */
  | { kind: 'failed' }

/** When a page without a list loads itself again. */
const refreshSeconds = 2

const nothingSearched: KnowledgeFound = { hits: [] }

export async function load({ site, url }: PageArgs): Promise<Data> {
  const { knowledge } = site
  const state = parseKnowledgeState(url.searchParams)
  const list = await listWithin(knowledge.list)
  if (typeof list === 'string') return { kind: list }
  const searched = state.query ? knowledge.search(state.query) : nothingSearched
  const found = await Promise.resolve(searched).catch(() => undefined)
  if (!found) return { kind: 'failed' }
  const origins = [new URL(site.url).origin, url.origin]
  const view = knowledgeView(list, state, found.hits, origins)
  const item = view.document && findItem(list.items, state.doc, origins)
  return {
    kind: 'list',
    view: { ...view, ...(item && { products: productsOf(site, item) }) },
    state,
    mayBeKept: !found.notToKeep,
  }
}

export function answer(data: Data): PageAnswer {
  switch (data.kind) {
    case 'pending':
      return { headers: { ...notKept.headers, Refresh: String(refreshSeconds) } }
    case 'failed':
      return { ...notKept, status: 503 }
    case 'list':
      return { ...(!data.mayBeKept && notKept), status: data.view.unknown ? 404 : 200 }
  }
}

export const head = (data: Data): PageHead =>
  knowledgeHead(data.kind === 'list' ? data.view : undefined)

export function Page({ data, url }: { data: Data; url: URL }) {
  return (
    <div className="wrap">
      {data.kind === 'list' && <Content {...data} />}
      {data.kind === 'pending' && <LoadingDocuments />}
      {data.kind === 'failed' && <ListFailure address={url.pathname + url.search} />}
    </div>
  )
}

function Content({ view, state }: { view: KnowledgeView; state: KnowledgeState }) {
  const { document, products, unknown, noCategory, chosen, query } = view
  return (
    <>
      {document ? (
        <DocumentSection card={document} products={products} />
      ) : (
        <PageHeading trail={knowledgeTrail()} {...knowledgePage} />
      )}
      {unknown && <UnknownDocument doc={state.doc} nearest={unknown} />}
      {noCategory && <UnknownCategory category={noCategory} chosen={chosen} query={query} />}
      <KnowledgeList view={view} category={state.category} />
    </>
  )
}

type UnknownCategoryProps = { category: string; chosen: string; query: string }

/** For a `?category=` that is none of ours: what is below is not what was asked for. */
function UnknownCategory({ category, chosen, query }: UnknownCategoryProps) {
  return (
    <section className={styles.unknown} aria-labelledby="unknown-category">
      <h2 id="unknown-category">{fillIn(texts.noCategory, { asked: category })}</h2>
      <p>
        {fillIn(texts.insteadOfIt, { chosen })}{' '}
        {chosen !== all && (
          <a href={paths.knowledge({ category: all, query })}>{texts.allDocuments}</a>
        )}
      </p>
    </section>
  )
}

type UnknownDocumentProps = { doc: string; nearest: readonly KnowledgeCard[] }

/** For a `?doc=` that names none of our documents. What was asked for is shown as text only. */
function UnknownDocument({ doc, nearest }: UnknownDocumentProps) {
  return (
    <section className={styles.unknown} aria-labelledby="unknown-document">
      <h2 id="unknown-document">{texts.notHere}</h2>
      <p>{fillIn(texts.nothingCalled, { asked: doc })}</p>
      {nearest.length > 0 && (
        <>
          <p>{texts.nearestNames}</p>
          <ul className={styles.nearest}>
            {nearest.map(({ slug, name }) => (
              <li key={slug}>
                <a href={paths.knowledge({ doc: slug })} data-reader="">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Title and address of each view: a document's, a category's, or the whole. */
function knowledgeHead(view: KnowledgeView | undefined): PageHead {
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

/** In place of the list while the server waits for it; the page loads itself again. */
function LoadingDocuments() {
  return (
    <>
      <PageHeading trail={knowledgeTrail()} {...knowledgePage} />
      <Spinner label={texts.loadingAll} />
      <noscript>
        <p>
          <a href={paths.knowledge()}>{texts.loadAgain}</a>
          {` ${texts.inAMoment}`}
        </p>
      </noscript>
    </>
  )
}

/** In place of a list that could not be read; `address` is that of the page. */
function ListFailure({ address }: { address: string }) {
  return (
    <>
      <PageHeading trail={knowledgeTrail()} {...knowledgePage} />
      <div role="alert" className={knowledgeLoadingStyles.failure}>
        <p>{texts.couldNotList}</p>
        <a href={address} className={buttonClass('outline')}>
          {texts.tryAgain}
        </a>
      </div>
    </>
  )
}
