import type { ReactNode } from 'react'
import styles from './budget-form.module.css'

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
