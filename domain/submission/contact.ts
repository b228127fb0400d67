import * as z from 'zod/mini'
import type { EnquirySubject } from '#domain/records/enquiries.ts'
import * as texts from '#texts/forms.ts'
import {
  email,
  maxMessageLength,
  optionalText,
  parseForm,
  requiredText,
  type FieldErrors,
  type FormResult,
} from './form-fields.ts'
import type { StatesOf } from './state.ts'

/** Field names as the contact form posts them. */
export const ContactFields = z.object({
  firstName: requiredText(texts.enterName, 120),
  lastName: optionalText(120),
  companyName: requiredText(texts.enterCompany, 200),
  title: requiredText(texts.enterTitle, 120),
  companyEmail: email,
  phoneNumber: optionalText(40),
  country: requiredText(texts.chooseCountry, 80),
  state: requiredText(texts.enterState, 120),
  /** What it is about: one of the subjects that the form offers. */
  category: requiredText(texts.chooseSubject, 200),
  /** The product type; empty where the category does not ask for one. */
  type: optionalText(80),
  message: requiredText(texts.tellMore, maxMessageLength),
})
export type ContactFields = z.infer<typeof ContactFields>

/** What the company's form offers. */
export type ContactChoices = {
  subjects: readonly EnquirySubject[]
  productTypes: readonly string[]
}

/**
 * Reads a contact form. `statesOf` gives a country's states, empty where it has none, undefined
 * for a country that does not exist.
 */
export function parseContact(
  input: Record<string, unknown>,
  statesOf: StatesOf,
  { subjects, productTypes }: ContactChoices,
): FormResult<ContactFields> {
  const category = typeof input.category === 'string' ? input.category.trim() : ''
  const type = typeof input.type === 'string' ? input.type.trim() : ''
  const subject = subjects.find(({ name }) => name === category)
  // Changing to another category clears the type, whatever a form may still send.
  const asks = subject?.asksForProductType ?? false
  const others: FieldErrors = {}
  if (category && !subject) others.category = texts.chooseFromList
  if (asks && !productTypes.includes(type)) {
    others.type = type ? texts.chooseTypeFromList : texts.chooseType
  }
  const parsed = parseForm(ContactFields, input, statesOf, others)
  return parsed.ok ? { ok: true, values: { ...parsed.values, type: asks ? type : '' } } : parsed
}
