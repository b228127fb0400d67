import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { paths } from '#app/lib/paths.ts'

type Ahead = { of: string; at: number; answer: Promise<unknown>; leave: AbortController }

let ahead: Ahead | undefined

/** The catalogue changes meanwhile: what was asked for longer ago is asked anew. */
const maxAgeMilliseconds = 20_000

/**
 * Asks the server for the list of an address that a press is about to lead to, before it does: of one
 * at a time. Where that fails, the press asks as it would have.
 */
export function bringList(address: string): void {
  if (isOf(address)) return
  ahead?.leave.abort()
  const leave = new AbortController()
  const { signal } = leave
  const answer = fetchInTime(paths.listAsData(address), { signal, priority: 'high' }).then(
    async (response) => (response.ok ? response.json() : undefined),
  )
  answer.catch(() => undefined)
  ahead = { of: address, at: performance.now(), answer, leave }
}

/** What was asked for ahead, for the page's own address; undefined where nothing of use was. Once. */
export async function listAhead<View>(url: string): Promise<View | undefined> {
  const { pathname, search } = new URL(url)
  if (!isOf(pathname + search)) return undefined
  const { answer } = ahead!
  ahead = undefined
  return (await answer.catch(() => undefined)) as View | undefined
}

function isOf(address: string): boolean {
  return ahead?.of === address && performance.now() - ahead.at < maxAgeMilliseconds
}
