import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { paths } from '#app/lib/paths.ts'
import { atOnce } from './at-once.ts'
import { belongingsOf, type Screen } from './belongings.ts'
import { readWhole, sizeOf } from './read-whole.ts'

/** How much addresses are together on their way, in bytes, as far as the server says. */
export async function sizesOf(urls: readonly string[], signal: AbortSignal): Promise<number> {
  let bytes = 0
  await atOnce(urls, async (url) => {
    const answer = await fetchInTime(url, { method: 'HEAD', signal })
    if (answer.ok) bytes += sizeOf(answer)
  })
  return bytes
}

/**
 * About how much it is to keep a page. Its documents are read for it, and a list's products: most
 * of it is theirs. Of where its actions lead only the length is asked for.
 */
export async function sizeOfKeeping(
  address: string,
  screen: Screen,
  signal: AbortSignal,
): Promise<number> {
  const read = async (url: string) =>
    readWhole(url, { cache: 'force-cache', headers: { accept: 'text/html' }, signal })
  const own = await read(address)
  const { pages, files } = belongingsOf(await own.body.text(), address, screen)
  const further = new Set([...pages, ...files])
  let bytes = own.bytes
  await atOnce(pages.filter(hasFiles), async (page) => {
    const answer = await read(page)
    if (!answer.ok) return
    bytes += answer.bytes
    further.delete(page)
    for (const file of belongingsOf(await answer.body.text(), page, screen).files) further.add(file)
  })
  return bytes + (await sizesOf([...further], signal))
}

/** A document or a product: others lead on, with a query, or say how to reach us. */
export const hasFiles = (page: string): boolean => !page.includes('?') && page !== paths.contact()
