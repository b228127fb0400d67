import { useMemo } from 'react'
import { data, redirect } from 'react-router'
import { serverPartsContext, siteContext } from '#app/context.ts'
import { requireCatalogue } from '#app/features/catalogue/missing-status.ts'
import { addedAddress } from '#app/features/compare/added-address.ts'
import { comparisonPart } from '#app/features/compare/compare-part-name.ts'
import { ComparePage } from '#app/features/compare/compare-page.tsx'
import { compareHtml } from '#app/features/compare/compare-table.tsx'
import { compareView, type CompareView } from '#app/features/compare/compare-view.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/compare.ts'
import type { CompareData } from './compare-data.ts'
import { asLeft } from '../framework/as-left.ts'
import { pack, unpack, type Packed } from '../framework/packed.ts'
import { fromServer } from '../framework/stay-offline.ts'
import { fetchJson } from '#app/lib/fetch-json.ts'
import { paths } from '#app/lib/paths.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { parseCompareState } from '#domain/deciding/compare-state.ts'
import type { Route } from './+types/compare.ts'

type PageData = { view: Packed<CompareView> | CompareView; html?: string }

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { searchParams } = new URL(request.url)
  if (searchParams.size) requireCatalogue(site)
  const added = await addedAddress(site, searchParams)
  if (added) throw redirect(added)
  const comparison = await compareView(site, parseCompareState(searchParams))
  // The table travels as HTML alone.
  context.set(serverPartsContext, new Map([[comparisonPart, compareHtml(comparison)]]))
  const page: PageData = { view: pack(comparison.view) }
  return data(page, comparison.isWhole ? undefined : { headers: { 'Cache-Control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** The server has what part numbers mean and what goes with what: it makes each comparison. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<PageData> {
  const seen = asLeft(request) as PageData | undefined
  // What came with the document is without its table.
  if (seen?.html) return seen
  const { search } = new URL(request.url)
  const path = programPaths.comparison('json', search)
  const { signal } = request
  const answer = await fromServer(() => fetchJson<CompareData>(path, { signal }))
  if ('address' in answer) throw redirect(answer.address)
  return answer
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { names, ids } = unpack<CompareView>(loaderData.view)
  const title = names.length
    ? fillIn(texts.compareNames, { names: names.join(', ') })
    : texts.compare
  const path = paths.compare(ids)
  // Of any two to four products there is one: search engines know them as one page.
  const canonical = paths.compare()
  return pageMeta(matches, { title, description: texts.description, path, canonical })
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => unpack<CompareView>(loaderData.view), [loaderData])
  return <ComparePage view={view} html={loaderData.html} />
}
