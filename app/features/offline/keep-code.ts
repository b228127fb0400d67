import { atOnce } from './at-once.ts'
import { keptCode } from './cache-names.ts'
import { filesOfScript } from './files-of-page.ts'
import { asResponse, putWhole, readWhole } from './read-whole.ts'

/** Half a megabyte each: what shows PDFs and models is kept where there are any to show. */
export type LeaveOut = { reader: boolean; stage: boolean }

const reader = /\/(?:bring-pdf|load-viewer|reader|pdf-reader)-/
const stage = /\/model-stage-/

/**
 * Keeps files of a build, with those that they bring later: what a press needs has to be there
 * before it. Returns the names of all; of each one copy is enough, for names are of contents.
 */
export async function keepCode(
  caches: CacheStorage,
  named: readonly string[],
  leaveOut: LeaveOut,
  signal: AbortSignal,
): Promise<string[]> {
  const cache = await caches.open(keptCode)
  const known = new Set(named)
  for (let next = [...known]; next.length;) {
    const further = new Set<string>()
    await atOnce(next, async (url) => {
      const script = await textOf(url)
      // It names the files of every page.
      if (url.startsWith('/assets/manifest-')) return
      if (url.endsWith('.js'))
        for (const file of filesOfScript(script)) if (isWanted(file)) further.add(file)
    })
    next = [...further].filter((url) => !known.has(url))
    for (const url of next) known.add(url)
  }
  return [...known]

  function isWanted(file: string): boolean {
    return !(leaveOut.reader && reader.test(file)) && !(leaveOut.stage && stage.test(file))
  }

  async function textOf(url: string): Promise<string> {
    const kept = await cache.match(url)
    if (kept) return kept.text()
    const answer = await readWhole(url, { signal })
    if (!answer.ok) return ''
    await putWhole(caches, cache, url, answer)
    return asResponse(answer).text()
  }
}
