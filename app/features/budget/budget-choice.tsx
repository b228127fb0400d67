import { buttonClass } from '#app/ui/button.tsx'
import { typedField } from '#domain/deciding/channel-change.ts'
import { powerNames } from '#domain/deciding/channel-state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { writeTyped } from '#domain/texts/typed-number.ts'
import * as texts from '#texts/budget.ts'
import styles from './budget-form.module.css'
import type { WholeBudget } from './budget-view.ts'
import type { ReactNode } from 'react'

/** The condition, the limit with its numbers, and the margin. */
export function BudgetChoice({ whole }: { whole: WholeBudget }) {
  const { budget, read } = whole
  const { state } = read
  const { words, unit } = budget
  const number = (name: string, label: string, value: number | undefined) => (
    <LabeledField key={name} id={name} label={label}>
      <input
        id={name}
        name={typedField(name)}
        defaultValue={value === undefined ? undefined : writeTyped(value)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
      />
    </LabeledField>
  )
  return (
    <div className={`no-print ${styles.choice}`}>
      <LabeledField id="limit" label={texts.limit}>
        <select id="limit" name="limit" defaultValue={state.limit}>
          <option value="">{texts.noLimit}</option>
          {Object.entries(Object.groupBy(budget.limits, ({ group }) => group)).map(
            ([group, limits = []]) => (
              <optgroup key={group} label={group}>
                {limits.map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ),
          )}
          <option value="powers">{words.powers.label}</option>
          <option value="own">{texts.ownLimit}</option>
        </select>
      </LabeledField>
      <LabeledField id="at" label={words.condition}>
        <select id="at" name="at" defaultValue={state.asked ?? ''}>
          <option value="">{texts.conditionOfLimit}</option>
          {budget.conditions.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
      </LabeledField>
      {number(
        'margin',
        fillIn(texts.inUnit, { what: texts.margin, unit }),
        state.margin || undefined,
      )}
      {state.limit === 'own' && (
        <>
          {number('most', fillIn(texts.ownMost, { unit }), state.own.most)}
          {number('least', fillIn(texts.ownLeast, { unit }), state.own.least)}
        </>
      )}
      {state.limit === 'powers' &&
        powerNames.map((name) => number(name, words.powers[name], state.powers[name]))}
      <button type="submit" className={buttonClass('outline')}>
        {texts.update}
      </button>
    </div>
  )
}

/** A label above its control. */
export function LabeledField({
  id,
  label,
  children,
}: {
  id: string
  label: string
  children: ReactNode
}) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  )
}
