import { renderToStaticMarkup } from 'react-dom/server'
import { BudgetAdd } from './budget-add.tsx'
import { BudgetBasis } from './budget-basis.tsx'
import { BudgetChoice } from './budget-choice.tsx'
import { BudgetFaults } from './budget-faults.tsx'
import { BudgetTable } from './budget-table.tsx'
import type { WholeBudget } from './budget-view.ts'

/** For loaders alone: with it comes the code that renders. */
export function budgetHtml(whole: WholeBudget): string {
  return renderToStaticMarkup(
    <>
      {/* First, for its button is what Enter presses in a field. */}
      <BudgetChoice whole={whole} />
      <BudgetFaults whole={whole} />
      {whole.channel.rows.length > 0 && <BudgetTable whole={whole} />}
      <BudgetAdd whole={whole} />
      <BudgetBasis whole={whole} />
    </>,
  )
}
