import type { FormFields } from '#domain/records/form-fields.ts'

// The star says that it may be absent.
const own = import.meta.glob<FormFields>('#content/company/form-fields*.ts', {
  import: 'formFields',
  eager: true,
})

/** What this company's forms ask for; a company may leave it to the software. */
export const formFields: FormFields = Object.values(own)[0] ?? {}
