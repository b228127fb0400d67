import type { EnquirySubject } from '#domain/records/enquiries.ts'

/** Worum es in einer Anfrage gehen kann. */
export const subjects: EnquirySubject[] = [
  { name: 'Preise und Angebote', asksForProductType: true },
  { name: 'Technische Frage', asksForProductType: true },
  { name: 'Etwas anderes' },
]

/** Je Anliegen, was statt `forms.messageHint` unter der Nachricht steht. */
export const messageHints: Record<string, string> = {}

export const productTypes = ['{{Trade}}', 'Anbauteile', 'Anderes']
