import { useMemo } from 'react'
import { data, redirect } from 'react-router'
import { serverPartsContext, siteContext } from '#app/context.ts'
import { requireCatalogue } from '#app/features/catalogue/require-catalogue.ts'
import { fetchList } from '#app/features/list/fetch-list.ts'
import { listHtml } from '#app/features/list/list-html.tsx'
import { ListPage } from '#app/features/list/list-page.tsx'
import { listPart } from '#app/features/list/list-part-name.ts'
import { listView, type ListView } from '#app/features/list/list-view.ts'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import * as texts from '#texts/list.ts'
import { pack, unpack, type Packed } from '../framework/packed.ts'
import { fromServer } from '../framework/stay-offline.ts'
import type { Route } from './+types/list.ts'

type PageData = { view: Packed<ListView> | ListView; html?: string }

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { searchParams } = new URL(request.url)
  // Without any, it is the list that the browser keeps.
  if (searchParams.size) requireCatalogue(site)
  const list = await listView(site, searchParams)
  if ('address' in list) throw redirect(list.address)
  // The lines travel as HTML alone.
  context.set(serverPartsContext, new Map([[listPart, listHtml(list)]]))
  const page: PageData = { view: pack(list.view) }
  return data(page, list.isWhole ? undefined : { headers: { 'Cache-Control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** The server has what part numbers mean and what goes with what: it makes each list. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<PageData> {
  const { search } = new URL(request.url)
  const answer = await fromServer(() => fetchList(search, request.signal))
  if ('address' in answer) throw redirect(answer.address)
  return answer
}

export function meta({ matches }: Route.MetaArgs) {
  const path = paths.list()
  return [
    ...pageMeta(matches, {
      title: texts.title,
      description: texts.description,
      path,
      noIndex: true,
    }),
    { tagName: 'link' as const, rel: 'canonical', href: path },
  ]
}

export default function List({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => unpack<ListView>(loaderData.view), [loaderData])
  return <ListPage view={view} html={loaderData.html} />
}
