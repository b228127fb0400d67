import type { FieldChange, FormFields, OwnField } from '#domain/records/form-fields.ts'

export type FormName = 'contact' | 'lead' | 'quote'

/** A field as a company's form has it. */
export type FormField = {
  name: string
  required: boolean
  /** In the company's words; undefined where the software's hold. */
  label: string | undefined
  hint: string | undefined
  missing: string | undefined
  /** Undefined for what the software asks for by itself. */
  own: OwnField | undefined
}

/** What the software asks for by itself, in the order in which it stands, and what of it is needed. */
const asked = {
  contact: {
    firstName: true,
    lastName: false,
    companyName: true,
    title: true,
    companyEmail: true,
    phoneNumber: false,
    country: true,
    state: true,
    category: true,
    // By the category.
    type: false,
    message: true,
  },
  lead: {
    firstName: true,
    companyName: true,
    companyEmail: true,
    phoneNumber: false,
    country: true,
    state: true,
    message: false,
  },
  quote: {
    firstName: true,
    companyName: true,
    companyEmail: true,
    country: true,
    message: false,
    lastName: false,
    title: false,
    phoneNumber: false,
    state: false,
  },
} as const satisfies Record<FormName, Record<string, boolean>>

/** Names of the fields that a form has where the company says nothing of it. */
export const askedNames = (form: FormName): string[] => Object.keys(asked[form])

/** What a form asks of this company's visitors, in the order in which it stands. */
export function fieldsOf(form: FormName, record: FormFields): FormField[] {
  const fields = Object.entries(asked[form]).flatMap(([name, isNeeded]): FormField[] => {
    // Which product it is about is asked by what it is about.
    const change =
      changeOf(form, name === 'type' ? 'category' : name, record) && changeOf(form, name, record)
    return change === false ? [] : [fieldOf(name, change.required ?? isNeeded, change)]
  })
  for (const own of record.own ?? []) {
    if (!own.forms.includes(form)) continue
    const at = fields.findIndex(({ name }) => name === (own.before ?? 'message'))
    const field = { ...fieldOf(own.name, own.required ?? false, own), own }
    fields.splice(at < 0 ? fields.length : at, 0, field)
  }
  return fields
}

/** What a company changes of one of the software's fields; false where it leaves it out. */
export function changeOf(form: FormName, name: string, record: FormFields): FieldChange | false {
  const changes: Readonly<Record<string, FieldChange | false | undefined>> = record[form] ?? {}
  return changes[name] ?? {}
}

const fieldOf = (
  name: string,
  required: boolean,
  { label, hint, missing }: FieldChange,
): FormField => ({ name, required, label, hint, missing, own: undefined })

/** Whether visitors of every country are asked for a state or province. */
export const isRegionAskedOfAll = ({ countries }: FormFields): boolean =>
  (countries?.regionAskedOf ?? 'all') === 'all' &&
  Object.values(countries?.regions ?? {}).every((regions) => regions.length > 0)
