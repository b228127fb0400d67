import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/forms.ts'
import type { FieldErrors } from './form-fields.ts'

/** What `POST /api/contact`, `/api/lead` and `/api/quote` answer. */
export type SubmissionAnswer =
  | ({ ok: true; id: string } & StoredAs)
  | { ok: false; error: SubmissionError }

/** By what a stored submission is found again. */
export type StoredAs = {
  /** See `referenceOf`. */
  reference: string
  /** Of a quote, the address of the page that shows it; nobody else knows it. */
  page?: string | undefined
}

/** What the error catalogue says of any failure that has no words of its own (SPECIFICATION §8). */
export const submissionFailed = texts.failed

/** The same where the words are known, as the document gate says it. */
export const submissionFailedBecause = (reason: string): string =>
  fillIn(texts.failedBecause, { reason })

export type SubmissionError = {
  code: string
  /** What happened, in the words of the error catalogue where it has any (SPECIFICATION §8). */
  message: string
  /** What has become of the submission. */
  note?: string
  fields?: FieldErrors
  /** With the code `challenge`: the puzzle to solve before it is sent again. */
  challenge?: object
} & Partial<StoredAs>

/** A form that was posted without JavaScript and not taken: the page shows it again. */
export type PostedForm = { status: number; values: Record<string, string>; error: SubmissionError }
