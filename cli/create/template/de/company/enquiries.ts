import type { Boards } from '#domain/records/enquiries.ts'
import { productTypes, subjects } from './contact-form.ts'

/** Wohin Anfragen bei monday.com gehen: die Kennungen Ihrer Gruppen und Spalten dort. */
export const boards: Boards = {
  contact: {
    group: 'topics',
    unnamed: 'Neue Anfrage',
    columns: {
      companyName: 'company',
      companyEmail: 'email',
      phoneNumber: 'phone',
      country: 'country',
      message: 'message',
      category: 'subject',
      type: 'product_type',
    },
    typeLabels: productTypes,
    subjects,
    quoteSubject: 'Preise und Angebote',
  },
  lead: {
    group: 'topics',
    unnamed: 'Neuer Kontakt',
    columns: {
      companyName: 'company',
      companyEmail: 'email',
      phoneNumber: 'phone',
      country: 'country',
      message: 'message',
      receivedOn: 'received',
      document: 'document',
    },
  },
}
