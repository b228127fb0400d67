import { data, useLocation, Link, type ShouldRevalidateFunctionArgs } from 'react-router'
import { PageLink } from '#app/framework/page-link.tsx'
import { siteContext } from '#app/context.ts'
import { productsOf } from '#app/features/knowledge/document-facts.ts'
import { DocumentSection } from '#app/features/knowledge/document-section.tsx'
import { filesOfFormer } from '#app/features/knowledge/files-of-former.ts'
import { KnowledgeList } from '#app/features/knowledge/knowledge-list.tsx'
import { KnowledgeNotReady, LoadingDocuments } from '#app/features/knowledge/knowledge-loading.tsx'
import { knowledgeMeta, knowledgeTrail } from '#app/features/knowledge/knowledge-meta.ts'
import {
  knowledgeView,
  withCountries,
  all,
  type KnowledgeView,
} from '#app/features/knowledge/knowledge-view.ts'
import { listWithin } from '#app/features/knowledge/list-within.ts'
import { ViewerOfPage } from '#app/features/knowledge/viewer-of-page.tsx'
import { PageHeading } from '#app/features/page/page-heading.tsx'
import { useSettled } from '#app/ui/use-settled.ts'
import { paths } from '#app/lib/paths.ts'
import type { KnowledgeCard } from '#app/features/knowledge/knowledge-card-view.ts'
import { knowledgePage } from '#content/company/knowledge-center.ts'
import { findItem } from '#domain/knowledge/find-item.ts'
import type { KnowledgeFound } from '#domain/knowledge/knowledge-item.ts'
import { parseKnowledgeState, sameList } from '#domain/knowledge/knowledge-state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { pack, unpack, type Packed } from '../framework/packed.ts'
import { fromServer } from '../framework/stay-offline.ts'
import * as texts from '#texts/knowledge.ts'
import type { Route } from './+types/knowledge-center.ts'
import styles from '#app/features/knowledge/unknown-document.module.css'

type Answer = Packed<KnowledgeView> | 'pending' | 'failed'

/** How long a document waits for a list that is not ready, in milliseconds. */
const listTimeoutMilliseconds = 1000

const nothingSearched: KnowledgeFound = { hits: [] }
const noStore = { 'cache-control': 'no-store' }
const stateOf = (url: string) => parseKnowledgeState(new URL(url).searchParams)

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { knowledge, places, url } = site
  const state = stateOf(request.url)
  const list = await listWithin(listTimeoutMilliseconds, knowledge.list)
  // Not to be kept, by us or by anybody else: the list comes any moment.
  if (typeof list === 'string') {
    return data(answer(list), { headers: noStore, status: list === 'failed' ? 503 : 200 })
  }
  const searched = state.query ? knowledge.search(state.query) : nothingSearched
  const found = await Promise.resolve(searched).catch(() => undefined)
  // Too many others search.
  if (!found) return data(answer('failed'), { headers: noStore, status: 503 })
  const origins = [new URL(url).origin, new URL(request.url).origin]
  const made = knowledgeView(list, state, found.hits, origins, filesOfFormer(site))
  const item = made.document && findItem(list.items, state.doc, origins)
  const of = item && productsOf(site, item)
  const view = withCountries({ ...made, ...(of?.products.length ? { of } : {}) }, places.countries)
  return data(answer(pack(view)), {
    status: view.unknown ? 404 : 200,
    ...(found.notToKeep && { headers: noStore }),
  })
}

/** The browser may still be waiting for its part. */
const answer = (view: Answer | Promise<Answer>) => ({ view })

/** Coming from another page, the visitor waits here and reads what for. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const here = window.location.pathname === paths.knowledge()
  const view = fromServer(serverLoader).then((loaded) => loaded.view)
  // Without a connection the page that is there is better than a wait for the list.
  return answer(here || !navigator.onLine ? await view : view)
}

/** A document opens over the list that is there. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args
  const same = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  const [before, after] = [stateOf(currentUrl.href), stateOf(nextUrl.href)]
  return same && sameList(before, after) ? false : defaultShouldRevalidate
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  return knowledgeMeta(matches, location, loaderData?.view)
}

export default function KnowledgeCenter({ loaderData }: Route.ComponentProps) {
  const { known, failed } = useSettled<Answer>(loaderData.view)
  return <div className="wrap">{shown(failed ? 'failed' : known)}</div>
}

function shown(view: Answer | undefined) {
  if (!view) return <LoadingDocuments />
  if (view === 'pending' || view === 'failed') {
    return <KnowledgeNotReady failed={view === 'failed'} />
  }
  return <Content view={unpack(view)} />
}

function Content({ view }: { view: KnowledgeView }) {
  const { search } = useLocation()
  const state = parseKnowledgeState(new URLSearchParams(search))
  // What was asked for by address is part of the page; what is opened here lies over it.
  const { document, unknown } = state.doc && state.doc === view.asked ? view : {}
  return (
    <>
      {document ? (
        <DocumentSection card={document} of={view.of} />
      ) : (
        <PageHeading trail={knowledgeTrail()} {...knowledgePage} />
      )}
      {unknown && <UnknownDocument asked={state.doc} nearest={unknown} />}
      {view.noCategory && view.noCategory === state.category && (
        <UnknownCategory asked={view.noCategory} chosen={view.chosen} query={view.query} />
      )}
      <KnowledgeList view={view} state={state} />
      <ViewerOfPage view={view} state={state} />
    </>
  )
}

type UnknownCategoryProps = { asked: string; chosen: string; query: string }

/** For a `?category=` that is none of ours: what is below is not what was asked for. */
function UnknownCategory({ asked, chosen, query }: UnknownCategoryProps) {
  return (
    <section className={styles.unknown} aria-labelledby="unknown-category">
      <h2 id="unknown-category">{fillIn(texts.noCategory, { asked })}</h2>
      <p>
        {fillIn(texts.insteadOfIt, { chosen })}{' '}
        {chosen !== all && (
          <PageLink to={paths.knowledge({ category: all, query })}>{texts.allDocuments}</PageLink>
        )}
      </p>
    </section>
  )
}

type UnknownDocumentProps = { asked: string; nearest: readonly KnowledgeCard[] }

/** For a `?doc=` that names none of our documents. What was asked for is shown as text only. */
function UnknownDocument({ asked, nearest }: UnknownDocumentProps) {
  return (
    <section className={styles.unknown} aria-labelledby="unknown-document">
      <h2 id="unknown-document">{texts.notHere}</h2>
      <p>{fillIn(texts.nothingCalled, { asked })}</p>
      {nearest.length > 0 && (
        <>
          <p>{texts.nearestNames}</p>
          <ul className={styles.nearest}>
            {nearest.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={paths.knowledge({ doc: slug })} preventScrollReset>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
