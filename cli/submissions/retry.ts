import type { SubmissionStore } from '#server/ports/submission-store.ts'
import type { Output } from './run.ts'

/** `retry`: makes what waits due at once; what is being sent just now, or was, stays as it is. */
export async function retry(
  { ids }: { ids: readonly string[] },
  store: SubmissionStore,
  output: Output,
  now: number,
): Promise<number> {
  const wanted = ids.map((id) => id.toLowerCase())
  const due = await store.makeDue(now, wanted.length ? { ids: wanted } : {})
  output.print(due === 1 ? '1 submission is due now.' : `${due} submissions are due now.`)
  let unknown = 0
  for (const id of wanted) {
    const stored = await store.get(id)
    if (!stored) {
      output.printError(`${id} does not exist.`)
      unknown += 1
    } else if (!stored.deliveries.length) {
      output.printError(`${id} is kept: a destination that is set up gets it by itself.`)
    } else if (stored.deliveries.every(({ state }) => state === 'delivered')) {
      const items = stored.deliveries.map(({ itemId }) => itemId).join(', ')
      output.printError(`${id} was delivered already, as item ${items}.`)
    } else if (stored.deliveries.some(({ claimed }) => claimed)) {
      output.printError(`${id} is being sent just now.`)
    }
  }
  return unknown ? 1 : 0
}
