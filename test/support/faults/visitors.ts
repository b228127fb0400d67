import { randomUUID } from 'node:crypto'
import { contact } from '#test/submissions.fixture.ts'

/** Longer than the slowest destination may take while somebody waits for it. */
const patienceMilliseconds = 25_000

/**
 * Somebody sends another enquiry ever so often, whether or not those before were answered. What the
 * server says that it has is kept by id.
 */
export function startVisitors(url: () => string) {
  const acknowledged: string[] = []
  const refused: number[] = []
  const underWay = new Set<Promise<void>>()

  async function sendOne(): Promise<void> {
    const { id, status, isStored } = await sendEnquiry(url())
    if (isStored) acknowledged.push(id)
    else refused.push(status)
  }
  const timer = setInterval(() => {
    const sending: Promise<void> = sendOne().finally(() => underWay.delete(sending))
    underWay.add(sending)
  }, 1000)

  return {
    acknowledged: acknowledged as readonly string[],
    /** Statuses of those that were told that theirs was not taken; 0 without an answer. */
    refused: refused as readonly number[],
    async stop(): Promise<void> {
      clearInterval(timer)
      await Promise.all(underWay)
    },
  }
}

/** One that this company's form takes; `isStored` where the server says that it has it. */
export async function sendEnquiry(url: string) {
  const id = randomUUID()
  // The board has no other room for the id.
  const message = `Enquiry ${id}.`
  const { fields } = contact({ message, type: '', category: 'Billing, invoices, or returns' }, id)
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...fields, submissionId: id }),
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    const { error, ...answer } = (await response.json()) as {
      ok: boolean
      error?: { reference?: string }
    }
    return { id, status: response.status, isStored: answer.ok || Boolean(error?.reference) }
  } catch {
    return { id, status: 0, isStored: false }
  }
}
