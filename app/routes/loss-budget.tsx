import { lossBudget } from '#content/loss-budget.ts'
import { lossBudgetHead } from '#content/loss-budget-head.ts'
import { BudgetPage } from '#app/features/budget/budget-page.tsx'
import { budgetView, type WholeBudget } from '#app/features/budget/budget-view.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { homeCrumb } from '#app/lib/page-trail.ts'
import { paths } from '#app/lib/paths.ts'
import { redirectTo } from '#app/lib/redirect-to.ts'
import { required } from '#app/lib/required.ts'
import { notKept, type PageAnswer, type PageArgs, type PageHead } from '../page-module.ts'
import { UnavailableError } from '../unavailable-error.ts'

export async function load({ site, url }: PageArgs): Promise<WholeBudget | Response> {
  // A part would be called unknown that nobody has looked for.
  if (missingStatus(site) === 503) throw new UnavailableError('No catalogue has been read.')
  const budget = await budgetView(site, url.searchParams, required(lossBudget))
  return 'address' in budget ? redirectTo(budget.address) : budget
}

export const answer = ({ isWhole }: WholeBudget): PageAnswer => (isWhole ? {} : notKept)

export function head({ view }: WholeBudget): PageHead {
  const { title, description } = required(lossBudgetHead)
  return {
    title,
    description,
    path: paths.lossBudget(),
    trail: [homeCrumb, { label: title }],
    ...(view.rows > 0 && { noIndex: true }),
  }
}

export function Page({ data: whole }: { data: WholeBudget }) {
  return <BudgetPage title={required(lossBudgetHead).title} whole={whole} />
}
