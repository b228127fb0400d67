import { lossBudget } from '#content/loss-budget.ts'
import { budgetView } from '#app/features/budget/budget-view.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { required } from '#app/lib/required.ts'
import { dataAnswer } from '#app/lib/data-answer.ts'
import type { PageArgs } from '../page-module.ts'

/** What came of a channel for programs, or the address that it has after what its form changes. */
export async function respond({ site, url }: PageArgs) {
  if (missingStatus(site) === 503) return dataAnswer(null, { status: 503 })
  const budget = await budgetView(site, url.searchParams, required(lossBudget))
  if ('address' in budget) return dataAnswer({ address: budget.address })
  return dataAnswer({ view: budget.view }, { mayBeKept: budget.isWhole })
}
