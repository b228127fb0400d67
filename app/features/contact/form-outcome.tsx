import { outcomeId } from '#app/lib/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { formWords } from '#content/company/contact-form.ts'
import type { SubmissionError } from '#domain/submission/answer.ts'
import styles from './form-outcome.module.css'
import type { SubmissionState } from './use-submission.ts'

type Props = {
  phase: SubmissionState['phase']
  /** Undefined where the fields say what is wrong. */
  failure: SubmissionError | undefined
}

/** The button of a form and, beside it, what came of pressing it. */
export function FormOutcome({ phase, failure }: Props) {
  const isBusy = phase === 'submitting'
  const noteId = `${outcomeId}-note`
  return (
    <div className={styles.row}>
      {/* Not disabled: whoever pressed it would lose their place. */}
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {isBusy ? formWords.submitting : formWords.submit}
      </Button>
      <div className={styles.words}>
        {failure && (
          <p
            id={outcomeId}
            role="alert"
            tabIndex={-1}
            className={styles.failure}
            aria-describedby={failure.note && noteId}
          >
            {failure.message}
          </p>
        )}
        {failure?.note && <p id={noteId}>{failure.note}</p>}
        {phase === 'sent' && (
          <p id={outcomeId} role="status" tabIndex={-1} className={styles.success}>
            {formWords.submitted}
          </p>
        )}
      </div>
    </div>
  )
}
