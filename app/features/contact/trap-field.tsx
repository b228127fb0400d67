import { TextField } from '#app/ui/field.tsx'
import { guardFields } from '#domain/submission/form-guards.ts'
import * as texts from '#texts/forms.ts'
import { fieldId } from './field-id.ts'
import styles from './trap-field.module.css'

/**
 * A field that nobody sees and only software fills in. When it was filled in it comes to light,
 * so that a person whose software did it can clear it.
 */
export function TrapField({ form, error }: { form: string; error: string | undefined }) {
  return (
    <div className={error ? styles.shown : styles.trap} aria-hidden={!error}>
      <TextField
        id={fieldId(form, guardFields.trap)}
        name={guardFields.trap}
        label={texts.trap}
        error={error}
        required={false}
        autoComplete="off"
        tabIndex={error ? undefined : -1}
      />
    </div>
  )
}
