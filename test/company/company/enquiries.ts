import type { Boards } from '#domain/records/enquiries.ts'
import { productTypes, subjects } from './contact-form.ts'

/** Columns and groups of the boards at monday.com. */
export const boards: Boards = {
  contact: {
    group: 'opportunities',
    unnamed: 'New enquiry',
    columns: {
      companyName: 'accounts__1',
      title: 'text21__1',
      companyEmail: 'email_1__1',
      phoneNumber: 'text_mkvprtzy',
      country: 'text_mkrne8ph',
      state: 'text_mkrncd4p',
      message: 'long_text_mkspwtdh',
      category: 'color_mkv74y0m',
      type: 'color_mksyhprt',
    },
    ownColumns: { medium: 'text_own1' },
    // The form offers one more than the board has.
    typeLabels: productTypes.filter((type) => type !== 'Spare parts'),
    subjects,
    quoteSubject: 'Pricing, quotes, and estimations',
  },
  lead: {
    group: 'topics',
    unnamed: 'New Lead',
    columns: {
      companyName: 'lead_company',
      companyEmail: 'lead_email',
      phoneNumber: 'lead_phone',
      country: 'text_mksxja4',
      state: 'text_mksxsm7g',
      message: 'long_text_mkspwtdh',
      receivedOn: 'date4',
      document: 'dropdown_mksycryf',
    },
  },
}
