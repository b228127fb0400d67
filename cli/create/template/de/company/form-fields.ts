import type { FormFields } from '#domain/records/form-fields.ts'

/**
 * Wonach die Formulare fragen, wo es anders ist als in der Software. Ein Feld wird weggelassen mit
 * `false`, freiwillig mit `{ required: false }`, anders benannt mit `{ label: '…' }`.
 */
export const formFields: FormFields = {
  contact: { title: false, state: false },
  lead: { state: false },
  quote: { title: false, state: false },
  // Eigene Felder, zum Beispiel
  // { name: 'salutation', label: 'Anrede', kind: 'choice', options: ['Frau', 'Herr'],
  //   forms: ['contact', 'quote'], before: 'firstName' }
  own: [],
}
