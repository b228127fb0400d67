import { useState, type ComponentProps, type ReactNode } from 'react'
import * as texts from '#texts/ui.ts'
import styles from './field.module.css'
import { useHydrated } from './use-hydrated.ts'

export type FieldProps = {
  id: string
  label: string
  /** What to write, below the label. */
  hint?: string | undefined
  /** A word or two beside the label. */
  note?: string | undefined
  /** Says so beside the label; the other fields are needed. */
  optional?: boolean
  error?: string | undefined
  className?: string | undefined
}

/** A label, what helps to fill in its control, and what is wrong with it. */
export function Field({
  id,
  label,
  hint,
  note,
  error,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={`${styles.field} ${error ? styles.wrong : ''} ${className ?? ''}`}>
      <label htmlFor={id}>{label}</label>
      {note && (
        <span id={`${id}-note`} className={styles.note}>
          {note}
        </span>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** What ties a control to its label, hint and error. */
function controlProps({ id, hint, note, optional, error }: FieldProps) {
  const described = [note && `${id}-note`, hint && `${id}-hint`, error && `${id}-error`]
  return {
    id,
    required: !optional,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

function apart<Props extends FieldProps>(props: Props) {
  const { id, label, hint, optional = false, error, className, ...control } = props
  const { note = optional ? texts.optional : undefined, ...rest } = control
  return { field: { id, label, hint, note, optional, error, className }, control: rest }
}

export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { field, control } = apart(props)
  return (
    <Field {...field}>
      <input type="text" {...controlProps(field)} {...control} />
    </Field>
  )
}

/**
 * A text field within its label, for forms of hundreds: it has an id only where something leads to
 * it. Nobody is told that it may stay empty.
 */
export function PlainTextField(props: FieldProps & ComponentProps<'input'>) {
  const { field, control } = apart({ ...props, optional: true, note: '' })
  const { id, label, hint, error, className } = field
  const { id: named, ...described } = controlProps(field)
  return (
    <div className={`${styles.field} ${error ? styles.wrong : ''} ${className ?? ''}`}>
      <label>
        <span>{label}</span>
        <input type="text" id={hint || error ? named : undefined} {...described} {...control} />
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

export function TextArea(props: FieldProps & ComponentProps<'textarea'>) {
  const { field, control } = apart(props)
  // React puts the server's text back when it hydrates: what was typed until then becomes that text.
  const isHydrating = !useHydrated() && typeof document !== 'undefined'
  const [typed] = useState(() => (isHydrating ? textIn(field.id) : undefined))
  const text = typed === undefined ? {} : { defaultValue: typed }
  return (
    <Field {...field}>
      <textarea rows={6} {...controlProps(field)} {...control} {...text} />
    </Field>
  )
}

const textIn = (id: string) => (document.getElementById(id) as HTMLTextAreaElement | null)?.value

/** The children are the options; an empty one stands first. */
export function SelectField({ children, ...props }: FieldProps & ComponentProps<'select'>) {
  const { field, control } = apart(props)
  return (
    <Field {...field}>
      <select {...controlProps(field)} {...control}>
        <option />
        {children}
      </select>
    </Field>
  )
}
