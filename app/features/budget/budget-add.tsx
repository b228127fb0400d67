import { buttonClass } from '#app/ui/button.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/budget.ts'
import styles from './budget-form.module.css'
import { LabeledField } from './budget-choice.tsx'
import type { WholeBudget } from './budget-view.ts'

const offers = 'offers'

/**
 * A length, a joint or splice, a product, or a number of one's own: whatever is filled in is added, and
 * what could not be stays as it was filled in.
 */
export function BudgetAdd({ whole: { budget, read, offered } }: { whole: WholeBudget }) {
  const { words, media, parts, lengths, unit } = budget
  const inUnit = (what: string) => fillIn(texts.inUnit, { what, unit })
  // A label has room for a few.
  const units = lengths
    .slice(0, 3)
    .map((one) => one.unit)
    .join(', ')
  const text = (name: string, label: string, more: { list?: string; mode?: 'decimal' } = {}) => (
    <LabeledField id={name} label={label}>
      <input
        id={name}
        name={name}
        defaultValue={read.refused[name]}
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
      <select id={name} name={name} defaultValue={read.refused[name] ?? ''}>
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
      <h2 id="add">{texts.addHeading}</h2>
      <p className="muted">{texts.addHint}</p>
      <div className={styles.pairs}>
        {choice('medium', words.medium, media)}
        {text('length', fillIn(texts.length, { units }))}
        {choice('part', texts.part, parts)}
        {text('count', texts.count)}
        {text('product', texts.product, offered.length ? { list: offers } : {})}
        {text('amount', texts.amount)}
      </div>
      {offered.length > 0 && (
        <datalist id={offers}>
          {offered.map(({ partNumber, name }) => (
            <option key={partNumber} value={partNumber} label={name} />
          ))}
        </datalist>
      )}
      <div className={styles.own}>
        {text('own', texts.own)}
        {text('ownLeast', inUnit(texts.least), { mode: 'decimal' })}
        {text('ownTypical', inUnit(texts.typical), { mode: 'decimal' })}
        {text('ownWorst', inUnit(texts.worst), { mode: 'decimal' })}
      </div>
      <p className="muted">{texts.ownHint}</p>
      <button type="submit" className={buttonClass()}>
        {texts.add}
      </button>
    </section>
  )
}
