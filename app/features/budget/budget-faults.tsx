import { faultsSaid } from './budget-said.ts'
import styles from './budget-form.module.css'
import type { WholeBudget } from './budget-view.ts'

/** What does not go together, and what could not be read. */
export function BudgetFaults({ whole }: { whole: WholeBudget }) {
  const faults = faultsSaid(whole)
  const { words, parts } = whole.budget
  const splice = parts.find(({ splices }) => splices)
  if (!faults.length) return null
  return (
    <div className={styles.faults} role="group" aria-label={words.faults.heading}>
      <p>{words.faults.heading}</p>
      <ul>
        {faults.map(({ text, splices }, i) => (
          <li key={i}>
            {text}
            {splices && splice && (
              <>
                {' '}
                <button name="add" value={`${splice.key}:${splices}`}>
                  {words.faults.addSplices(splices)}
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
