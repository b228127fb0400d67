import type { EnquirySubject } from '#domain/records/enquiries.ts'

/** What an enquiry may be about (SPECIFICATION §5). */
export const subjects = [
  { name: 'Pricing, quotes, and estimations', asksForProductType: true },
  {
    name: 'Technical support, product/service questions, or troubleshooting',
    asksForProductType: true,
  },
  { name: 'Order status, shipping, and tracking' },
  { name: 'Billing, invoices, or returns' },
  { name: 'Partnership, reseller, or distribution inquiries' },
  { name: 'Career opportunities and job applications' },
  { name: 'Press, media, or speaking requests' },
  { name: 'Demo, consultation, or appointment scheduling' },
  { name: 'Other, General feedback, or questions' },
] as const satisfies readonly EnquirySubject[]

/** What to say, by what it is about: each fact saves a second message. */
export const messageHints: Partial<Record<(typeof subjects)[number]['name'], string>> = {
  'Pricing, quotes, and estimations':
    'Part numbers and quantities; lengths of cords and trunks; where and when it is needed.',
  'Technical support, product/service questions, or troubleshooting':
    'Part or serial number, what was measured and with what; for a design, distances and optics.',
  'Order status, shipping, and tracking': 'The number of your order or ours.',
  'Billing, invoices, or returns':
    'The number of the invoice, what you were billed for, and what should be different: parts to send back, exchange or credit.',
  'Partnership, reseller, or distribution inquiries':
    'Your region, and what you stock or install today.',
  'Career opportunities and job applications': 'The position, and where you would like to work.',
  'Press, media, or speaking requests': 'Your publication and your deadline.',
  'Demo, consultation, or appointment scheduling':
    'What you would like to see, how many will be there, and two or three dates.',
}

/** What a product type is chosen from (SPECIFICATION §5). */
export const productTypes = [
  'Cassettes',
  'Collimators & Probes',
  'Fiber Cable Assemblies',
  'Fiber Patch Panels',
  'Fiber Splice Chassis',
  'Fiber Terminals & Closures',
  'Frames',
  'Lenses',
  'Other',
  'Passive Optical Components',
  'Photodetectors',
  'Services',
  'Transceivers',
]
