import { outcomeId } from '#app/lib/paths.ts'
import { Button } from '#app/ui/button.tsx'
import type { StoredAs, SubmissionError } from '#domain/submission/answer.ts'
import * as texts from '#texts/forms.ts'
import styles from './form-outcome.module.css'
import type { SubmissionState } from './use-submission.ts'

type Props = {
  phase: SubmissionState['phase']
  /** What is said of one that waits. */
  words: string | undefined
  /** Undefined where the fields say what is wrong. */
  failure: SubmissionError | undefined
  stored: Partial<StoredAs> | undefined
  /** What the button says. */
  label?: string
}

/** The button of a form and, beside it, what came of pressing it. */
export function FormOutcome({ phase, words, failure, stored, label = texts.submit }: Props) {
  const isBusy = phase === 'submitting'
  const noteId = `${outcomeId}-note`
  const isNoted = stored?.reference || failure?.note
  return (
    <div className={styles.row}>
      {/* Not disabled: whoever pressed it would lose their place. */}
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {isBusy ? texts.submitting : label}
      </Button>
      <div className={styles.words}>
        {failure && (
          <p
            id={outcomeId}
            role="alert"
            tabIndex={-1}
            className={styles.failure}
            aria-describedby={isNoted ? noteId : undefined}
          >
            {failure.message}
          </p>
        )}
        {phase === 'sent' && (
          <p
            id={outcomeId}
            role="status"
            tabIndex={-1}
            className={styles.success}
            aria-describedby={isNoted ? noteId : undefined}
          >
            {texts.submitted}
          </p>
        )}
        {words && (
          <p id={outcomeId} role="status" tabIndex={-1} className={styles.success}>
            {words}
          </p>
        )}
        {isNoted && (
          <div id={noteId} className={styles.note}>
            {failure?.note && <p>{failure.note}</p>}
            {stored?.reference && <Reference {...stored} />}
          </div>
        )}
      </div>
    </div>
  )
}

/** The number to name when asking after it, as a link where there is a page that shows it. */
function Reference({ reference, page }: Partial<StoredAs>) {
  return (
    <p>
      {texts.referenceLabel} {page ? <a href={page}>{reference}</a> : <strong>{reference}</strong>}
    </p>
  )
}
