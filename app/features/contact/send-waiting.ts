import type { SubmissionAnswer } from '#domain/submission/answer.ts'
import { isUnstored, sendSubmission } from './send-submission.ts'
import { keepWaiting, waitingForms, type WaitingForm } from './waiting-forms.ts'

/** Tells the pages that are open that a form is no longer waiting. */
export const waitingEvent = 'waiting-forms'

/** Answers after which the same form may well be taken, beside those that leave it unstored. */
const comeAgain = new Set(['too-many', 'challenge'])

/**
 * Sends the forms that wait, each with the id it was written with, and keeps what became of it for
 * the page that shows it. One window at a time: another would do the same work, and where
 * nothing answers they would stand in line for it.
 */
export async function sendWaiting(): Promise<void> {
  const send = async (lock: Lock | null) => {
    if (!lock) return
    for (const waiting of waitingForms()) if (!waiting.answer) await sendOne(waiting)
  }
  await navigator.locks.request(waitingEvent, { ifAvailable: true }, send)
}

async function sendOne(waiting: WaitingForm): Promise<void> {
  const { id, endpoint, contents, openMilliseconds } = waiting
  const ids = { idOf: async () => id, forget: () => undefined }
  const answer = await sendSubmission({ endpoint, contents, ids, openMilliseconds })
  // Meanwhile it may have been sent by a press, or been written anew.
  if (!isFinal(answer) || !waitingForms().some((one) => one.id === id)) return
  keepWaiting({ ...waiting, answer })
  dispatchEvent(new Event(waitingEvent))
}

export const isFinal = (answer: SubmissionAnswer): boolean =>
  answer.ok || !(isUnstored(answer) || comeAgain.has(answer.error.code))
