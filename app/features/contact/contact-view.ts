import type { Site } from '#app/context.ts'
import type { PostedForm } from '#domain/submission/answer.ts'
import { readReference } from '#domain/submission/reference.ts'
import type { ContactFormView } from './contact-form.tsx'

/** As it travels: 250 names as one text weigh less in the page than as a list. */
export type SentContactView = Omit<ContactFormView, 'countries'> & { countries: string }

export function contactView(
  { countries, statesOf }: Site['places'],
  posted: PostedForm | undefined,
  /** What the address says of one that was taken: its reference. */
  sent: string | null,
): SentContactView {
  const country = posted?.values.country
  return {
    countries: countries.join('|'),
    sent: sent !== null,
    reference: readReference(sent ?? ''),
    posted: posted && { values: posted.values, error: posted.error },
    states: country === undefined ? undefined : statesOf(country),
  }
}
