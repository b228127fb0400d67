import { buttonClass } from '#app/ui/button.tsx'
import styles from './budget-form.module.css'
import { LabeledField } from './labeled-field.tsx'
import type { WholeBudget } from './budget-view.ts'

const offers = 'offers'

/** A length, a joint or splice, a product, or a number of one's own: whatever is filled in is added. */
export function BudgetAdd({ whole: { budget, offered } }: { whole: WholeBudget }) {
  const { words, media, parts } = budget
  const { add } = words
  const text = (name: string, label: string, more: { list?: string; mode?: 'decimal' } = {}) => (
    <LabeledField id={name} label={label}>
      <input
        id={name}
        name={name}
        list={more.list}
        inputMode={more.mode}
        autoComplete="off"
        maxLength={60}
      />
    </LabeledField>
  )
  const choice = (
    name: string,
    label: string,
    options: readonly { key: string; label: string }[],
  ) => (
    <LabeledField id={name} label={label}>
      <select id={name} name={name} defaultValue="">
        <option />
        {options.map((one) => (
          <option key={one.key} value={one.key}>
            {one.label}
          </option>
        ))}
      </select>
    </LabeledField>
  )
  return (
    <section className={`no-print ${styles.add}`} aria-labelledby="add">
      <h2 id="add">{add.heading}</h2>
      <p className="muted">{add.hint}</p>
      <div className={styles.pairs}>
        {choice('medium', add.medium, media)}
        {text('length', add.length)}
        {choice('part', add.part, parts)}
        {text('count', add.count)}
        {text('product', add.product, { list: offers })}
        {text('amount', add.amount)}
      </div>
      <datalist id={offers}>
        {offered.map(({ partNumber, name }) => (
          <option key={partNumber} value={partNumber} label={name} />
        ))}
      </datalist>
      <div className={styles.own}>
        {text('own', add.own)}
        {text('ownLeast', add.least, { mode: 'decimal' })}
        {text('ownTypical', add.typical, { mode: 'decimal' })}
        {text('ownWorst', add.worst, { mode: 'decimal' })}
      </div>
      <p className="muted">{add.ownHint}</p>
      <button type="submit" className={buttonClass()}>
        {add.button}
      </button>
    </section>
  )
}
