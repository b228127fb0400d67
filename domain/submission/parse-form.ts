import * as z from 'zod/mini'
import type { FormFields, OwnField } from '#domain/records/form-fields.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/forms.ts'
import { fieldRules, type FieldName, type FieldRule } from './field-rules.ts'
import {
  email,
  optionalText,
  requiredText,
  type FieldErrors,
  type FormResult,
} from './form-fields.ts'
import { changeOf, fieldsOf, type FormField, type FormName } from './form-shape.ts'
import { findState, type State, type StatesOf } from './state.ts'

/** Of an own field that says nothing of it. */
const maxOwnLength = 200

type Form<Name extends FieldName> = {
  name: FormName
  /** Of all that is stored of it, in the order in which faults are told. */
  names: readonly Name[]
  /** What the company changes of it. */
  record: FormFields
  statesOf: StatesOf
}

/**
 * Reads a form by its rules, by what the company asks for, and by its countries. `others` is what is
 * wrong with its fields by rules that no single field has. What the company leaves out is stored
 * empty, whatever was sent.
 */
export function parseForm<Name extends FieldName>(
  { name, names, record, statesOf }: Form<Name>,
  input: Record<string, unknown>,
  others: FieldErrors = {},
): FormResult<Record<Name, string>> {
  const isLeftOut = (field: Name) => changeOf(name, field, record) === false
  const blank = Object.fromEntries(names.map((field) => [field, '']))
  const given = { ...input, ...Object.fromEntries(names.filter(isLeftOut).map((f) => [f, ''])) }
  const country = textOf(given.country)
  const states = country ? statesOf(country) : undefined
  if (states === null) given.state = ''
  const shape = fieldsOf(name, record)
  const isNeeded = (field: FormField) =>
    field.required && !(field.name === 'state' && states === null)
  const schemas = names.flatMap((field) => {
    if (isLeftOut(field)) return []
    const asked = shape.find((one) => one.name === field)
    const missing = asked && isNeeded(asked) ? missingText(asked, fieldRules[field]) : undefined
    return [[field, schemaOf(fieldRules[field], missing)] as const]
  })
  const own = shape.flatMap((field) => (field.own ? [[field.name, ownSchema(field.own)]] : []))
  const parsed = z.safeParse(z.object(Object.fromEntries([...schemas, ...own])), given)
  const errors: FieldErrors = { ...others }
  for (const { path, message } of parsed.error?.issues ?? []) errors[String(path[0])] ??= message
  const place = country ? checkPlace(country, textOf(given.state), states) : {}
  if (place.error) errors[place.error.field] ??= place.error.message
  if (!parsed.success || Object.keys(errors).length > 0) return { ok: false, errors }
  const values = { ...blank, ...parsed.data, ...(place.state && { state: place.state }) }
  return { ok: true, values: values as Record<Name, string> }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function schemaOf({ maxLength, isEmail }: FieldRule, missing: string | undefined) {
  if (missing === undefined) return optionalText(maxLength)
  return isEmail ? email(missing, maxLength) : requiredText(missing, maxLength)
}

/** The software's words name its own label, and do no longer fit where the company has another. */
function missingText({ name, label, missing }: FormField, rule: FieldRule): string {
  if (missing) return missing
  if (!label && rule.missing) return rule.missing
  return fillIn(texts.enterField, { field: label ?? softwareLabels[name] ?? name })
}
const softwareLabels: Readonly<Record<string, string>> = texts.fields

function ownSchema(own: OwnField) {
  const { label, required, missing } = own
  if (own.kind === 'text') {
    const { maxLength = maxOwnLength } = own
    if (!required) return optionalText(maxLength)
    return requiredText(missing ?? fillIn(texts.enterField, { field: label }), maxLength)
  }
  const { options } = own
  // What is longer than any of them is none of them.
  const text = required
    ? requiredText(missing ?? fillIn(texts.chooseField, { field: label }), Infinity)
    : optionalText(Infinity)
  const isOffered = (value: string) => value === '' || options.includes(value)
  return text.check(z.refine(isOffered, { error: texts.chooseFromList }))
}

/** A state as the data set names it; its code is as good as its name. */
function checkPlace(
  country: string,
  state: string,
  states: readonly State[] | null | undefined,
): { state?: string; error?: { field: string; message: string } } {
  if (states === undefined)
    return { error: { field: 'country', message: texts.chooseFromCountries } }
  if (!state || !states?.length) return {}
  const known = findState(states, state)
  if (known) return { state: known.name }
  return { error: { field: 'state', message: fillIn(texts.chooseState, { country }) } }
}
