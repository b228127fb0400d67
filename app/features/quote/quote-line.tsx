import { useState } from 'react'
import { fieldId } from '#app/features/contact/field-id.ts'
import { PlainTextField } from '#app/ui/field.tsx'
import { maxNumberLength } from '#domain/deciding/list-items.ts'
import { lineField } from '#domain/submission/line-rows.ts'
import type { LineRow } from '#domain/submission/line-rows.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/quote.ts'
import styles from './quote-lines.module.css'

type Props = {
  form: string
  /** From zero. */
  line: number
  row: LineRow
  /** Of the product that has the number; null where none has, undefined where none is said. */
  name: string | null | undefined
  errors: Record<keyof LineRow, string | undefined>
  onRemove?: () => void
}

const labels: Record<keyof LineRow, string> = {
  partNumber: texts.partNumber,
  quantity: texts.quantity,
  note: texts.note,
}

/** One part of a request: its number, how many, and what to say of it. */
export function QuoteLine({ form, line, row, name, errors, onRemove }: Props) {
  const [isAsGiven, setAsGiven] = useState(true)
  const field = (key: keyof LineRow) => ({
    id: fieldId(form, lineField(line, key)),
    name: key,
    label: labels[key],
    defaultValue: row[key],
    error: errors[key],
    autoComplete: 'off',
  })
  const isUnknown = isAsGiven && name === null
  const said = isUnknown ? texts.unknown : isAsGiven ? name : undefined
  return (
    <div role="group" aria-label={fillIn(texts.line, { line: line + 1 })} className={styles.line}>
      <PlainTextField
        {...field('partNumber')}
        className={`${styles.number} ${isUnknown ? styles.unknown : ''}`}
        hint={said || undefined}
        maxLength={maxNumberLength}
        spellCheck={false}
        onChange={({ target }) => setAsGiven(target.value === row.partNumber)}
      />
      <PlainTextField {...field('quantity')} className={styles.quantity} inputMode="numeric" />
      <PlainTextField {...field('note')} className={styles.note} />
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={fillIn(texts.removeLine, { line: line + 1 })}
          onClick={onRemove}
        >
          {texts.remove}
        </button>
      )}
    </div>
  )
}
