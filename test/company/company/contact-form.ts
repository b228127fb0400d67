import type { EnquirySubject } from '#domain/records/enquiries.ts'

export const subjects: EnquirySubject[] = [
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
]

export const messageHints: Record<string, string> = {
  'Pricing, quotes, and estimations': 'Part numbers and quantities.',
  'Order status, shipping, and tracking': 'The number of your order.',
}

export const productTypes = ['Valves', 'Gauges', 'Spare parts', 'Other']
