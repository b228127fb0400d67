import { formFields } from '#app/features/contact/form-fields.ts'
import { statesToCheck } from '#app/features/contact/states-to-check.ts'
import type { FieldErrors } from '#domain/submission/form-fields.ts'
import { parseQuote } from '#domain/submission/quote.ts'
import type { State } from '#domain/submission/state.ts'

/** The server's rules in the browser. */
export function checkQuote(
  contents: Record<string, string>,
  states: readonly State[] | null | undefined,
): FieldErrors {
  const parsed = parseQuote(contents, () => statesToCheck(states), formFields)
  return parsed.ok ? {} : parsed.errors
}
