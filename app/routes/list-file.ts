import { siteContext } from '#app/context.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { listRecords } from '#app/features/list/list-records.ts'
import { listView } from '#app/features/list/list-view.ts'
import { spreadsheet } from '#app/lib/spreadsheet.server.ts'
import * as answers from '#texts/answers.ts'
import type { Route } from './+types/list-file.ts'

/** A parts list as a file for spreadsheets, in the form that its address ends in. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  if (missingStatus(site) === 503) return new Response(answers.busy, { status: 503 })
  const { pathname, searchParams } = new URL(request.url)
  // Its address names items alone, so that nothing is changed.
  const items = searchParams.get('items') ?? ''
  const list = await listView(site, new URLSearchParams({ items }))
  // More items than a list holds: its page tells which.
  if ('address' in list)
    return new Response(null, { status: 303, headers: { location: list.address } })
  return spreadsheet(pathname, {
    name: 'parts-list',
    rows: listRecords(list.lines, site.url),
    mayBeKept: list.isWhole,
  })
}
