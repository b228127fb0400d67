import * as z from 'zod/mini'
import * as texts from '#texts/forms.ts'
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
  firstName: requiredText(texts.enterName, 120),
  companyName: requiredText(texts.enterCompany, 200),
  companyEmail: email,
  phoneNumber: optionalText(40),
  country: requiredText(texts.chooseCountry, 80),
  state: requiredText(texts.enterState, 120),
  message: optionalText(maxMessageLength),
  /** Name of the document asked for. */
  document: optionalText(200),
})
export type LeadFields = z.infer<typeof LeadFields>

export const parseLead = (
  input: Record<string, unknown>,
  statesOf: StatesOf,
): FormResult<LeadFields> => parseForm(LeadFields, input, statesOf)
