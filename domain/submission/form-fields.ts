import * as z from 'zod/mini'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/forms.ts'
import * as locale from '#texts/locale.ts'

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

/** Without the signs that part addresses and lists of them from one another (RFC 5322, 3.2.3). */
const addressForm =
  /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@.<>()[\]\\,;:"]+(?:\.[^\s\p{C}@.<>()[\]\\,;:"]+)+$/u
const address = z.refine<string>((value) => value === '' || addressForm.test(value), {
  error: texts.enterAddress,
})
export const email = (missing: string, maxLength: number) =>
  requiredText(missing, maxLength).check(address)
