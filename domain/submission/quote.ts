import type { FormFields } from '#domain/records/form-fields.ts'
import * as texts from '#texts/forms.ts'
import type { FormResult } from './form-fields.ts'
import { changeOf } from './form-shape.ts'
import { parseForm } from './parse-form.ts'
import { readLines, type QuoteLine } from './quote-lines.ts'
import { senderNames } from './field-rules.ts'
import type { StatesOf } from './state.ts'

/** The contact form's names; a quote needs four of them, and its category is always the same. */
const names = [...senderNames, 'type', 'message'] as const
export type QuoteFields = Record<(typeof names)[number], string> & { lines: QuoteLine[] }

/** Reads a request for a quote: parts, a message, or both. */
export function parseQuote(
  input: Record<string, unknown>,
  statesOf: StatesOf,
  record: FormFields = {},
): FormResult<QuoteFields> {
  const { lines, errors } = readLines(input.lines)
  const message = changeOf('quote', 'message', record) === false ? '' : (input.message ?? '')
  const isEmpty = lines.length === 0 && Object.keys(errors).length === 0
  if (isEmpty && typeof message === 'string' && !message.trim()) {
    errors.lines = texts.addNumber
  }
  const form = { name: 'quote', names, record, statesOf } as const
  const parsed = parseForm(form, input, errors)
  return parsed.ok ? { ok: true, values: { ...parsed.values, lines } } : parsed
}

/** A request for a quote as its own page shows it. */
export type SentQuote = {
  reference: string
  /** Milliseconds since 1970. */
  receivedAt: number
  fields: QuoteFields
  /** `kept`: stored, and about to be sent; `delayed`: an attempt failed, another follows. */
  state: 'kept' | 'sent' | 'delayed'
}
