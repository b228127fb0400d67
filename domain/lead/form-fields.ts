import * as z from 'zod/mini'
import { findState, type StatesOf } from './state.ts'

/** Per field, in the words the visitor reads. */
export type FieldErrors = Record<string, string>
export type FormResult<Fields> = { ok: true; values: Fields } | { ok: false; errors: FieldErrors }

/** What the board's long text columns hold: developer.monday.com/api-reference/reference/long-text. */
export const longestMessage = 2000

const text = z.pipe(
  z.optional(
    z.nullable(
      z.string({
        error: ({ input }) => (Array.isArray(input) ? 'Send this field once.' : 'Enter text.'),
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

const upTo = (longest: number) =>
  z.refine<string>((value) => value.length <= longest, {
    error: ({ input }) =>
      `Use at most ${inDigits(longest)} characters; these are ${inDigits(String(input).length)}.`,
  })
const inDigits = (number: number) => number.toLocaleString('en-US')

export const optionalText = (longest: number) => text.check(upTo(longest))
export const requiredText = (missing: string, longest: number) =>
  text.check(
    z.refine((value) => value !== '', { error: missing, abort: true }),
    upTo(longest),
  )

export const choice = (options: readonly string[], missing: string) =>
  text.check(
    z.refine((value) => value !== '', { error: missing, abort: true }),
    z.refine((value) => options.includes(value), { error: 'Choose one from the list.' }),
  )

export const email = requiredText('Enter your company email.', 254).check(
  z.refine((value) => value === '' || /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value), {
    error: 'Enter an email address, such as name@company.com.',
  }),
)

export function parseForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  input: Record<string, unknown>,
): FormResult<z.infer<Schema>> {
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return { ok: true, values: parsed.data }
  const errors: FieldErrors = {}
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message
  return { ok: false, errors }
}

/** Country and state as the data set names them; a state's code is as good as its name. */
export function checkState(
  input: Record<string, unknown>,
  statesOf: StatesOf,
): { values: { country?: string; state?: string }; error?: { field: string; message: string } } {
  const country = typeof input.country === 'string' ? input.country.trim() : ''
  const state = typeof input.state === 'string' ? input.state.trim() : ''
  if (!country) return { values: {} }
  const states = statesOf(country)
  if (!states)
    return { values: {}, error: { field: 'country', message: 'Choose a country from the list.' } }
  if (!state || states.length === 0) return { values: {} }
  const known = findState(states, state)
  return known
    ? { values: { state: known.name } }
    : {
        values: {},
        error: { field: 'state', message: `Choose a state or province of ${country}.` },
      }
}
