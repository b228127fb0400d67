import type { Boards } from '#domain/records/enquiries.ts'
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
    quoteSubject: 'מחירים והצעות',
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
