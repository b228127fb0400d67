import { siteContext } from '#app/context.ts'
import { compareView } from '#app/features/compare/compare-view.ts'
import { parseCompareState } from '#domain/deciding/parse-compare-state.ts'
import { comparisonSheet } from '#domain/deciding/comparison-sheet.ts'
import { csvRecord } from '#domain/texts/csv-record.ts'
import type { Route } from './+types/compare-file.ts'

/** Spreadsheets take a file without it for one in the alphabet of their country. */
const byteOrderMark = '\uFEFF'
const words = { group: 'Group', row: 'Row', unit: 'Unit', us: 'U.S.' }

/** A comparison as a file of comma-separated values, all its rows. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const comparison = await compareView(context.get(siteContext), parseCompareState(searchParams))
  const { columns, differing, same, isWhole } = comparison
  const heads = columns.map(({ product, partNumber }) =>
    [product.name, partNumber].filter(Boolean).join(', '),
  )
  const lines = comparisonSheet(heads, [...differing, ...same], words)
  return new Response(byteOrderMark + lines.map(csvRecord).join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="comparison.csv"',
      'X-Robots-Tag': 'noindex',
      ...(!isWhole && { 'Cache-Control': 'no-store' }),
    },
  })
}
