import { useEffect, useRef } from 'react'
import type { SubmissionAnswer } from '#domain/submission/answer.ts'
import type { SubmissionIds } from './submission-ids.ts'
import { sendWaiting, waitingEvent } from './send-waiting.ts'
import { keepWaiting, removeWaiting, waitingForms, type WaitingForm } from './waiting-forms.ts'

/** Between two attempts: browsers do not always notice that a connection is back. */
const againMilliseconds = 10_000

type Written = Omit<WaitingForm, 'id' | 'answer'>
export type IsOwn = (contents: WaitingForm['contents']) => boolean

/**
 * Forms of this page that wait for a connection, also those that waited when it was loaded. `tell`
 * is told that one waits, without an answer, and of its answer when it was sent.
 */
export function useWaiting(
  form: string,
  tell: (answer?: SubmissionAnswer) => void,
  isOwn: IsOwn = () => true,
) {
  const telling = useRef({ tell, isOwn })
  const waits = useRef<string>(undefined)
  useEffect(() => {
    telling.current = { tell, isOwn }
  })
  useEffect(() => {
    const look = async () => {
      for (const waiting of await waitingForms()) {
        if (waiting.form !== form || !telling.current.isOwn(waiting.contents)) continue
        waits.current = waiting.id
        telling.current.tell(waiting.answer)
        if (!waiting.answer) continue
        waits.current = undefined
        await removeWaiting(waiting.id)
      }
    }
    const send = () => void sendWaiting()
    const again = setInterval(() => waits.current && send(), againMilliseconds)
    void look().then(() => waits.current && send())
    const changed = () => void look()
    addEventListener(waitingEvent, changed)
    addEventListener('online', send)
    return () => {
      clearInterval(again)
      removeEventListener(waitingEvent, changed)
      removeEventListener('online', send)
    }
  }, [form])

  async function wait(written: Written, ids: SubmissionIds): Promise<boolean> {
    const id = await ids.idOf(written.contents)
    if (!id) return false
    try {
      await keepWaiting({ ...written, id })
    } catch {
      return false
    }
    // What was changed and sent again takes the place of what waited.
    if (waits.current && waits.current !== id) await removeWaiting(waits.current)
    waits.current = id
    return true
  }

  return {
    /** False where it cannot wait: the form says that it was not sent, as ever. */
    wait,
    /** Before it is sent again: what waits is sent by itself, also as it was before it was changed. */
    renew: async (written: Written, ids: SubmissionIds): Promise<void> => {
      if (waits.current) await wait(written, ids)
    },
    /** A press had an answer: nothing waits any longer. */
    settle: async (): Promise<void> => {
      if (!waits.current) return
      await removeWaiting(waits.current)
      waits.current = undefined
    },
  }
}

/** Without a connection, or on a page that is shown without one (features/offline). */
export const isCutOff = () => !navigator.onLine || 'read' in document.documentElement.dataset
