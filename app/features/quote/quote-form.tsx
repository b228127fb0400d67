import { useEffect, useRef, useState } from 'react'
import { FormOutcome } from '#app/features/contact/form-outcome.tsx'
import type { NamedLine } from '#app/features/contact/lines-of-draft.ts'
import { TrapField } from '#app/features/contact/trap-field.tsx'
import { formFields } from '#app/features/contact/form-fields.ts'
import type { SubmissionState } from '#app/features/contact/form-sender.ts'
import { statesToCheck, choicesIn } from '#app/features/contact/use-region.ts'
import { useSubmission } from '#app/features/contact/use-submission.ts'
import { sentPaths } from '#app/features/contact/sent-paths.ts'
import { outcomeId, paths } from '#app/lib/paths.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Section } from '#app/ui/section.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { maxItems } from '#domain/deciding/list-items.ts'
import type { PostedForm } from '#domain/submission/answer.ts'
import { guardFields } from '#domain/submission/form-guards.ts'
import { rowFields, rowsOf, lineField } from '#domain/submission/line-rows.ts'
import { parseQuote } from '#domain/submission/quote.ts'
import type { State } from '#domain/submission/state.ts'
import { plural } from '#domain/texts/plural.ts'
import * as forms from '#texts/forms.ts'
import * as texts from '#texts/quote.ts'
import styles from './quote-form.module.css'
import { QuoteLines } from './quote-lines.tsx'
import { howMany, quoteFields, YourFields } from './your-fields.tsx'

export type QuoteFormView = {
  /** A function, which does not travel: the browser reads them from the page. */
  countries?: () => readonly string[]
  rows: NamedLine[]
  /** A form posted without JavaScript that was not taken, with the states of its country. */
  posted?: Pick<PostedForm, 'values' | 'error'> | undefined
  states?: readonly State[] | null | undefined
}

const form = 'quote'
/** In the order in which faults are listed. */
const fields = [
  'lines',
  ...Array.from({ length: maxItems + 50 }, (_, i) =>
    rowFields.map((field) => lineField(i, field)),
  ).flat(),
  ...quoteFields.map(({ name }) => name),
]

/** The request for a quote: sent by this code where it runs, else posted by the browser. */
export function QuoteForm({ countries: given, rows, posted, states }: QuoteFormView) {
  const [countries] = useState(given ?? (() => choicesIn(form, 'country')))
  const isHydrated = useHydrated()
  const statesRef = useRef(states)
  const [initial] = useState<SubmissionState>(() =>
    posted ? { phase: 'failed', error: posted.error } : { phase: 'idle' },
  )
  // What the tab has kept of a request that was not sent.
  const [kept, setKept] = useState<NamedLine[]>()
  const submission = useSubmission({
    form,
    fields,
    lines: { given: rows, show: setKept },
    endpoint: paths.quoteApi(),
    contentsOf,
    check: (contents) => parseQuote(contents, () => statesToCheck(statesRef.current), formFields),
    initial,
  })
  const { formRef, phase, stored, errors, wrong, submit } = submission
  const page = phase === 'sent' ? stored?.page : undefined
  useEffect(() => {
    // As a document of its own, which tells no other site where its reader came from.
    if (page) window.location.replace(sentPaths.justSent(page))
  }, [page])

  return (
    <form
      ref={formRef}
      method="post"
      action={`${paths.quote()}#${outcomeId}`}
      className={styles.form}
      noValidate={isHydrated}
      onSubmit={(event) => void submit(event)}
    >
      {wrong.length > 0 && (
        <ErrorSummary
          id={outcomeId}
          heading={plural(wrong.length, forms.wrong)}
          level={2}
          errors={wrong}
        />
      )}
      <Section heading={texts.parts} text={texts.partsText} wide>
        <QuoteLines key={kept ? 'kept' : 'given'} form={form} rows={kept ?? rows} errors={errors} />
      </Section>
      <Section heading={texts.whereTo} text={howMany}>
        <YourFields
          form={form}
          countries={countries}
          values={posted?.values ?? {}}
          initialStates={states}
          errors={errors}
          statesRef={statesRef}
        />
        <TrapField form={form} error={errors[guardFields.trap]} />
        <FormOutcome submission={submission} label={texts.request} />
      </Section>
    </form>
  )
}

/** The rows as one text, and each other field by its name. */
function contentsOf(data: FormData): Record<string, string> {
  const textsOf = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  const names = [...new Set(data.keys())].filter(
    (name) => !(rowFields as readonly string[]).includes(name),
  )
  return {
    ...Object.fromEntries(names.map((name) => [name, textsOf(name)[0] ?? ''])),
    lines: JSON.stringify(rowsOf(textsOf)),
  }
}
