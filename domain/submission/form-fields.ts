import * as z from 'zod/mini'
import * as locale from '#texts/locale.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/forms.ts'
import { findState, type StatesOf } from './state.ts'

/** Per field, in the words the visitor reads. */
export type FieldErrors = Record<string, string>
export type FormResult<Fields> = { ok: true; values: Fields } | { ok: false; errors: FieldErrors }

/** What the board's long text columns hold: developer.monday.com/api-reference/reference/long-text. */
export const maxMessageLength = 2000

const text = z.pipe(
  z.optional(
    z.nullable(
      z.string({
        error: ({ input }) => (Array.isArray(input) ? texts.sendOnce : texts.enterText),
      }),
    ),
  ),
  z.transform((value) => cleanText(value ?? '')),
)

/**
 * Text as it is kept. Null bytes no database column takes, half surrogates no encoding does; lines
 * end in one character, or what a browser counted would be longer when it is posted.
 */
export const cleanText = (given: string): string =>
  given.replaceAll('\0', '').replace(/\r\n?/g, '\n').toWellFormed().trim()

const upTo = (maxLength: number) =>
  z.refine<string>((value) => value.length <= maxLength, {
    error: ({ input }) =>
      fillIn(texts.atMost, {
        most: inDigits(maxLength),
        count: inDigits(String(input).length),
      }),
  })
const inDigits = (number: number) => number.toLocaleString(locale.locale)

export const optionalText = (maxLength: number) => text.check(upTo(maxLength))
export const requiredText = (missing: string, maxLength: number) =>
  text.check(
    z.refine((value) => value !== '', { error: missing, abort: true }),
    upTo(maxLength),
  )

export const email = requiredText(texts.enterEmail, 254).check(
  z.refine((value) => value === '' || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value), {
    error: texts.enterAddress,
  }),
)

/**
 * Reads a form by its schema and by the data set of countries. `others` is what is wrong with its
 * fields by rules that no schema of single fields has.
 */
export function parseForm<Fields extends { country: string; state: string }>(
  schema: z.ZodMiniType<Fields>,
  input: Record<string, unknown>,
  statesOf: StatesOf,
  others: FieldErrors = {},
): FormResult<Fields> {
  const parsed = z.safeParse(schema, input)
  const errors: FieldErrors = { ...others }
  for (const { path, message } of parsed.error?.issues ?? []) errors[String(path[0])] ??= message
  const place = checkState(input, statesOf)
  if (place.error) errors[place.error.field] ??= place.error.message
  if (!parsed.success || Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, values: { ...parsed.data, ...place.values } }
}

/** Country and state as the data set names them; a state's code is as good as its name. */
function checkState(
  input: Record<string, unknown>,
  statesOf: StatesOf,
): { values: { country?: string; state?: string }; error?: { field: string; message: string } } {
  const country = typeof input.country === 'string' ? input.country.trim() : ''
  const state = typeof input.state === 'string' ? input.state.trim() : ''
  if (!country) return { values: {} }
  const states = statesOf(country)
  if (!states)
    return { values: {}, error: { field: 'country', message: texts.chooseFromCountries } }
  if (!state || states.length === 0) return { values: {} }
  const known = findState(states, state)
  return known
    ? { values: { state: known.name } }
    : {
        values: {},
        error: { field: 'state', message: fillIn(texts.chooseState, { country }) },
      }
}
