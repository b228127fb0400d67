import type { SubmissionAnswer } from '#domain/submission/answer.ts'

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

const name = 'waiting-forms'

/** Fails where the browser keeps its storage closed or has no room. */
export const keepWaiting = (waiting: WaitingForm): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(waiting))

export const removeWaiting = (id: string): Promise<unknown> =>
  inStore('readwrite', (store) => store.delete(id))

/** In the order of their ids; none where the browser has no such storage. */
export async function waitingForms(): Promise<WaitingForm[]> {
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
    const opening = indexedDB.open(name, 1)
    opening.addEventListener('upgradeneeded', () =>
      opening.result.createObjectStore(name, { keyPath: 'id' }),
    )
    opening.addEventListener('error', () => reject(opening.error!))
    opening.addEventListener('success', () => {
      const database = opening.result
      const transaction = database.transaction(name, mode)
      const asked = ask(transaction.objectStore(name))
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
