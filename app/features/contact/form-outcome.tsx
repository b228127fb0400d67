import { outcomeId, paths } from '#app/lib/paths.ts'
import { Button } from '#app/ui/button.tsx'
import type { StoredAs } from '#domain/submission/answer.ts'
import * as texts from '#texts/forms.ts'
import * as shell from '#texts/shell.ts'
import styles from './form-outcome.module.css'
import type { Submission } from './use-submission.ts'

type Props = {
  submission: Pick<Submission, 'phase' | 'words' | 'failure' | 'stored'>
  /** What the button says. */
  label?: string
}

/** The foot of a form: its button, what came of pressing it, and what becomes of what is sent. */
export function FormOutcome({ submission, label = texts.submit }: Props) {
  const { phase, words, failure, stored } = submission
  const isBusy = phase === 'submitting'
  const noteId = `${outcomeId}-note`
  const isNoted = stored?.reference || failure?.note
  const outcome = failure?.message ?? (phase === 'sent' ? texts.submitted : words)
  return (
    <>
      <div className={styles.row}>
        {/* Not disabled: whoever pressed it would lose their place. */}
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? texts.submitting : label}
        </Button>
        <div className={styles.words}>
          {outcome && (
            <p
              // Announced anew: another phase is another element.
              key={phase}
              id={outcomeId}
              role={failure ? 'alert' : 'status'}
              tabIndex={-1}
              className={failure ? styles.failure : styles.success}
              aria-describedby={isNoted ? noteId : undefined}
            >
              {outcome}
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
      <p className={styles.privacy}>
        {`${texts.privacy} `}
        <a href={paths.privacy()}>{shell.privacyPolicy}</a>
      </p>
    </>
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
