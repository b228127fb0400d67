import * as z from 'zod/mini'
import {
  checkState,
  email,
  longestMessage,
  optionalText,
  parseForm,
  requiredText,
  type FormResult,
} from './form-fields.ts'
import type { StatesOf } from './state.ts'

/** Field names as the document gate posts them. */
export const LeadFields = z.object({
  firstName: requiredText('Enter your name.', 120),
  companyName: requiredText('Enter your company’s name.', 200),
  companyEmail: email,
  phoneNumber: optionalText(40),
  country: requiredText('Choose your country.', 80),
  state: requiredText('Enter your state or province.', 120),
  message: optionalText(longestMessage),
  /** Name of the document asked for. */
  document: optionalText(200),
})
export type LeadFields = z.infer<typeof LeadFields>

export function parseLead(
  input: Record<string, unknown>,
  statesOf: StatesOf,
): FormResult<LeadFields> {
  const result = parseForm(LeadFields, input)
  const errors = result.ok ? {} : { ...result.errors }
  const place = checkState(input, statesOf)
  if (place.error && !errors[place.error.field]) errors[place.error.field] = place.error.message
  if (!result.ok || Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, values: { ...result.values, ...place.values } }
}
