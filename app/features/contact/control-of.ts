import type { FieldProps } from '#app/ui/field.tsx'
import type { FieldErrors } from '#domain/submission/form-fields.ts'
import type { FormField } from '#domain/submission/form-shape.ts'
import { contactLabels } from './contact-labels.ts'
import { fieldId } from './field-id.ts'

type Filled = {
  form: string
  /** In place of the contact form's. */
  labels?: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  /** Of what takes a row for itself: beside a hint another control would stand too high. */
  wide: string | undefined
}

export type Control = FieldProps & { name: string; defaultValue: string }

/** What each control has of the field that it is for. */
export const controlOf =
  ({ form, labels, values, errors, wide }: Filled) =>
  ({ name, label, hint, required }: FormField): Control => ({
    id: fieldId(form, name),
    name,
    label: label ?? labels?.[name] ?? knownLabels[name] ?? name,
    hint,
    error: errors[name],
    className: hint && wide,
    optional: !required,
    defaultValue: values[name] ?? '',
  })

const knownLabels: Readonly<Record<string, string>> = contactLabels
