import * as texts from '#texts/forms.ts'
import { maxMessageLength } from './form-fields.ts'

/** What a field of the software's takes. */
export type FieldRule = {
  maxLength: number
  /** What a visitor reads who left it empty; made of its label where no form needs it by itself. */
  missing?: string
  isEmail?: true
}

/** Field names as forms post them, in the order in which their faults are told. */
export const fieldRules = {
  firstName: { missing: texts.enterName, maxLength: 120 },
  lastName: { maxLength: 120 },
  companyName: { missing: texts.enterCompany, maxLength: 200 },
  title: { missing: texts.enterTitle, maxLength: 120 },
  companyEmail: { missing: texts.enterEmail, maxLength: 254, isEmail: true },
  phoneNumber: { maxLength: 40 },
  country: { missing: texts.chooseCountry, maxLength: 80 },
  state: { missing: texts.enterState, maxLength: 120 },
  /** What it is about: one of the subjects that the form offers. */
  category: { missing: texts.chooseSubject, maxLength: 200 },
  /** The product type; empty where the category does not ask for one. */
  type: { maxLength: 80 },
  message: { missing: texts.tellMore, maxLength: maxMessageLength },
  /** Name of the document asked for. */
  document: { maxLength: 200 },
} satisfies Record<string, FieldRule>
export type FieldName = keyof typeof fieldRules

/** What the forms that ask for all of it ask of whoever sends them, in the order in which faults are told. */
export const senderNames = [
  'firstName',
  'lastName',
  'companyName',
  'title',
  'companyEmail',
  'phoneNumber',
  'country',
  'state',
] as const
