import { productTypes, subjects } from '#content/company/contact-form.ts'
import { parseContact } from '#domain/submission/contact.ts'
import type { FieldErrors } from '#domain/submission/form-fields.ts'
import type { State } from '#domain/submission/state.ts'

/** The server's rules in the browser; a country whose states are not known here takes any. */
export function checkContact(
  contents: Record<string, string>,
  states: readonly State[] = [],
): FieldErrors {
  const parsed = parseContact(contents, () => states, { subjects, productTypes })
  return parsed.ok ? {} : parsed.errors
}
