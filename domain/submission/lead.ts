import * as z from 'zod/mini'
import {
  email,
  maxMessageLength,
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
  message: optionalText(maxMessageLength),
  /** Name of the document asked for. */
  document: optionalText(200),
})
export type LeadFields = z.infer<typeof LeadFields>

export const parseLead = (
  input: Record<string, unknown>,
  statesOf: StatesOf,
): FormResult<LeadFields> => parseForm(LeadFields, input, statesOf)
