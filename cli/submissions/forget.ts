import { referenceOf } from '#domain/submission/reference.ts'
import type { NotDelivered } from '#server/ports/destination.ts'
import type {
  StoredDelivery,
  StoredSubmission,
  SubmissionStore,
} from '#server/ports/submission-store.ts'
import type { WorkTracker } from '#server/ports/destination.ts'
import { allSubmissions } from './all-submissions.ts'
import { span } from './list.ts'
import type { Output } from './run.ts'

type Options = {
  /** An e-mail address, an id, or a reference as visitors read it. */
  who: string
  yes: boolean
  /** The board that items are deleted on, where this environment names one. */
  board: Pick<WorkTracker, 'name' | 'remove'> | undefined
}

/** The key of the boards among the destinations. */
const boardKey = 'monday'

/**
 * `forget`: deletes all that one person sent, delivered or not, and its items on the boards by their
 * ids. It says what stands where no program of ours can delete it.
 */
export async function forget(
  { who, yes, board }: Options,
  store: SubmissionStore,
  output: Output,
  now: number,
): Promise<number> {
  const found = await submissionsOf(who, store)
  if (!found.length) {
    output.print(`Nothing of ${who} is stored here.`)
    return 0
  }
  for (const one of found) output.print(lineOf(one, now))
  const count = found.length === 1 ? '1 submission' : `${found.length} submissions`
  if (!yes) {
    const answer = await output.ask?.(`Delete ${count} for good? [y/N] `)
    if (answer === undefined) output.printError('Nobody is there to answer: add --yes to delete.')
    if (!/^y(es)?$/i.test(answer?.trim() ?? '')) return 1
  }
  const gone: string[] = []
  for (const one of found) {
    const kept = await reasonToKeep(one, board, now)
    if (kept) output.printError(`${referenceOf(one.submission)} was not deleted: ${kept}`)
    else gone.push(one.submission.id)
  }
  const deleted = await store.remove(gone)
  output.print(`${deleted} of ${count} deleted.`)
  for (const left of elsewhere(found, board)) output.print(left)
  output.print('Backups still have them: delete those that are older than you promise.')
  return gone.length < found.length ? 1 : 0
}

async function submissionsOf(who: string, store: SubmissionStore): Promise<StoredSubmission[]> {
  const wanted = who.trim().toLowerCase()
  const found: StoredSubmission[] = []
  for await (const page of allSubmissions(store)) {
    const own = page.filter(({ submission }) =>
      [submission.fields.companyEmail, submission.id, referenceOf(submission)].some(
        (name) => name.trim().toLowerCase() === wanted,
      ),
    )
    found.push(...own)
  }
  return found
}

function lineOf({ submission, receivedAt, deliveries }: StoredSubmission, now: number): string {
  const to = deliveries.map(({ destination, state, itemId }) =>
    state === 'delivered' ? `${destination} ${itemId}` : `${destination} waiting`,
  )
  const age = span(now - receivedAt)
  return [referenceOf(submission), submission.kind, age, to.join(', ') || 'kept'].join('  ')
}

/**
 * Undefined once nothing holds a submission: its item on the boards is deleted before it is, since
 * the item's id stands nowhere else.
 */
async function reasonToKeep(
  { deliveries }: StoredSubmission,
  board: Options['board'],
  now: number,
): Promise<string | undefined> {
  if (deliveries.some(({ claimed, dueAt }) => claimed && dueAt > now)) {
    return 'it is being sent just now. Again in a minute.'
  }
  const item = deliveries.find((one) => one.destination === boardKey && one.itemId)
  if (!item || !board) return undefined
  const removed = await board.remove(item.itemId!)
  return removed.ok ? undefined : `${board.name} keeps item ${item.itemId}: ${saidBy(removed)}`
}

const saidBy = ({ failure: { code, message } }: NotDelivered) =>
  message ? `${code}, ${message}` : code

/** What the operator has to delete by hand: mails, what programs took, items without a token. */
function elsewhere(found: readonly StoredSubmission[], board: Options['board']): string[] {
  const by = new Map<string, string[]>()
  for (const { submission, deliveries } of found) {
    for (const delivery of deliveries) {
      if (isDeleted(delivery, board)) continue
      const { destination, itemId, uncertain } = delivery
      if (!itemId && !uncertain) continue
      const name = itemId ?? `perhaps, of ${referenceOf(submission)}`
      by.set(destination, [...(by.get(destination) ?? []), name])
    }
  }
  return [...by].map(([key, items]) => `Left to you at ${key}: ${items.join(', ')}`)
}

const isDeleted = ({ destination, itemId }: StoredDelivery, board: Options['board']) =>
  destination === boardKey && itemId !== undefined && board !== undefined
