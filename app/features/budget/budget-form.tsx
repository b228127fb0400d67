import { outcomeId, paths } from '#app/lib/paths.ts'
import { plural } from '#domain/texts/plural.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/budget.ts'
import { BudgetAdd } from './budget-add.tsx'
import { BudgetChoice } from './budget-choice.tsx'
import { BudgetTable } from './budget-table.tsx'
import type { WholeBudget } from './budget-view.ts'
import { faultsSaid } from './budget-said.ts'
import styles from './budget-form.module.css'
import tableStyles from './budget-table.module.css'

/** A channel within its form: what is chosen, what is wrong, its rows and sums, and what to add. */
export function BudgetForm({ whole }: { whole: WholeBudget }) {
  const items = new URLSearchParams(whole.query).get('items') ?? ''
  return (
    // What came of it is said where the page opens again.
    <form action={`${paths.lossBudget()}#${outcomeId}`}>
      {items && <input type="hidden" name="items" value={items} />}
      <div className={`${styles.part} ${tableStyles.part}`}>
        {/* First, for its button is what Enter presses in a field. */}
        <BudgetChoice whole={whole} />
        <BudgetFaults whole={whole} />
        {whole.channel.rows.length > 0 && <BudgetTable whole={whole} />}
        <BudgetAdd whole={whole} />
        <BudgetBasis whole={whole} />
      </div>
    </form>
  )
}

/** What does not go together, and what could not be read. */
function BudgetFaults({ whole }: { whole: WholeBudget }) {
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

/** By which rules it is counted, whose limit it is, and channels to begin with. */
function BudgetBasis({ whole: { budget, read } }: { whole: WholeBudget }) {
  const { words, limits, examples } = budget
  const limit = limits.find(({ key }) => key === read.state.limit)
  return (
    <div className={styles.basis}>
      <section aria-labelledby="rules">
        <h2 id="rules" className="no-print">
          {texts.howCounted}
        </h2>
        <ul>
          {words.points.map((point) => (
            <li key={point} className="no-print">
              {point}
            </li>
          ))}
          {limit && <li>{fillIn(texts.source, { label: limit.label, source: limit.source })}</li>}
        </ul>
      </section>
      {examples.length > 0 && (
        <section className="no-print" aria-labelledby="examples">
          <h2 id="examples">{texts.examples}</h2>
          <ul>
            {examples.map(({ label, query }) => (
              <li key={query}>
                <a href={paths.lossBudget(query)}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
