import { useLayoutEffect, useRef, useState } from 'react'
import { fieldId } from '#app/features/contact/field-id.ts'
import type { NamedLine } from '#app/features/contact/lines-of-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { PlainTextField } from '#app/ui/field.tsx'
import { maxItems, maxNumberLength } from '#domain/deciding/list-items.ts'
import type { FieldErrors } from '#domain/submission/form-fields.ts'
import { lineField, type LineRow } from '#domain/submission/line-rows.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/quote.ts'
import styles from './quote-lines.module.css'

type Props = {
  form: string
  rows: readonly NamedLine[]
  errors: FieldErrors
}

const blank: NamedLine = { partNumber: '', quantity: '', note: '' }
/** Shown where no script could add one. */
const spareRows = 4

/** The parts of a request, one line each; lines come and go, and each keeps what was typed. */
export function QuoteLines({ form, rows: given, errors: all }: Props) {
  const [rows, setRows] = useState(() =>
    (given.length ? given : [blank]).map((row, key) => ({ key, row })),
  )
  const [removed, setRemoved] = useState(0)
  // Of lines that have moved up since, the faults stand above the form alone.
  const [outdated, setOutdated] = useState<FieldErrors>()
  const errors = all === outdated ? {} : all
  const nextKey = useRef(rows.length)
  const list = useRef<HTMLDivElement>(null)
  const spares = Math.min(spareRows, maxItems - rows.length)

  /** Of the line that the focus is to be on, once it is there: before anything else is typed. */
  const focusNext = useRef<number>(undefined)
  useLayoutEffect(() => {
    const at = focusNext.current
    focusNext.current = undefined
    if (at === undefined) return
    list.current?.querySelectorAll<HTMLInputElement>('[name=partNumber]')[at]?.focus()
  }, [rows])

  function add() {
    const row = { key: nextKey.current++, row: blank }
    setRows((now) => [...now, row])
    setRemoved(0)
    focusNext.current = rows.length
  }
  function remove(at: number) {
    setRows((now) => now.filter((_, i) => i !== at))
    setRemoved(at + 1)
    setOutdated(all)
    focusNext.current = Math.min(at, rows.length - 2)
  }

  return (
    <div id={fieldId(form, 'lines')} tabIndex={-1} className={styles.lines}>
      {errors.lines && <p className={styles.error}>{errors.lines}</p>}
      <div ref={list}>
        {rows.map(({ key, row }, i) => (
          <QuoteLine
            key={key}
            form={form}
            line={i}
            row={row}
            errors={errorsOf(errors, i)}
            {...(rows.length > 1 && { onRemove: () => remove(i) })}
          />
        ))}
        {/* Only where no script runs; the style sheet knows. Out of the form once one does. */}
        <noscript>
          {Array.from({ length: spares }, (_, i) => (
            <QuoteLine
              key={i}
              form={form}
              line={rows.length + i}
              row={blank}
              errors={errorsOf(errors, rows.length + i)}
            />
          ))}
          <p className="muted">{texts.clearLine}</p>
        </noscript>
      </div>
      {rows.length < maxItems && (
        <p className={styles.add}>
          <Button look="outline" onClick={add}>
            {texts.addLine}
          </Button>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {removed > 0 && fillIn(texts.lineRemoved, { line: removed })}
      </p>
    </div>
  )
}

const errorsOf = (errors: FieldErrors, line: number) => ({
  partNumber: errors[lineField(line, 'partNumber')],
  quantity: errors[lineField(line, 'quantity')],
  note: errors[lineField(line, 'note')],
})

type QuoteLineProps = {
  form: string
  /** From zero. */
  line: number
  row: NamedLine
  errors: Record<keyof LineRow, string | undefined>
  onRemove?: () => void
}

const labels: Record<keyof LineRow, string> = {
  partNumber: texts.partNumber,
  quantity: texts.quantity,
  note: texts.note,
}

/** One part of a request: its number, how many, and what to say of it. */
function QuoteLine({ form, line, row, errors, onRemove }: QuoteLineProps) {
  const { name } = row
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
