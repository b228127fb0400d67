import * as z from 'zod'
import { errorFault, quote, warningFault, type Fault } from '#domain/catalogue/check-fault.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import type { Boards } from '#domain/records/enquiries.ts'
import type { FormFields, OwnField } from '#domain/records/form-fields.ts'
import { askedNames, changeOf, fieldsOf, type FormName } from '#domain/submission/form-shape.ts'
import { reservedNames } from '#domain/submission/reserved-names.ts'
import { countryFaults } from './check-countries.ts'
import { createNameCheck } from './name-check.ts'
import { noneTwice, shapeFaults } from './shape-faults.ts'

const file = 'company/form-fields.ts'
const enquiries = 'company/enquiries.ts'
const forms = ['contact', 'lead', 'quote'] as const

const words = {
  label: z.string().optional(),
  hint: z.string().optional(),
  missing: z.string().optional(),
}
const needed = { required: z.boolean().optional() }

/** A field's words, or `false` for one that is left out. */
const mayBeLeftOut = (fields: z.core.$ZodLooseShape) =>
  z.preprocess(
    (given) => (given === false ? {} : given),
    z.strictObject(fields, {
      error: ({ code, input }) =>
        code === 'invalid_type' ? `is ${quote(input)}: write false to leave the field out` : null,
    }),
  )

const changes: Readonly<Record<string, z.ZodType>> = {
  companyEmail: z.strictObject(words, {
    error: 'cannot be left out or left empty: enquiries are answered and found again by it',
  }),
  // It is asked for by the subject.
  type: mayBeLeftOut(words),
}

const changesOf = (form: FormName) =>
  z
    .strictObject(
      Object.fromEntries(
        askedNames(form).map((name) => [
          name,
          (changes[name] ?? mayBeLeftOut({ ...words, ...needed })).optional(),
        ]),
      ),
    )
    .optional()

const ownWords = {
  ...words,
  ...needed,
  name: z
    .string()
    .regex(/^[a-z][A-Za-z\d]{0,39}$/, {
      error: ({ input }) =>
        `${quote(input)} is no name for a field: begin with a small letter and go on with letters and digits, 40 at most`,
    })
    .refine((name) => !reservedNames.has(name), {
      error: ({ input }) =>
        `${quote(input)} is a name that the software uses itself: choose another`,
    }),
  label: z.string('says nothing: write it').trim().min(1, 'says nothing: write it'),
  forms: z
    .array(z.enum(forms, `is no form: write some of ${forms.join(', ')}`), 'name no form')
    .min(1, 'name no form'),
  before: z.string().optional(),
}
const option = z.string().regex(/^\S(?:.*\S)?$/s, {
  error: ({ input }) => `${quote(input)} is empty or has spaces around it`,
})
const Own = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      ...ownWords,
      kind: z.literal('text'),
      maxLength: z.int().min(1).max(300).optional(),
    }),
    z.strictObject({
      ...ownWords,
      kind: z.literal('choice'),
      options: z
        .array(option)
        .min(2, 'are fewer than two: there is nothing to choose')
        .check(noneTwice()),
    }),
  ],
  "is no kind of field: write 'text' or 'choice'",
)

const countries = z.array(z.string()).check(noneTwice())
const Fields = z.strictObject({
  contact: changesOf('contact'),
  lead: changesOf('lead'),
  quote: changesOf('quote'),
  // What a request may weigh holds so many of the longest.
  own: z
    .array(Own, 'is no list: write fields between [ and ]')
    .max(12)
    .check(noneTwice(({ name }) => name))
    .optional(),
  countries: z
    .strictObject({
      offered: countries.min(1, 'is empty: name a country, or take the field out').optional(),
      regionAskedOf: z
        .union(
          [z.enum(['all', 'divided']), countries],
          "write 'all', 'divided' or a list of countries",
        )
        .optional(),
      regions: z.record(z.string(), z.array(option).check(noneTwice())).optional(),
    })
    .optional(),
})

/** What a company's forms would ask for in vain, twice, or under a name that is taken. */
export function formFaults(record: FormFields, boards: Boards): Fault[] {
  const shape = shapeFaults(file, 'formFields', Fields, record)
  // What is not of its shape cannot be looked into.
  if (shape.length) return shape
  return [
    ...countryFaults([], record.countries),
    ...(record.own ?? []).flatMap((field, at) => placeFaults(field, at, record)),
    ...columnFaults('contact', ['contact', 'quote'], record, boards.contact),
    ...columnFaults('lead', ['lead'], record, boards.lead),
  ]
}

function placeFaults({ name, forms: named, before }: OwnField, at: number, record: FormFields) {
  const there = named.flatMap((form) => fieldsOf(form, record).map((field) => field.name))
  const others = there.filter((other) => other !== name)
  const check = createNameCheck(others, 'is no field of these forms', 'take it out')
  return before === undefined ? [] : check(file, `formFields.own[${at}].before`, before)
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
