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

/** What an enquiry may be about. */
export const subjects = [
  { name: 'Prices and quotes', asksForProductType: true },
  { name: 'Technical question', asksForProductType: true },
  { name: 'Anything else' },
]

/** By subject, what is in the message's empty field in place of `formWords.hint`. */
export const messageHints: Record<string, string> = {}

export const formWords = {
  hint: 'What it is for, how many, and by when.',
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

export const productTypes = ['{{Trade}}', 'Accessories', 'Other']
