import type { ContactFields } from './contact.ts'
import type { LeadFields } from './lead.ts'

/** What a visitor sent, as it is stored and delivered. `id` is a UUID made with the form. */
export type Submission =
  | { id: string; kind: 'contact'; fields: ContactFields }
  | { id: string; kind: 'lead'; fields: LeadFields }
