import type { ContactFields } from '#domain/submission/contact.ts'
import type { LeadFields } from '#domain/submission/lead.ts'

/** What an enquiry may be about, as the form offers it. */
export type EnquirySubject = {
  name: string
  /** The form asks for a product type; with any other subject it is cleared. */
  asksForProductType?: boolean
}

/** A group of the work-management service and its column ids, by what goes into them. */
type Board<Field extends string> = {
  group: string
  /** An item's name where the visitor gave none. */
  unnamed: string
  /** Items are found again by the address, so that its column is needed; what has none is left out. */
  columns: Partial<Record<Field, string>> & { companyEmail: string }
  /** Of the company's own fields, by their names; what has none stands above the message. */
  ownColumns?: Readonly<Record<string, string>>
}

export type Boards = {
  contact: Board<Exclude<keyof ContactFields, 'firstName' | 'lastName'>> & {
    /** Of these subjects, those that ask for a product type send it. */
    subjects: readonly EnquirySubject[]
    /** Labels of the column of product types: the board refuses an item with another. */
    typeLabels: readonly string[]
    /** What a request for a quote is filed under. */
    quoteSubject: string
  }
  lead: Board<Exclude<keyof LeadFields, 'firstName'> | 'receivedOn'>
}
