import { isPageToKeep } from './asked.ts'
import { atOnce } from './at-once.ts'
import { isModel, isPdf, type Screen } from './belongings.ts'
import { keptCache } from './cache-names.ts'
import { filesOfPage, titleOf } from './files-of-page.ts'
import { keepCode } from './keep-code.ts'
import { pictureForms } from './keep-seen-page.ts'
import { noteSet, removeUnusedCode, type KeptSet } from './kept-sets.ts'
import { asResponse, putWhole, readWhole, type Whole } from './read-whole.ts'
import { sizesOf } from './sizes-of.ts'
import { wholeOf } from './whole-of.ts'

export type Keeping = {
  caches: CacheStorage
  address: string
  screen: Screen
  signal: AbortSignal
  /** Told how many bytes have come, and of how many. */
  tell: (done: number, total: number) => void
}

/**
 * Keeps a page with all that it takes to read it without a network, or reads it anew. Fails where
 * the network or the room gives out; what has come by then is still there, but for pages, which come
 * last.
 */
export async function keepWhole(keeping: Keeping): Promise<KeptSet> {
  const { caches, address, screen, signal, tell } = keeping
  const cache = await caches.open(keptCache(address))
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  // What was kept with it once stays with it: who reads it anew need not have looked again.
  const hasOpened = (model: string) => kept.has(model) || screen.hasOpened(model)
  let bytes = 0
  const answers = new Map<string, Whole>()

  async function page(url: string): Promise<string | undefined> {
    const headers = { accept: 'text/html' }
    const answer = await readWhole(url, { cache: 'no-cache', headers, signal })
    if (!isPageToKeep(new URL(url, location.origin).href, asResponse(answer))) return undefined
    bytes += answer.bytes
    answers.set(url, answer)
    return answer.body.text()
  }

  const { texts, files, leftOut } = await wholeOf(address, { ...screen, hasOpened }, page)
  const html = texts.get(address)
  if (html === undefined) throw new TypeError(`${address} is no page to keep`)
  const total = bytes + (await sizesOf(files, signal))
  let done = bytes
  tell(done, total)
  await atOnce(files, async (url) => {
    const headers = { accept: url.startsWith('/images/') ? pictureForms : '*/*' }
    const answer = await readWhole(url, { headers, signal }, (count) => {
      done += count
      tell(Math.min(done, total), total)
    })
    // What is missing with a network is missing without one.
    if (!answer.ok) return
    bytes += answer.bytes
    await putWhole(caches, cache, url, answer)
  })
  const named = [...texts.values()].flatMap(filesOfPage)
  const leaveOut = { reader: !files.some(isPdf), stage: !files.some(isModel) }
  const code = await keepCode(caches, named, leaveOut, signal)
  // Behind the code that they name: where that has no room, copies of before stay with theirs.
  for (const [url, answer] of answers) await putWhole(caches, cache, url, answer)
  const pages = [...texts].filter(([at]) => at !== address)
  const set: KeptSet = {
    address,
    title: titleOf(html),
    read: Date.now(),
    bytes,
    pages: pages.map(([at, text]) => ({ address: at, title: titleOf(text) })),
    code,
    ...(leftOut > 0 && { leftOut }),
  }
  // What belonged to it when it was read before, and no longer does.
  const now = new Set([...texts.keys(), ...files].map((url) => new URL(url, location.origin).href))
  const before = (await cache.keys()).filter(({ url }) => !now.has(url))
  await Promise.all(before.map((request) => cache.delete(request)))
  await noteSet(caches, set)
  await removeUnusedCode(caches)
  return set
}
