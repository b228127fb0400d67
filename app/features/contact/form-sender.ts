import type { StoredAs, SubmissionAnswer, SubmissionError } from '#domain/submission/answer.ts'
import * as texts from '#texts/forms.ts'
import { keepDraft, type Keeping } from './keep-draft.ts'
import { isUnstored, sendSubmission } from './send-submission.ts'
import { isFinal } from './send-waiting.ts'
import { createSubmissionIds } from './submission-ids.ts'
import { watchWaiting } from './watch-waiting.ts'

export type SubmissionState =
  | { phase: 'idle' | 'submitting' }
  /** Written without a connection or an answer: it is sent when there is one. */
  | { phase: 'waiting'; words: string }
  /** A page that was asked for by an older address does not know the reference. */
  | { phase: 'sent'; stored?: StoredAs | undefined }
  | { phase: 'failed'; error: SubmissionError }

type Options = {
  form: string
  endpoint: string
  keeping: Keeping
  isOwn: (contents: Record<string, string>) => boolean
  /** Told what becomes of a form that waits, also of one that waited before. */
  tell: (state: SubmissionState) => void
}
type Written = { contents: Record<string, string>; openMilliseconds: number }

export type FormSender = ReturnType<typeof createFormSender>

/** Sends a form, has it wait where nobody stores it, and keeps what is written until then. */
export function createFormSender({ form, endpoint, keeping, isOwn, tell }: Options) {
  const draft = keepDraft(keeping)
  const ids = createSubmissionIds(form, () => sessionStorage)
  const waiting = watchWaiting({
    form,
    ids,
    isOwn,
    tell: (answer) => {
      if (!answer) return tell(waitingState())
      ids.forget()
      tell(outcomeOf(answer))
    },
  })

  return {
    async send({ contents, openMilliseconds }: Written): Promise<SubmissionState> {
      const written = { form, endpoint, contents, openMilliseconds }
      await waiting.renew(written)
      const answer = await sendSubmission({ endpoint, contents, ids, openMilliseconds })
      if (isUnstored(answer) && (await waiting.wait(written))) {
        draft.forget()
        return waitingAfter(answer)
      }
      if (isFinal(answer)) waiting.settle()
      if (isTaken(answer)) draft.forget()
      else draft.write()
      return outcomeOf(answer)
    },
    stop: () => {
      waiting.stop()
      draft.stop()
    },
  }
}

/** What is refused is a failure, which is told as ever; but nothing is lost by it. */
function waitingAfter(answer: SubmissionAnswer): SubmissionState {
  if (answer.ok || answer.error.code === 'silent' || isCutOff()) return waitingState()
  const note = answer.error.code === 'network' ? texts.refused : texts.notTaken
  return { phase: 'failed', error: { ...answer.error, note } }
}

/** Stored by us, whether or not it has been delivered. */
const isTaken = (answer: SubmissionAnswer) => answer.ok || Boolean(answer.error.reference)

const outcomeOf = (answer: SubmissionAnswer): SubmissionState =>
  answer.ok ? { phase: 'sent', stored: answer } : { phase: 'failed', error: answer.error }

const waitingState = (): SubmissionState => ({
  phase: 'waiting',
  words: isCutOff() ? texts.waiting : texts.unanswered,
})

/** Without a connection, or on a page that is shown without one (features/offline). */
const isCutOff = () => !navigator.onLine || 'keptAt' in document.documentElement.dataset
