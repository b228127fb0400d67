export const contactLabels = {
  firstName: 'Name',
  lastName: 'Last Name',
  companyName: 'Company Name',
  title: 'Title',
  companyEmail: 'Company Email',
  phoneNumber: 'Phone Number',
  country: 'Country',
  state: 'State',
  category: 'Category',
  type: 'Product Type',
  message: 'Tell us more',
}

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
]

export const messageHints: Record<string, string> = {
  'Pricing, quotes, and estimations': 'Part numbers and quantities.',
  'Order status, shipping, and tracking': 'The number of your order.',
}

export const formWords = {
  hint: 'What leaks, and where.',
  orProvince: 'or province',
  submit: 'Submit',
  submitting: 'Submitting...',
  submitted: 'Submitted successfully!',
  /** Stands before the number of what was sent. */
  reference: 'Reference',
  trap: 'Leave this field empty',
  privacy: 'We use what you send to answer you.',
  wrong: (count: number) => `${count} of the fields need your attention`,
  unreachable: 'Our server did not answer. Please try again.',
  later: 'Please try again in a moment.',
}

export const productTypes = ['Valves', 'Gauges', 'Spare parts', 'Other']
