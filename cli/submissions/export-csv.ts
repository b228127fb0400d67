import { open } from 'node:fs/promises'
import { ContactFields } from '#domain/submission/contact.ts'
import { LeadFields } from '#domain/submission/lead.ts'
import type { StoredSubmission, SubmissionStore } from '#server/ports/submission-store.ts'
import { allSubmissions } from './all-submissions.ts'
import { csvRecord } from '#domain/texts/csv-record.ts'
import type { Output } from './run.ts'

/** What a visitor filled in, of both forms. */
const fields = [...new Set([...Object.keys(ContactFields.shape), ...Object.keys(LeadFields.shape)])]
const delivery = [
  'status',
  'receivedAt',
  'deliveredAt',
  'itemId',
  'attempts',
  'failureCode',
  'failureMessage',
  'failureAt',
]
const heads = ['id', 'kind', ...delivery, ...fields]

/** `export --csv`: every submission with everything that is known of it, oldest first. */
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
    await write(page.map((stored) => csvRecord(cells(stored))).join(''))
    count += page.length
  }
  return count
}

function cells(stored: StoredSubmission): (string | number | undefined)[] {
  const { submission, state, receivedAt, deliveredAt, itemId, attempts, lastFailure } = stored
  const values: Record<string, string | undefined> = submission.fields
  return [
    submission.id,
    submission.kind,
    state,
    moment(receivedAt),
    moment(deliveredAt),
    itemId,
    attempts,
    lastFailure?.code,
    lastFailure?.message,
    moment(lastFailure?.at),
    ...fields.map((name) => values[name]),
  ]
}

const moment = (time: number | undefined) =>
  time === undefined ? undefined : new Date(time).toISOString()
