import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { addedAddress } from '#app/features/compare/added-address.ts'
import { compareHtml } from '#app/features/compare/compare-table.tsx'
import { compareView, type CompareView } from '#app/features/compare/compare-view.ts'
import { parseCompareState } from '#domain/deciding/compare-state.ts'
import { dataAnswer } from '#app/lib/data-answer.ts'
import type { PageArgs } from '../page-module.ts'

/** A comparison, or the address that it has once something is added to it. */
type CompareData = { view: CompareView; html: string } | { address: string }

/** A comparison for programs: its facts, and its table as HTML. */
export async function respond({ site, url }: PageArgs) {
  if (missingStatus(site) === 503) return dataAnswer(null, { status: 503 })
  const address = await addedAddress(site, url.searchParams)
  if (address) return dataAnswer({ address } satisfies CompareData)
  const comparison = await compareView(site, parseCompareState(url.searchParams))
  const data: CompareData = { view: comparison.view, html: compareHtml(comparison) }
  return dataAnswer(data, { mayBeKept: comparison.isWhole })
}
