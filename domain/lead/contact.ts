import * as z from 'zod/mini'
import { asksForProductType, categories } from './options.ts'
import {
  checkState,
  choice,
  email,
  longestMessage,
  optionalText,
  parseForm,
  requiredText,
  type FormResult,
} from './form-fields.ts'
import type { StatesOf } from './state.ts'

/** Field names as the contact form posts them. */
export const ContactFields = z.object({
  firstName: requiredText('Enter your name.', 120),
  lastName: optionalText(120),
  companyName: requiredText('Enter your company’s name.', 200),
  title: requiredText('Enter your title.', 120),
  companyEmail: email,
  phoneNumber: optionalText(40),
  country: requiredText('Choose your country.', 80),
  state: requiredText('Enter your state or province.', 120),
  category: choice(categories, 'Choose what this is about.'),
  /** The product type; empty where the category does not ask for one. */
  type: optionalText(80),
  message: requiredText('Tell us more: what has to connect, where and by when.', longestMessage),
})
export type ContactFields = z.infer<typeof ContactFields>

/**
 * Reads a contact form. `statesOf` gives a country's states, empty where it has none, undefined
 * for a country that does not exist.
 */
export function parseContact(
  input: Record<string, unknown>,
  statesOf: StatesOf,
  productTypes: readonly string[],
): FormResult<ContactFields> {
  const result = parseForm(ContactFields, input)
  const errors = result.ok ? {} : { ...result.errors }
  const values = result.ok ? result.values : undefined
  const category = typeof input.category === 'string' ? input.category.trim() : ''
  const type = typeof input.type === 'string' ? input.type.trim() : ''
  // Changing to another category clears the type, whatever a form may still send.
  if (asksForProductType(category) && !productTypes.includes(type)) {
    errors.type = type ? 'Choose a product type from the list.' : 'Choose a product type.'
  }
  const place = checkState(input, statesOf)
  if (place.error && !errors[place.error.field]) errors[place.error.field] = place.error.message
  if (!values || Object.keys(errors).length > 0) return { ok: false, errors }
  return {
    ok: true,
    values: { ...values, ...place.values, type: asksForProductType(category) ? type : '' },
  }
}
