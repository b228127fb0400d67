import { errorFault, quote, type Fault } from '#domain/catalogue/check-fault.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import type { FormFields } from '#domain/records/form-fields.ts'
import { fieldsOf } from '#domain/submission/form-shape.ts'
import { reservedNames } from '#domain/submission/reserved-names.ts'

const forms = ['contact', 'lead', 'quote'] as const
const kinds = ['text', 'choice']
const fields = 'name label forms kind required hint missing before maxLength options'.split(' ')
/** What a request may weigh holds so many of the longest. */
const maxOwn = 12
const maxLength = 300

/** A field as a record without a type may have it. */
type Given = Readonly<Record<string, unknown>>
type Say = (field: string, message: string) => Fault

/** What is wrong with the fields that a company has made. */
export function ownFaults(file: string, given: readonly unknown[], record: FormFields): Fault[] {
  const own = given.map((field): Given => (typeof field === 'object' && field ? { ...field } : {}))
  const names = own.map(({ name }) => name)
  const many = `are ${own.length} fields of your own: ${maxOwn} are as many as a form takes`
  return [
    ...(own.length > maxOwn ? [errorFault(file, 'formFields.own', many)] : []),
    ...own.flatMap((field, at) => {
      const say: Say = (name, message) =>
        errorFault(file, `formFields.own[${at}]${name && `.${name}`}`, message)
      return [
        ...nameFaults(field, names.indexOf(field.name) < at, say),
        ...wordFaults(field, say),
        ...kindFaults(field, say),
        ...formFaults(field, record, say),
      ]
    }),
  ]
}

function nameFaults({ name }: Given, isTwice: boolean, say: Say): Fault[] {
  if (typeof name !== 'string' || !/^[a-z][A-Za-z\d]{0,39}$/.test(name)) {
    const how = 'begin with a small letter and go on with letters and digits, 40 at most'
    return [say('name', `${quote(name)} is no name for a field: ${how}`)]
  }
  if (reservedNames.has(name)) {
    return [say('name', `${quote(name)} is a name that the software uses itself: choose another`)]
  }
  return isTwice ? [say('name', `${quote(name)} is there twice: each field has its own`)] : []
}

function wordFaults(field: Given, say: Say): Fault[] {
  const suggest = createSuggest(fields)
  const strangers = Object.keys(field).filter((key) => !fields.includes(key))
  const { label } = field
  return [
    ...strangers.map((key) => {
      const near = suggest(key)
      const advice = near ? `did you mean ${near}?` : 'take it out'
      return say(key, `is nothing that a field has: ${advice}`)
    }),
    ...(typeof label === 'string' && label.trim() ? [] : [say('label', 'says nothing: write it')]),
  ]
}

function kindFaults({ kind, options, maxLength: most }: Given, say: Say): Fault[] {
  if (typeof kind !== 'string' || !kinds.includes(kind)) {
    return [say('kind', `${quote(kind)} is no kind of field: write 'text' or 'choice'`)]
  }
  if (kind === 'text') {
    const isLength =
      most === undefined ||
      (Number.isInteger(most) && Number(most) >= 1 && Number(most) <= maxLength)
    return [
      ...(options === undefined ? [] : [say('options', "are of a choice: write kind: 'choice'")]),
      ...(isLength ? [] : [say('maxLength', `is ${quote(most)}: write 1 to ${maxLength}`)]),
    ]
  }
  const list: readonly unknown[] = Array.isArray(options) ? options : []
  return [
    ...(most === undefined ? [] : [say('maxLength', "is of a text: write kind: 'text'")]),
    ...(list.length < 2 ? [say('options', 'are fewer than two: there is nothing to choose')] : []),
    ...list.flatMap((option, at) => {
      if (typeof option !== 'string' || option !== option.trim() || !option) {
        return [say(`options[${at}]`, `${quote(option)} is empty or has spaces around it`)]
      }
      return list.indexOf(option) < at
        ? [say(`options[${at}]`, `${quote(option)} is there twice: take one out`)]
        : []
    }),
  ]
}

function formFaults({ name, forms: named, before }: Given, record: FormFields, say: Say): Fault[] {
  const list: readonly unknown[] = Array.isArray(named) ? named : []
  const wrong = list.filter((form) => !forms.some((known) => known === form))
  if (!list.length || wrong.length) {
    const [first] = wrong
    const what = first === undefined ? 'name no form' : `name ${quote(first)}, which is none`
    return [say('forms', `${what}: write some of ${forms.join(', ')}`)]
  }
  if (before === undefined) return []
  const there = forms
    .filter((form) => list.includes(form))
    .flatMap((form) => fieldsOf(form, record).map((field) => field.name))
    .filter((one) => one !== name)
  if (there.some((one) => one === before)) return []
  const near = typeof before === 'string' ? createSuggest(there)(before) : undefined
  const advice = near ? `did you mean ${near}?` : 'take it out'
  return [say('before', `${quote(before)} is no field of these forms: ${advice}`)]
}
