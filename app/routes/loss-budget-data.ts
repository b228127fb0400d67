import { lossBudget } from '#content/loss-budget.ts'
import { siteContext } from '#app/context.ts'
import { budgetHtml } from '#app/features/budget/budget-html.tsx'
import { budgetView, type BudgetView } from '#app/features/budget/budget-view.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { required } from '#app/lib/required.ts'
import { dataAnswer } from '#app/lib/data-answer.ts'
import type { Route } from './+types/loss-budget-data.ts'

/** A channel worked out, or the address that it has after what its form changes. */
export type BudgetData = { view: BudgetView; html: string } | { address: string }

/** What a browser that goes from one channel to the next asks of the server. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const site = context.get(siteContext)
  if (missingStatus(site) === 503) return dataAnswer(null, { status: 503 })
  const budget = await budgetView(site, searchParams, required(lossBudget))
  if ('address' in budget) return dataAnswer({ address: budget.address } satisfies BudgetData)
  const data: BudgetData = { view: budget.view, html: budgetHtml(budget) }
  return dataAnswer(data, { mayBeKept: budget.isWhole })
}
