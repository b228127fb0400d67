import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import type { ListData } from '#app/features/list/fetch-list.ts'
import { listHtml } from '#app/features/list/list-html.tsx'
import { listView } from '#app/features/list/list-view.ts'
import { dataAnswer } from '#app/lib/data-answer.ts'
import type { PageArgs } from '../page-module.ts'

/** What a browser that goes from one list to the next asks of the server. */
export async function respond({ site, url }: PageArgs) {
  if (missingStatus(site) === 503) return dataAnswer(null, { status: 503 })
  const list = await listView(site, url.searchParams)
  if ('address' in list) return dataAnswer({ address: list.address } satisfies ListData)
  const data: ListData = { view: list.view, html: listHtml(list) }
  return dataAnswer(data, { mayBeKept: list.isWhole })
}
