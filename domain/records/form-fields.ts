import type { ContactFields } from '#domain/submission/contact.ts'
import type { LeadFields } from '#domain/submission/lead.ts'
import type { QuoteFields } from '#domain/submission/quote.ts'

/**
 * What a company's forms ask for, where that is not what the software asks: `formFields` of
 * `company/form-fields.ts`, which may be absent. What it does not name stays as it is.
 */
export type FormFields = {
  /** Changes of the software's own fields, form by form; `false` leaves one out. */
  contact?: FieldChanges<keyof ContactFields>
  /** The form before a document that opens for those alone who say who they are. */
  lead?: FieldChanges<Exclude<keyof LeadFields, 'document'>>
  quote?: FieldChanges<Exclude<keyof QuoteFields, 'type' | 'lines'>>
  /** Fields that the software does not know, in their order. */
  own?: readonly OwnField[]
  countries?: CountryChoices
}

type FieldWords = {
  label?: string
  /** What to write, below the label. */
  hint?: string
  /** What a visitor reads who left it empty. */
  missing?: string
}
export type FieldChange = FieldWords & { required?: boolean }

/** An enquiry is answered by mail, so that its address stays; of subjects some ask for the type. */
type FieldChanges<Name extends string> = {
  [Known in Name]?: Known extends 'companyEmail'
    ? FieldWords
    : Known extends 'type'
      ? FieldWords | false
      : FieldChange | false
}

export type OwnField = FieldChange & {
  /** Under which it is posted, stored, exported and sent on: letters and digits, such as `medium`. */
  name: string
  label: string
  forms: readonly ('contact' | 'lead' | 'quote')[]
  /** The field that it stands before; the message when left out. */
  before?: string
} & (
    | {
        kind: 'text'
        /** At most 300 characters; 200 when left out. */
        maxLength?: number
      }
    | { kind: 'choice'; options: readonly string[] }
  )

/** Countries are named as country-region-data does, in English. */
export type CountryChoices = {
  /** The only ones that forms offer; all of the world when left out. */
  offered?: readonly string[]
  /**
   * Whose visitors are asked for a state, province or region: those of all countries, also where none
   * are known (when left out), of the countries whose regions are known, or of these alone.
   */
  regionAskedOf?: 'all' | 'divided' | readonly string[]
  /** Regions in place of the data set's, by country; without any, nobody there is asked for one. */
  regions?: Readonly<Record<string, readonly string[]>>
}
