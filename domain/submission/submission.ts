import type { ContactFields } from './contact.ts'
import type { LeadFields } from './lead.ts'

/** What a visitor sent, as it is stored and delivered. `id` is a UUID made with the form. */
export type Submission =
  | { id: string; kind: 'contact'; fields: ContactFields }
  | { id: string; kind: 'lead'; fields: LeadFields }

/** Whether two of one id say the same, in whatever order a database gives their fields back. */
export function sameSubmission(a: Submission, b: Submission): boolean {
  const before: Record<string, unknown> = a.fields
  const after: Record<string, unknown> = b.fields
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return a.kind === b.kind && [...names].every((name) => before[name] === after[name])
}
