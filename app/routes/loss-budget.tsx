import { lossBudget } from '#content/loss-budget.ts'
import { lossBudgetHead } from '#content/loss-budget-head.ts'
import { BudgetForm } from '#app/features/budget/budget-form.tsx'
import styles from '#app/features/budget/budget-form.module.css'
import { budgetView, type WholeBudget } from '#app/features/budget/budget-view.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { CopyLink } from '#app/features/knowledge/copy-link.tsx'
import { homeCrumb, required } from '#app/lib/record-head.ts'
import { outcomeId, paths } from '#app/lib/paths.ts'
import { redirectTo, UnavailableError } from '#app/page-module.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import * as texts from '#texts/budget.ts'
import { notKept, type PageAnswer, type PageArgs, type PageHead } from '../page-module.ts'

export async function load({ site, url }: PageArgs): Promise<WholeBudget | Response> {
  // A part would be called unknown that nobody has looked for.
  if (missingStatus(site) === 503) throw new UnavailableError('No catalogue has been read.')
  const budget = await budgetView(site, url.searchParams, required(lossBudget))
  return 'address' in budget ? redirectTo(budget.address) : budget
}

export const answer = ({ isWhole }: WholeBudget): PageAnswer => (isWhole ? {} : notKept)

export function head({ channel }: WholeBudget): PageHead {
  const { title, description } = required(lossBudgetHead)
  return {
    title,
    description,
    path: paths.lossBudget(),
    trail: [homeCrumb, { label: title }],
    ...(channel.rows.length > 0 && { noIndex: true }),
  }
}

/** A channel put together row by row, its sum, and whether a limit is kept. */
export function Page({ data: whole }: { data: WholeBudget }) {
  const { title } = required(lossBudgetHead)
  const { query, status, channel, budget } = whole
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb trail={[homeCrumb, { label: title }]} />
      <h1>{title}</h1>
      <p className={styles.intro}>{budget.words.intro}</p>
      <p id={outcomeId} role="status" tabIndex={-1} className={styles.status}>
        {status}
      </p>
      {channel.rows.length > 0 && (
        <div className={`no-print ${styles.actions}`}>
          <CopyLink to={paths.lossBudget(query)} />
          <print-page>
            <Button look="outline">{texts.print}</Button>
          </print-page>
        </div>
      )}
      <BudgetForm whole={whole} />
    </div>
  )
}
