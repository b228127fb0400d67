import { referenceOf } from '#domain/submission/reference.ts'
import type {
  RecordedFailure,
  StoredDelivery,
  StoredSubmission,
  SubmissionStore,
} from '#server/ports/submission-store.ts'
import type { Output } from './run.ts'
import { allSubmissions } from './all-submissions.ts'

const heads = ['ID', 'REFERENCE', 'KIND', 'AGE', 'TO', 'STATE', 'ATTEMPTS', 'NEXT', 'LAST FAILURE']
const maxFailureLength = 100
/** The command does not see what the server was started with. */
const unnamed =
  'This environment names no destination: give the command the server’s own, DATA_DIR too. Where the server’s names none either, what visitors send is stored and goes to nobody.'

type Options = {
  waiting: boolean
  /** Keys of the destinations that this environment names. */
  destinations: readonly string[]
}

/**
 * `list`: one line for each submission and destination, oldest first, and a sum. Who wrote what, and the
 * parts of a quote, are in the export.
 */
export async function list(
  { waiting, destinations }: Options,
  store: SubmissionStore,
  output: Output,
  now: number,
): Promise<number> {
  const rows: string[][] = []
  for await (const page of allSubmissions(store, { waiting })) {
    rows.push(...page.flatMap((stored) => rowsOf(stored, waiting, now)))
  }
  if (rows.length) for (const line of table([heads, ...rows])) output.print(line)
  const summary = await store.summary()
  const age =
    summary.oldestWaiting === undefined
      ? ''
      : `, the oldest ${span(now - summary.oldestWaiting)} old`
  output.print(`${summary.waiting} waiting${age}; ${summary.delivered} delivered.`)
  if (!destinations.length) output.printError(unnamed)
  return 0
}

function rowsOf(stored: StoredSubmission, waiting: boolean, now: number): string[][] {
  const { submission, receivedAt, deliveries } = stored
  const known = [submission.id, referenceOf(submission), kindOf(submission), span(now - receivedAt)]
  if (!deliveries.length) return [[...known, '-', 'kept', '0', '', '']]
  const shown = waiting ? deliveries.filter(({ state }) => state === 'waiting') : deliveries
  return shown.map((delivery) => [...known, ...progress(delivery, now)])
}

function progress(delivery: StoredDelivery, now: number): string[] {
  const { destination, attempts, state, claimed, dueAt, lastFailure } = delivery
  const underWay = state === 'waiting' && claimed && dueAt > now
  const next =
    state === 'delivered' || underWay ? '' : dueAt > now ? `in ${span(dueAt - now)}` : 'now'
  return [
    destination,
    underWay ? 'sending' : state,
    String(attempts),
    next,
    lastFailure ? failureText(lastFailure) : '',
  ]
}

const failureText = ({ code, times, message }: RecordedFailure) =>
  `${code} ×${times}${message ? `: ${message}` : ''}`
    .replaceAll(/\s+/g, ' ')
    .slice(0, maxFailureLength)

function kindOf(submission: StoredSubmission['submission']): string {
  if (submission.kind !== 'quote') return submission.kind
  const { length } = submission.fields.lines
  return `quote, ${length} ${length === 1 ? 'line' : 'lines'}`
}

function table(rows: readonly string[][]): string[] {
  const widths = heads.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)))
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  )
}

/** Milliseconds in the largest unit that says enough. */
export function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  if (seconds < 120) return `${seconds} s`
  if (seconds < 2 * 3600) return `${Math.round(seconds / 60)} min`
  if (seconds < 2 * 86_400) return `${Math.round(seconds / 3600)} h`
  return `${Math.round(seconds / 86_400)} d`
}
