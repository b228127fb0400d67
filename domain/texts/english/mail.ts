// What visitors sent, as a mail to the team.

// Its subject: what is asked for, by whom, and under which reference.
export const contactSubject = '{about}: {company} ({reference})'
/** Where the form asks for no subject. */
export const anEnquiry = 'Enquiry'
export const leadSubject = '{document} for {company} ({reference})'
/** Where no document is named. */
export const aDocument = 'Document'
export const quoteSubject = {
  one: 'Quote for {company}: {count} part ({reference})',
  other: 'Quote for {company}: {count} parts ({reference})',
}

/** Before what was filled in, in this order. */
export const labels = {
  category: 'Category',
  type: 'Product type',
  document: 'Document',
  firstName: 'Name',
  lastName: 'Last name',
  title: 'Title',
  companyName: 'Company',
  companyEmail: 'Email',
  phoneNumber: 'Phone',
  country: 'Country',
  state: 'State or province',
}
export const message = 'Message'
export const parts = 'Parts'
export const reference = 'Reference'
export const received = 'Received'
