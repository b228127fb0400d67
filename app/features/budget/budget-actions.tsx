import { CopyLink } from '#app/features/knowledge/copy-link.tsx'
import { paths } from '#app/lib/paths.ts'
import { Button } from '#app/ui/button.tsx'
import * as texts from '#texts/budget.ts'
import styles from './budget-form.module.css'

/** What can be done with a channel where scripts run. */
export function BudgetActions({ query }: { query: string }) {
  return (
    <div className={`no-print ${styles.actions}`}>
      <CopyLink to={paths.lossBudget(query)} />
      <print-page>
        <Button look="outline">{texts.print}</Button>
      </print-page>
    </div>
  )
}
