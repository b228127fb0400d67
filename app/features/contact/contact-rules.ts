import { productTypes, subjects } from '#content/company/contact-form.ts'
import { parseContact } from '#domain/submission/contact.ts'
import type { FieldErrors } from '#domain/submission/form-fields.ts'
import type { State } from '#domain/submission/state.ts'
import { formFields } from './form-fields.ts'
import { statesToCheck } from './states-to-check.ts'

/** The server's rules in the browser. */
export function checkContact(
  contents: Record<string, string>,
  states: readonly State[] | null | undefined,
): FieldErrors {
  const statesOf = () => statesToCheck(states)
  const parsed = parseContact(contents, statesOf, { subjects, productTypes }, formFields)
  return parsed.ok ? {} : parsed.errors
}
