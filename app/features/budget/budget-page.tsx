import { homeCrumb } from '#app/lib/page-trail.ts'
import { outcomeId } from '#app/lib/paths.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { BudgetActions } from './budget-actions.tsx'
import { BudgetForm } from './budget-form.tsx'
import styles from './budget-form.module.css'
import type { WholeBudget } from './budget-view.ts'

/** A channel put together row by row, its sum, and whether a limit is kept. */
export function BudgetPage({ title, whole }: { title: string; whole: WholeBudget }) {
  const { query, rows, status, intro } = whole.view
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb trail={[homeCrumb, { label: title }]} />
      <h1>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      <p id={outcomeId} role="status" tabIndex={-1} className={styles.status}>
        {status}
      </p>
      {rows > 0 && <BudgetActions query={query} />}
      <BudgetForm whole={whole} />
    </div>
  )
}
