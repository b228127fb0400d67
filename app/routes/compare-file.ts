import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { compareView } from '#app/features/compare/compare-view.ts'
import { spreadsheet } from '#app/lib/spreadsheet.server.ts'
import { comparisonSheet } from '#domain/deciding/comparison-sheet.ts'
import { parseCompareState } from '#domain/deciding/compare-state.ts'
import * as answers from '#texts/answers.ts'
import * as texts from '#texts/compare.ts'
import * as values from '#texts/values.ts'
import type { PageArgs } from '../page-module.ts'

const words = {
  group: texts.groupHead,
  row: texts.rowHead,
  unit: texts.unitHead,
  us: values.unitSystems.us,
  silence: values.silence,
}

/** A comparison as a file for spreadsheets, all its rows, in the form that its address ends in. */
export async function respond({ site, url }: PageArgs) {
  if (missingStatus(site) === 503) return new Response(answers.busy, { status: 503 })
  const comparison = await compareView(site, parseCompareState(url.searchParams))
  const { columns, differing, same, isWhole } = comparison
  const heads = columns.map(({ product, partNumber }) =>
    [product.name, partNumber].filter(Boolean).join(', '),
  )
  return spreadsheet(url.pathname, {
    name: 'comparison',
    rows: comparisonSheet(heads, [...differing, ...same], words),
    mayBeKept: isWhole,
  })
}
