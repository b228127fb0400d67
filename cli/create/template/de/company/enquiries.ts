import type { Boards, EnquiryMail } from '#domain/records/enquiries.ts'
import { productTypes, subjects } from './contact-form.ts'

/** Wohin Anfragen bei monday.com gehen: die Kennungen Ihrer Gruppen und Spalten dort. */
export const boards: Boards = {
  contact: {
    group: 'topics',
    unnamed: 'Neue Anfrage',
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
      state: 'state',
      message: 'message',
      receivedOn: 'received',
      document: 'document',
    },
  },
}

/** Was per E-Mail ankommt. */
export const enquiryMail: EnquiryMail = {
  subject: {
    contact: ({ about, company, reference }) => `${about}: ${company} (${reference})`,
    lead: ({ about, company, reference }) => `${about || 'Dokument'} für ${company} (${reference})`,
    quote: ({ lines, company, reference }) =>
      `Angebot für ${company}: ${lines === 1 ? 'ein Teil' : `${lines} Teile`} (${reference})`,
  },
  labels: {
    category: 'Anliegen',
    type: 'Art des Produkts',
    document: 'Dokument',
    firstName: 'Vorname',
    lastName: 'Nachname',
    title: 'Position',
    companyName: 'Firma',
    companyEmail: 'E-Mail',
    phoneNumber: 'Telefon',
    country: 'Land',
    state: 'Bundesland',
    message: 'Nachricht',
  },
  reference: 'Vorgang',
  received: 'Eingegangen',
  parts: 'Teile',
}
