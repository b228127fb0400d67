import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/budget.ts'
import { faultsSaid } from './budget-said.ts'
import styles from './budget-form.module.css'
import type { WholeBudget } from './budget-view.ts'

/** What does not go together, and what could not be read. */
export function BudgetFaults({ whole }: { whole: WholeBudget }) {
  const faults = faultsSaid(whole)
  const splice = whole.budget.parts.find(({ splices }) => splices)
  if (!faults.length) return null
  return (
    <div className={styles.faults} role="group" aria-label={texts.whatToMend}>
      <p>{texts.whatToMend}</p>
      <ul>
        {faults.map(({ text, splices }, i) => (
          <li key={i}>
            {text}
            {splices && splice && (
              <>
                {' '}
                <button name="add" value={`${splice.key}:${splices}`}>
                  {plural(splices, texts.addSplices)}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
