import { lineText } from '#domain/submission/quote-text.ts'
import { referenceOf } from '#domain/submission/reference.ts'
import type { StoredSubmission, SubmissionStore } from '#server/ports/submission-store.ts'
import type { Output } from './run.ts'
import { allSubmissions } from './all-submissions.ts'

const heads = ['ID', 'REFERENCE', 'KIND', 'AGE', 'STATE', 'ATTEMPTS', 'NEXT', 'LAST FAILURE']
const maxFailureLength = 100

/**
 * `list`: one line per submission, oldest first, and a sum; below a quote its parts, where they are
 * asked for. Who wrote what is in the export.
 */
export async function list(
  { waiting, lines }: { waiting: boolean; lines: boolean },
  store: SubmissionStore,
  output: Output,
  now: number,
): Promise<number> {
  const rows: string[][] = []
  const below: string[][] = []
  for await (const page of allSubmissions(store, waiting ? 'waiting' : undefined)) {
    for (const stored of page) {
      rows.push(cells(stored, now))
      below.push(lines ? partsOf(stored) : [])
    }
  }
  if (rows.length) {
    const [head = '', ...printed] = table([heads, ...rows])
    output.print(head)
    for (const [i, line] of printed.entries()) {
      output.print(line)
      for (const part of below[i]!) output.print(`    ${part}`)
    }
  }
  const summary = await store.summary()
  const age =
    summary.oldestWaiting === undefined
      ? ''
      : `, the oldest ${span(now - summary.oldestWaiting)} old`
  output.print(`${summary.waiting} waiting${age}; ${summary.delivered} delivered.`)
  return 0
}

function cells(stored: StoredSubmission, now: number): string[] {
  const { submission, receivedAt, attempts, state, claimed, dueAt, lastFailure } = stored
  const underWay = state === 'waiting' && claimed && dueAt > now
  const next =
    state === 'delivered' || underWay ? '' : dueAt > now ? `in ${span(dueAt - now)}` : 'now'
  const failure = lastFailure
    ? `${lastFailure.code} ×${lastFailure.times}${lastFailure.message ? `: ${lastFailure.message}` : ''}`
    : ''
  return [
    submission.id,
    referenceOf(submission),
    kindOf(submission),
    span(now - receivedAt),
    underWay ? 'sending' : state,
    String(attempts),
    next,
    failure.replaceAll(/\s+/g, ' ').slice(0, maxFailureLength),
  ]
}

function kindOf(submission: StoredSubmission['submission']): string {
  if (submission.kind !== 'quote') return submission.kind
  const { length } = submission.fields.lines
  return `quote, ${length} ${length === 1 ? 'line' : 'lines'}`
}

const partsOf = ({ submission }: StoredSubmission) =>
  submission.kind === 'quote' ? submission.fields.lines.map(lineText) : []

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
