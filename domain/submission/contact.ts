import type { EnquirySubject } from '#domain/records/enquiries.ts'
import type { FormFields } from '#domain/records/form-fields.ts'
import * as texts from '#texts/forms.ts'
import type { FieldErrors, FormResult } from './form-fields.ts'
import { changeOf } from './form-shape.ts'
import { parseForm } from './parse-form.ts'
import { senderNames } from './field-rules.ts'
import type { StatesOf } from './state.ts'

const names = [...senderNames, 'category', 'type', 'message'] as const
/** A company's own fields stand beside these, by their names (`ownValues`). */
export type ContactFields = Record<(typeof names)[number], string>

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
  record: FormFields = {},
): FormResult<ContactFields> {
  const given = (name: 'category' | 'type') => {
    const value = changeOf('contact', name, record) === false ? '' : input[name]
    return typeof value === 'string' ? value.trim() : ''
  }
  const category = given('category')
  const type = given('type')
  const subject = subjects.find(({ name }) => name === category)
  // Changing to another category clears the type, whatever a form may still send.
  const isTypeAsked = changeOf('contact', 'type', record) !== false
  const asks = isTypeAsked && (subject?.asksForProductType ?? false)
  const others: FieldErrors = {}
  if (category && !subject) others.category = texts.chooseFromList
  if (asks && !productTypes.includes(type)) {
    others.type = type ? texts.chooseTypeFromList : missingType(record)
  }
  const form = { name: 'contact', names, record, statesOf } as const
  const parsed = parseForm(form, input, others)
  return parsed.ok ? { ok: true, values: { ...parsed.values, type: asks ? type : '' } } : parsed
}

function missingType(record: FormFields): string {
  const change = changeOf('contact', 'type', record)
  return (change && change.missing) || texts.chooseType
}
