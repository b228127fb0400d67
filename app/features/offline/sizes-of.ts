import { paths } from '#app/lib/paths.ts'
import { atOnce } from './at-once.ts'
import { belongingsOf, type Screen } from './belongings.ts'
import { readWhole, sizeOf } from './read-whole.ts'

/** How much addresses are together on their way, in bytes, as far as the server says. */
export async function sizesOf(urls: readonly string[], signal: AbortSignal): Promise<number> {
  let bytes = 0
  await atOnce(urls, async (url) => {
    const answer = await fetch(url, { method: 'HEAD', signal })
    if (answer.ok) bytes += sizeOf(answer)
  })
  return bytes
}

/**
 * About how much it is to keep a page. Only a list's products are read for it: most of a list is
 * theirs. Of other pages nothing is brought that nobody has asked for yet.
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
  if (isList(address)) {
    await atOnce(pages, async (page) => {
      const answer = await read(page)
      if (!answer.ok) return
      bytes += answer.bytes
      further.delete(page)
      for (const file of belongingsOf(await answer.body.text(), page, screen).files)
        further.add(file)
    })
  }
  return bytes + (await sizesOf([...further], signal))
}

export const isList = (address: string) => address.startsWith(`${paths.list()}?`)
