import type { EnquirySubject } from '#domain/records/enquiries.ts'

/** What an enquiry may be about. */
export const subjects: EnquirySubject[] = [
  { name: 'Prices and quotes', asksForProductType: true },
  { name: 'Technical question', asksForProductType: true },
  { name: 'Anything else' },
]

/** By subject, what stands below the message in place of `forms.messageHint`. */
export const messageHints: Record<string, string> = {}

export const productTypes = ['{{Trade}}', 'Accessories', 'Other']
