import { errorFault, quote, warningFault, type Fault } from '#domain/catalogue/check-fault.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import type { Boards } from '#domain/records/enquiries.ts'
import type { FormFields, OwnField } from '#domain/records/form-fields.ts'
import { askedNames, changeOf, fieldsOf, type FormName } from '#domain/submission/form-shape.ts'
import { ownFaults } from './check-own-fields.ts'

const file = 'company/form-fields.ts'
const enquiries = 'company/enquiries.ts'
const forms = ['contact', 'lead', 'quote'] as const
const words = ['label', 'hint', 'missing', 'required']
const parts: (keyof FormFields)[] = [...forms, 'own', 'countries']

/** What a company's forms would ask for in vain, twice, or under a name that is taken. */
export function formFaults(given: FormFields, boards: Boards): Fault[] {
  const own: unknown = given.own ?? []
  if (!Array.isArray(own)) {
    return [errorFault(file, 'formFields.own', 'is no list: write fields between [ and ]')]
  }
  // What names no forms is told of; no form has it.
  const placed = own.filter((field: unknown) => Array.isArray((field as OwnField | null)?.forms))
  const record: FormFields = { ...given, own: placed as OwnField[] }
  return [
    ...strangers('', given, parts, 'a record of fields'),
    ...forms.flatMap((form) => changeFaults(form, given)),
    ...ownFaults(file, own, record),
    ...columnFaults('contact', ['contact', 'quote'], record, boards.contact),
    ...columnFaults('lead', ['lead'], record, boards.lead),
  ]
}

/** Names that nothing reads: a record that is not typed takes any. */
function strangers(place: string, record: object, known: readonly string[], what: string): Fault[] {
  const suggest = createSuggest(known)
  return Object.keys(record)
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = suggest(name)
      const advice = near ? `did you mean ${near}?` : `it has ${known.join(', ')}`
      return errorFault(
        file,
        `formFields${place}.${name}`,
        `is nothing that ${what} has: ${advice}`,
      )
    })
}

function changeFaults(form: FormName, record: FormFields): Fault[] {
  const changes: Readonly<Record<string, unknown>> = record[form] ?? {}
  return [
    ...strangers(`.${form}`, changes, askedNames(form), 'this form'),
    ...Object.entries(changes).flatMap(([name, change]) => {
      const place = `formFields.${form}.${name}`
      if (change === undefined) return []
      const isObject = typeof change === 'object' && change !== null
      if (name === 'companyEmail' && (!isObject || 'required' in change)) {
        const why = 'enquiries are answered and found again by it'
        return [errorFault(file, place, `cannot be left out or left empty: ${why}`)]
      }
      if (name === 'type' && isObject && 'required' in change) {
        const message = 'follows the subject: say asksForProductType there, in contact-form.ts'
        return [errorFault(file, `${place}.required`, message)]
      }
      if (change === false) return []
      if (isObject) return strangers(`.${form}.${name}`, change, words, 'a field')
      return [errorFault(file, place, `is ${quote(change)}: write false to leave the field out`)]
    }),
  ]
}

/** Columns that stay empty, and fields of the company's own that no column and no message takes. */
function columnFaults(
  board: 'contact' | 'lead',
  filledBy: readonly FormName[],
  record: FormFields,
  { columns, ownColumns = {} }: Boards['contact'] | Boards['lead'],
): Fault[] {
  const taken = (record.own ?? []).filter(({ forms: named }) =>
    filledBy.some((form) => named.includes(form)),
  )
  const asked = new Set(
    filledBy.flatMap((form) =>
      fieldsOf(form, record).flatMap(({ name, own }) => (own ? [] : [name])),
    ),
  )
  const suggest = createSuggest(taken.map(({ name }) => name))
  const unfilled = Object.keys(ownColumns).flatMap((name) => {
    if (taken.some((field) => field.name === name)) return []
    const near = suggest(name)
    const advice = near ? `did you mean ${near}?` : `${file} names those that the form asks for`
    const message = `no field fills it: ${advice}`
    return [errorFault(enquiries, `boards.${board}.ownColumns.${name}`, message)]
  })
  const leftOut = Object.keys(columns).flatMap((name) => {
    const isLeftOut = filledBy.some((form) => changeOf(form, name, record) === false)
    // Requests for a quote have a subject by themselves.
    if (!isLeftOut || asked.has(name) || name === 'category') return []
    const message = `no field fills it, for ${file} leaves it out: take it out as well`
    return [warningFault(enquiries, `boards.${board}.columns.${name}`, message)]
  })
  const lost = columns.message
    ? []
    : taken
        .filter(({ name }) => !Object.hasOwn(ownColumns, name))
        .map(({ name }) => {
          const message = `has no column for ${name}, and none for the message that it would stand in: write one`
          return warningFault(enquiries, `boards.${board}.ownColumns`, message)
        })
  return [...unfilled, ...leftOut, ...lost]
}
