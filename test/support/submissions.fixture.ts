import { randomUUID } from 'node:crypto'
import type { ContactFields } from '#domain/submission/contact.ts'
import type { LeadFields } from '#domain/submission/lead.ts'
import type { QuoteFields } from '#domain/submission/quote.ts'
import type { Submission } from '#domain/submission/submission.ts'

type Of<Kind extends Submission['kind']> = Extract<Submission, { kind: Kind }>

/** An enquiry that every rule accepts, with an id of its own. */
export function contact(
  changes: Partial<ContactFields> = {},
  id: string = randomUUID(),
): Of<'contact'> {
  const fields: ContactFields = {
    firstName: 'Ada',
    lastName: 'Moreau',
    companyName: 'Harbor Waterworks',
    title: 'Planner',
    companyEmail: 'ada@harbor.example',
    phoneNumber: '+1 201 555 0123',
    country: 'United States',
    state: 'New Jersey',
    category: 'Pricing, quotes, and estimations',
    type: 'Valves',
    message: 'Sixty ball valves for two floors.\nBy March.',
    ...changes,
  }
  return { id, kind: 'contact', fields }
}

export function lead(changes: Partial<LeadFields> = {}, id: string = randomUUID()): Of<'lead'> {
  const fields = {
    firstName: 'Ada',
    companyName: 'Harbor Waterworks',
    companyEmail: 'ada@harbor.example',
    phoneNumber: '+12015550123',
    country: 'United States',
    state: 'New Jersey',
    message: 'For a design review.',
    document: 'Product Catalog',
    ...changes,
  }
  return { id, kind: 'lead', fields }
}

export function quote(changes: Partial<QuoteFields> = {}, id: string = randomUUID()): Of<'quote'> {
  const fields: QuoteFields = {
    firstName: 'Ada',
    lastName: '',
    companyName: 'Harbor Waterworks',
    title: '',
    companyEmail: 'ada@harbor.example',
    phoneNumber: '',
    country: 'United States',
    state: '',
    type: '',
    message: 'For two pump houses.',
    lines: [
      { partNumber: 'QV-15', quantity: 40, note: '' },
      { partNumber: 'QH-12-3M', quantity: 2, note: 'blue, if there is one' },
    ],
    ...changes,
  }
  return { id, kind: 'quote', fields }
}
