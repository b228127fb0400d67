import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { paths } from '#app/lib/paths.ts'
import { atOnce } from './at-once.ts'
import type { Screen } from './belongings.ts'
import { readWhole, sizeOf } from './read-whole.ts'
import { wholeOf } from './whole-of.ts'

/** How much addresses are together on their way, in bytes, as far as the server says. */
export async function sizesOf(urls: readonly string[], signal: AbortSignal): Promise<number> {
  let bytes = 0
  await atOnce(urls, async (url) => {
    const answer = await fetchInTime(url, { method: 'HEAD', signal })
    if (answer.ok) bytes += sizeOf(answer)
  })
  return bytes
}

/** About how much it is to keep a page, and how many pages are left out. */
export type Measure = { bytes: number; leftOut: number }

/**
 * About how much it is to keep a page. Its documents are read for it, a list's products and theirs:
 * most of it is theirs. Of where its actions lead only the length is asked for.
 */
export async function sizeOfKeeping(
  address: string,
  screen: Screen,
  signal: AbortSignal,
): Promise<Measure> {
  let bytes = 0
  const unread: string[] = []
  async function read(url: string): Promise<string | undefined> {
    if (url !== address && !hasFiles(url)) return void unread.push(url)
    const headers = { accept: 'text/html' }
    const answer = await readWhole(url, { cache: 'force-cache', headers, signal })
    if (!answer.ok) return undefined
    bytes += answer.bytes
    return answer.body.text()
  }
  const { files, leftOut } = await wholeOf(address, screen, read)
  return { bytes: bytes + (await sizesOf([...unread, ...files], signal)), leftOut }
}

/** A document or a product: others lead on, with a query, or say how to reach us. */
export const hasFiles = (page: string): boolean => !page.includes('?') && page !== paths.contact()
