import type { ContactFields } from './contact.ts'
import type { LeadFields } from './lead.ts'
import type { QuoteFields } from './quote.ts'

/** What a visitor sent, as it is stored and delivered. `id` is a UUID made with the form. */
export type Submission =
  | { id: string; kind: 'contact'; fields: ContactFields }
  | { id: string; kind: 'lead'; fields: LeadFields }
  | { id: string; kind: 'quote'; fields: QuoteFields }

/** Whether two of one id say the same, in whatever order a database gives their fields back. */
export function sameSubmission(a: Submission, b: Submission): boolean {
  const before = comparable(a)
  const after = comparable(b)
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return a.kind === b.kind && [...names].every((name) => before[name] === after[name])
}

/** Names of parts are the catalogue's, which may have changed in between. */
function comparable({ kind, fields }: Submission): Record<string, unknown> {
  if (kind !== 'quote') return fields
  const lines = (fields.lines ?? []).map(({ partNumber, quantity, note }) => [
    partNumber,
    quantity,
    note,
  ])
  return { ...fields, lines: JSON.stringify(lines) }
}
