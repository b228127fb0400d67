import type { FormFields } from '#domain/records/form-fields.ts'

/**
 * What the forms ask for, where that is not what the software asks. A field is left out by `false`,
 * may stay empty by `{ required: false }`, and has another name by `{ label: '…' }`.
 */
export const formFields: FormFields = {
  contact: { title: { required: false } },
  // Fields of your own, such as
  // { name: 'application', label: 'What it is for', kind: 'text', forms: ['contact', 'quote'] }
  own: [],
  // Whose addresses have a state or province.
  countries: { regionAskedOf: ['Australia', 'Canada', 'United States'] },
}
