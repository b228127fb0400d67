import type { FieldErrors } from './form-fields.ts'

/** What `POST /api/contact` and `/api/lead` answer. */
export type SubmissionAnswer = { ok: true; id: string } | { ok: false; error: SubmissionError }

export type SubmissionError = {
  code: string
  /** What happened, in the words of the error catalogue where it has any (SPECIFICATION §8). */
  message: string
  /** What has become of the submission. */
  note?: string
  fields?: FieldErrors
  /** With the code `challenge`: the puzzle to solve before it is sent again. */
  challenge?: object
}

/** A form that was posted without JavaScript and not taken: the page shows it again. */
export type PostedForm = { status: number; values: Record<string, string>; error: SubmissionError }
