import type { Boards, EnquiryMail } from '#domain/records/enquiries.ts'
import { productTypes, subjects } from './contact-form.ts'

/** Where enquiries go at monday.com: the ids that it gave your groups and columns. */
export const boards: Boards = {
  contact: {
    group: 'topics',
    unnamed: 'New enquiry',
    columns: {
      companyName: 'company',
      title: 'job_title',
      companyEmail: 'email',
      phoneNumber: 'phone',
      country: 'country',
      state: 'state',
      message: 'message',
      category: 'subject',
      type: 'product_type',
    },
    typeLabels: productTypes,
    subjects,
    quoteSubject: 'Prices and quotes',
  },
  lead: {
    group: 'topics',
    unnamed: 'New lead',
    columns: {
      companyName: 'company',
      companyEmail: 'email',
      phoneNumber: 'phone',
      country: 'country',
      state: 'state',
      message: 'message',
      receivedOn: 'received',
      document: 'document',
    },
  },
}

/** What arrives by e-mail. */
export const enquiryMail: EnquiryMail = {
  subject: {
    contact: ({ about, company, reference }) => `${about}: ${company} (${reference})`,
    lead: ({ about, company, reference }) => `${about || 'Document'} for ${company} (${reference})`,
    quote: ({ lines, company, reference }) =>
      `Quote for ${company}: ${lines} ${lines === 1 ? 'part' : 'parts'} (${reference})`,
  },
  labels: {
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
    message: 'Message',
  },
  reference: 'Reference',
  received: 'Received',
  parts: 'Parts',
}
