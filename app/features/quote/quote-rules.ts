import { parseQuote } from '#domain/submission/quote.ts'
import type { FieldErrors } from '#domain/submission/form-fields.ts'
import type { State } from '#domain/submission/state.ts'

/** The server's rules in the browser; a country whose states are not known here takes any. */
export function checkQuote(
  contents: Record<string, string>,
  states: readonly State[] = [],
): FieldErrors {
  const parsed = parseQuote(contents, () => states)
  return parsed.ok ? {} : parsed.errors
}
