import * as z from 'zod/mini'
import * as texts from '#texts/forms.ts'
import {
  email,
  maxMessageLength,
  optionalText,
  parseForm,
  requiredText,
  type FormResult,
} from './form-fields.ts'
import { readLines, type QuoteLine } from './quote-lines.ts'
import type { StatesOf } from './state.ts'

/** The contact form's names; a quote needs four of them, and its category is always the same. */
export const QuoteFields = z.object({
  firstName: requiredText(texts.enterName, 120),
  lastName: optionalText(120),
  companyName: requiredText(texts.enterCompany, 200),
  title: optionalText(120),
  companyEmail: email,
  phoneNumber: optionalText(40),
  country: requiredText(texts.chooseCountry, 80),
  state: optionalText(120),
  type: optionalText(80),
  message: optionalText(maxMessageLength),
})
export type QuoteFields = z.infer<typeof QuoteFields> & { lines: QuoteLine[] }

/** Reads a request for a quote: parts, a message, or both. */
export function parseQuote(
  input: Record<string, unknown>,
  statesOf: StatesOf,
): FormResult<QuoteFields> {
  const { lines, errors } = readLines(input.lines)
  const { message = '' } = input
  const isEmpty = lines.length === 0 && Object.keys(errors).length === 0
  if (isEmpty && (message === null || (typeof message === 'string' && !message.trim()))) {
    errors.lines = texts.addNumber
  }
  const parsed = parseForm(QuoteFields, input, statesOf, errors)
  return parsed.ok ? { ok: true, values: { ...parsed.values, lines } } : parsed
}
