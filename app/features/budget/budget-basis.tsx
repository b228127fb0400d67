import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/budget.ts'
import styles from './budget-form.module.css'
import type { WholeBudget } from './budget-view.ts'

/** By which rules it is counted, whose limit it is, and channels to begin with. */
export function BudgetBasis({ whole: { budget, read } }: { whole: WholeBudget }) {
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
                <PageLink to={paths.lossBudget(query)}>{label}</PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
