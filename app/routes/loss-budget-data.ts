import { lossBudget } from '#content/loss-budget.ts'
import { siteContext } from '#app/context.ts'
import { budgetView } from '#app/features/budget/budget-view.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { required } from '#app/lib/required.ts'
import { dataAnswer } from '#app/lib/data-answer.ts'
import type { Route } from './+types/loss-budget-data.ts'

/** What came of a channel for programs, or the address that it has after what its form changes. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const site = context.get(siteContext)
  if (missingStatus(site) === 503) return dataAnswer(null, { status: 503 })
  const budget = await budgetView(site, searchParams, required(lossBudget))
  if ('address' in budget) return dataAnswer({ address: budget.address })
  return dataAnswer({ view: budget.view }, { mayBeKept: budget.isWhole })
}
