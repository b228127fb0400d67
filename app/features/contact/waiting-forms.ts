import type { SubmissionAnswer } from '#domain/submission/answer.ts'
import { mayWait, waitingName } from './may-wait.ts'

/** A form that was written without a connection, and what became of it once it was sent. */
export type WaitingForm = {
  /** The submission's own: however often it is sent, one record comes of it. */
  id: string
  form: string
  endpoint: string
  contents: Record<string, string>
  openMilliseconds: number
  answer?: SubmissionAnswer
}

/**
 * Fails where the browser keeps its storage closed or has no room. That something waits is noted where
 * pages see it at once; within the transaction, so that no other window takes the note away.
 */
export const keepWaiting = (waiting: WaitingForm): Promise<unknown> =>
  inStore('readwrite', (store) => {
    const put = store.put(waiting)
    put.addEventListener('success', () => localStorage.setItem(waitingName, 'on'))
    return put
  })

/** One that cannot be removed is sent once more, by its id, and stays one record. */
export const removeWaiting = (id: string): Promise<unknown> =>
  inStore('readwrite', (store) => {
    store.delete(id)
    const left = store.count()
    left.addEventListener('success', () => {
      if (left.result === 0) localStorage.removeItem(waitingName)
    })
    return left
  }).catch(() => undefined)

/** In the order of their ids; none where the browser has no such storage. */
export async function waitingForms(): Promise<WaitingForm[]> {
  // Asking would make one, and every page after it would bring this code.
  if (!(await mayWait())) return []
  try {
    return await inStore<WaitingForm[]>('readonly', (store) => store.getAll())
  } catch {
    return []
  }
}

function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(waitingName, 1)
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore(waitingName, { keyPath: 'id' }),
    )
    opening.addEventListener('error', () => reject(opening.error!))
    opening.addEventListener('success', () => {
      const database = opening.result
      const transaction = database.transaction(waitingName, mode)
      const asked = ask(transaction.objectStore(waitingName))
      // What was written lasts once the transaction is whole.
      transaction.addEventListener('complete', () => {
        database.close()
        resolve(asked.result)
      })
      transaction.addEventListener('abort', () => {
        database.close()
        reject(transaction.error!)
      })
    })
  })
}
