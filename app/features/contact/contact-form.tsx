import { useRef, useState } from 'react'
import { outcomeId, paths } from '#app/lib/paths.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { productTypes, subjects } from '#content/company/contact-form.ts'
import type { PostedForm } from '#domain/submission/answer.ts'
import { parseContact } from '#domain/submission/contact.ts'
import { guardFields } from '#domain/submission/form-guards.ts'
import type { State } from '#domain/submission/state.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/forms.ts'
import styles from './contact-form.module.css'
import { ContactFields, contactFields } from './contact-fields.tsx'
import { formFields } from './form-fields.ts'
import { FormOutcome } from './form-outcome.tsx'
import type { SubmissionState } from './form-sender.ts'
import { statesToCheck, choicesIn } from './use-region.ts'
import { TrapField } from './trap-field.tsx'
import { useSubmission } from './use-submission.ts'

export type ContactFormView = {
  /** A function, which does not travel: the browser reads them from the page. */
  countries?: () => readonly string[]
  /** A form posted without JavaScript that was taken. */
  sent: boolean
  /** Its reference. */
  reference?: string | undefined
  /** One that was not, with the states of its country. */
  posted?: Pick<PostedForm, 'values' | 'error'> | undefined
  states?: readonly State[] | null | undefined
}

/** The contact form: sent by this code where it runs, posted by the browser where it does not. */
export function ContactForm(view: ContactFormView) {
  const { sent: wasSent, reference, posted, states } = view
  const [countries] = useState(view.countries ?? (() => choicesIn('contact', 'country')))
  const isHydrated = useHydrated()
  const statesRef = useRef(states)
  const [initial] = useState<SubmissionState>(() =>
    posted
      ? { phase: 'failed', error: posted.error }
      : wasSent
        ? { phase: 'sent', stored: reference ? { reference } : undefined }
        : { phase: 'idle' },
  )
  const submission = useSubmission({
    form: 'contact',
    fields: contactFields.map(({ name }) => name),
    endpoint: paths.contactApi(),
    check: (contents) => {
      const statesOf = () => statesToCheck(statesRef.current)
      return parseContact(contents, statesOf, { subjects, productTypes }, formFields)
    },
    initial,
  })
  const { formRef, sent, errors, wrong, submit } = submission

  return (
    <form
      ref={formRef}
      method="post"
      action={`${paths.contact()}#${outcomeId}`}
      className={styles.form}
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
    >
      {wrong.length > 0 && (
        <ErrorSummary id={outcomeId} heading={plural(wrong.length, texts.wrong)} errors={wrong} />
      )}
      <div className={styles.fields}>
        <ContactFields
          key={sent}
          countries={countries}
          values={(sent === 0 && posted?.values) || {}}
          initialStates={sent === 0 ? states : undefined}
          errors={errors}
          statesRef={statesRef}
        />
        <TrapField form="contact" error={errors[guardFields.trap]} />
      </div>
      <FormOutcome submission={submission} />
    </form>
  )
}
