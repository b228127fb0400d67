import { siteContext } from '#app/context.ts'
import { listRecords } from '#app/features/list/list-records.ts'
import { listView } from '#app/features/list/list-view.ts'
import { csvRecord } from '#domain/texts/csv-record.ts'
import type { Route } from './+types/list-file.ts'

/** Spreadsheets take a file without it for one in the alphabet of their country. */
const byteOrderMark = '\uFEFF'

/** A parts list as a file of comma-separated values. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  // Its address names items alone, so that nothing is changed.
  const items = new URL(request.url).searchParams.get('items') ?? ''
  const list = await listView(site, new URLSearchParams({ items }))
  if ('address' in list) throw new Error(`Items alone change a list: ${items}`)
  return new Response(byteOrderMark + listRecords(list.lines, site.url).map(csvRecord).join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="parts-list.csv"',
      'X-Robots-Tag': 'noindex',
      ...(!list.isWhole && { 'Cache-Control': 'no-store' }),
    },
  })
}
