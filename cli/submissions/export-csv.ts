import { open } from 'node:fs/promises'
import { ContactFields } from '#domain/submission/contact.ts'
import { LeadFields } from '#domain/submission/lead.ts'
import type { QuoteLine } from '#domain/submission/quote-lines.ts'
import { QuoteFields } from '#domain/submission/quote.ts'
import { referenceOf } from '#domain/submission/reference.ts'
import type {
  RecordedFailure,
  StoredSubmission,
  SubmissionStore,
} from '#server/ports/submission-store.ts'
import { allSubmissions } from './all-submissions.ts'
import { csvRecord } from '#domain/texts/csv-record.ts'
import type { Output } from './run.ts'

/** What a visitor filled in, of all forms. */
const fields = [
  ...new Set([ContactFields, LeadFields, QuoteFields].flatMap(({ shape }) => Object.keys(shape))),
]
/** Of a quote's lines; each has a row, which repeats the rest. */
const lineHeads = ['line', 'partNumber', 'quantity', 'partName', 'note']
const delivery = [
  'status',
  'receivedAt',
  'deliveredAt',
  'itemId',
  'destinations',
  'attempts',
  'failureCode',
  'failureMessage',
  'failureAt',
]
const heads = ['id', 'reference', 'kind', ...delivery, ...fields, ...lineHeads]

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
  await write(csvRecord(heads))
  for await (const page of allSubmissions(store)) {
    await write(page.flatMap(rows).map(csvRecord).join(''))
    count += page.length
  }
  return count
}

type Cell = string | number | undefined

function rows(stored: StoredSubmission): Cell[][] {
  const { submission } = stored
  const lines = submission.kind === 'quote' ? submission.fields.lines : []
  const whole = cells(stored)
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

function cells(stored: StoredSubmission): Cell[] {
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
    ...fields.map((name) => values[name] as string | undefined),
  ]
}

const moment = (time: number | undefined) =>
  time === undefined ? undefined : new Date(time).toISOString()
