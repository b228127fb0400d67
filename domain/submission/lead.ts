import type { FormFields } from '#domain/records/form-fields.ts'
import type { FormResult } from './form-fields.ts'
import { parseForm } from './parse-form.ts'
import type { StatesOf } from './state.ts'

const names = [
  'firstName',
  'companyName',
  'companyEmail',
  'phoneNumber',
  'country',
  'state',
  'message',
  'document',
] as const
export type LeadFields = Record<(typeof names)[number], string>

/** Reads what the document gate posts. */
export const parseLead = (
  input: Record<string, unknown>,
  statesOf: StatesOf,
  record: FormFields = {},
): FormResult<LeadFields> => parseForm({ name: 'lead', names, record, statesOf }, input)
