import type { SubmissionAnswer } from '#domain/submission/answer.ts'
import type { SubmissionIds } from './submission-ids.ts'
import { sendWaiting, waitingEvent } from './send-waiting.ts'
import { keepWaiting, removeWaiting, waitingForms, type WaitingForm } from './waiting-forms.ts'

/** Between two attempts: browsers do not always notice that a connection is back. */
const againMilliseconds = 10_000

type Watching = {
  form: string
  ids: SubmissionIds
  /** Whether what waits in the browser is of the page's form. */
  isOwn: (contents: WaitingForm['contents']) => boolean
  /** Told that one waits, without an answer, and of its answer when it was sent. */
  tell: (answer?: SubmissionAnswer) => void
}

/** Forms of a page that wait for a connection, also those that waited when it was loaded. */
export function watchWaiting({ form, ids, isOwn, tell }: Watching) {
  let waits: string | undefined
  const readWaiting = () => {
    for (const waiting of waitingForms()) {
      if (waiting.form !== form || !isOwn(waiting.contents)) continue
      waits = waiting.id
      tell(waiting.answer)
      if (!waiting.answer) continue
      waits = undefined
      removeWaiting(waiting.id)
    }
  }
  const send = () => void sendWaiting()
  const again = setInterval(() => waits && send(), againMilliseconds)
  readWaiting()
  if (waits) send()
  addEventListener(waitingEvent, readWaiting)
  addEventListener('online', send)
  // Another page may have sent it while this one was left.
  addEventListener('pageshow', readWaiting)

  async function wait(written: Omit<WaitingForm, 'id' | 'answer'>): Promise<boolean> {
    const id = await ids.idOf(written.contents)
    if (!id || !keepWaiting({ ...written, id })) return false
    // What was changed and sent again takes the place of what waited.
    if (waits && waits !== id) removeWaiting(waits)
    waits = id
    return true
  }

  return {
    /** False where it cannot wait: the form says that it was not sent, as ever. */
    wait,
    /** Before it is sent again: what waits is sent by itself, also as it was before it was changed. */
    renew: async (written: Parameters<typeof wait>[0]): Promise<void> => {
      if (waits) await wait(written)
    },
    /** A press had an answer: nothing waits any longer. */
    settle: (): void => {
      if (!waits) return
      removeWaiting(waits)
      waits = undefined
    },
    stop: () => {
      clearInterval(again)
      removeEventListener(waitingEvent, readWaiting)
      removeEventListener('online', send)
      removeEventListener('pageshow', readWaiting)
    },
  }
}
