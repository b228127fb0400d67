import { open } from 'node:fs/promises'
import { fieldRules } from '#domain/submission/field-rules.ts'
import { isOwnName } from '#domain/submission/own-values.ts'
import type { QuoteLine } from '#domain/submission/quote-lines.ts'
import { referenceOf } from '#domain/submission/reference.ts'
import { exportHeads } from '#domain/submission/reserved-names.ts'
import type {
  RecordedFailure,
  StoredSubmission,
  SubmissionStore,
} from '#server/ports/submission-store.ts'
import { allSubmissions } from './all-submissions.ts'
import { csvRecord } from '#domain/texts/csv-record.ts'
import type { Output } from './run.ts'

/** What a visitor filled in, of all forms. */
const fields = Object.keys(fieldRules)
const { known, line: lineHeads } = exportHeads

/**
 * `export --csv`: every submission with everything that is known of it, oldest first; of a quote a
 * row for each line.
 */
export async function exportCsv(
  { file }: { file: string | undefined },
  store: SubmissionStore,
  output: Output,
): Promise<number> {
  if (file === undefined) {
    await writeAll(store, (text) => Promise.resolve(output.write(text)))
    return 0
  }
  // Never over another file, and for nobody else to read: it is full of personal data.
  const target = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new Error(`${file} exists. Remove it or name another file.`)
    throw error
  })
  try {
    const count = await writeAll(store, async (text) => void (await target.write(text)))
    output.print(`${count} submissions written to ${file}`)
  } finally {
    await target.close()
  }
  return 0
}

async function writeAll(
  store: SubmissionStore,
  write: (text: string) => Promise<void>,
): Promise<number> {
  let count = 0
  const own = await ownNames(store)
  await write(csvRecord([...known, ...fields, ...own, ...lineHeads]))
  for await (const page of allSubmissions(store)) {
    await write(
      page
        .flatMap((stored) => rows(stored, own))
        .map(csvRecord)
        .join(''),
    )
    count += page.length
  }
  return count
}

/**
 * The company's own fields that anybody filled in, also those that its forms have no more: they are
 * told by what is stored, which is read twice for them.
 */
async function ownNames(store: SubmissionStore): Promise<string[]> {
  const names = new Set<string>()
  for await (const page of allSubmissions(store)) {
    for (const { submission } of page) {
      for (const name of Object.keys(submission.fields)) if (isOwnName(name)) names.add(name)
    }
  }
  return [...names].sort()
}

type Cell = string | number | undefined

function rows(stored: StoredSubmission, own: readonly string[]): Cell[][] {
  const { submission } = stored
  const lines = submission.kind === 'quote' ? submission.fields.lines : []
  const whole = cells(stored, own)
  if (!lines.length) return [[...whole, ...lineHeads.map(() => undefined)]]
  return lines.map((line, i) => [...whole, ...lineCells(line, i)])
}

const lineCells = ({ partNumber, quantity, name, note }: QuoteLine, i: number): Cell[] => [
  i + 1,
  partNumber,
  quantity,
  name,
  note,
]

function cells(stored: StoredSubmission, own: readonly string[]): Cell[] {
  const { submission, receivedAt, reachedAt, deliveries } = stored
  const values: Record<string, unknown> = submission.fields
  const waits = !deliveries.length || deliveries.some(({ state }) => state === 'waiting')
  const lastFailure = deliveries
    .flatMap((delivery) => delivery.lastFailure ?? [])
    .reduce<RecordedFailure | undefined>((a, b) => (a && a.at >= b.at ? a : b), undefined)
  return [
    submission.id,
    referenceOf(submission),
    submission.kind,
    waits ? 'waiting' : 'delivered',
    moment(receivedAt),
    moment(reachedAt),
    deliveries.find(({ itemId }) => itemId)?.itemId,
    deliveries.map(({ destination, state }) => `${destination} ${state}`).join(', '),
    deliveries.reduce((sum, { attempts }) => sum + attempts, 0),
    lastFailure?.code,
    lastFailure?.message,
    moment(lastFailure?.at),
    ...[...fields, ...own].map((name) => values[name] as string | undefined),
  ]
}

const moment = (time: number | undefined) =>
  time === undefined ? undefined : new Date(time).toISOString()
