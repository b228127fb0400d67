import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { ListPage } from '#app/features/list/list-page.tsx'
import { listView, type ListView } from '#app/features/list/list-view.ts'
import { paths } from '#app/lib/paths.ts'
import { redirectTo, UnavailableError } from '#app/page-module.ts'
import * as texts from '#texts/list.ts'
import { notKept, type PageAnswer, type PageArgs, type PageHead } from '../page-module.ts'

export async function load({ site, url }: PageArgs): Promise<ListView | Response> {
  const { searchParams } = url
  // Without any, it is the list that the browser keeps.
  if (searchParams.size && missingStatus(site) === 503) throw new UnavailableError()
  const list = await listView(site, searchParams)
  return 'address' in list ? redirectTo(list.address) : list
}

export const answer = ({ isWhole }: ListView): PageAnswer => (isWhole ? {} : notKept)

export const head = (): PageHead => ({
  title: texts.title,
  description: texts.description,
  path: paths.list(),
  noIndex: true,
})

export const hasConnectBand = false

export function Page({ data }: { data: ListView }) {
  return <ListPage list={data} />
}
