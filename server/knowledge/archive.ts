import { strToU8, Zip, ZipPassThrough } from 'fflate'
import type { Logger } from 'pino'
import type { FileStore } from '#server/ports/file-store.ts'
import * as texts from '#texts/answers.ts'

export type ArchiveLimits = { files: number; bytes: number }

export type Archive = {
  stream: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Resolves once nobody reads it anymore. */
  ended: Promise<void>
}

type Source = {
  store: Pick<FileStore, 'find' | 'read'>
  paths: readonly string[]
  limits: ArchiveLimits
  /** Ends it early, as a failure that its reader sees. */
  signal: AbortSignal
  log: Pick<Logger, 'warn'>
}

/**
 * Files of the store in one, stored as they are, for documents are compressed already. A file is
 * read when those before it are taken; what is beyond the limits or cannot be read is named in a
 * text at the end.
 */
export function archiveOf({ store, paths, limits, signal, log }: Source): Archive {
  const waiting = paths.slice(0, limits.files)
  const leftOut = paths.slice(limits.files)
  const names = new Set([texts.notIncluded])
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  let bytes = 0

  async function contentOf(path: string) {
    const known = await store.find(path, { signal })
    if (!known || bytes + known.bytes > limits.bytes) return undefined
    const content = await store.read(path, { signal })
    bytes += content?.length ?? 0
    return content
  }
  async function next(zip: Zip): Promise<void> {
    const path = waiting.shift()
    if (path === undefined) {
      if (leftOut.length)
        add(zip, texts.notIncluded, strToU8(`${leftOut.map(nameOf).join('\n')}\n`))
      return zip.end()
    }
    const content = await contentOf(path).catch((error: unknown) => {
      log.warn({ err: error, path }, 'archive: a file could not be read')
      return undefined
    })
    signal.throwIfAborted()
    if (content) return add(zip, freeName(nameOf(path), names), content)
    leftOut.push(path)
    return next(zip)
  }

  let zip: Zip
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      const stop = () => {
        controller.error(signal.reason)
        end()
      }
      signal.addEventListener('abort', stop, { once: true })
      zip = new Zip((error, chunk, isLast) => {
        if (error) throw error
        controller.enqueue(new Uint8Array(chunk))
        if (!isLast) return
        signal.removeEventListener('abort', stop)
        controller.close()
        end()
      })
    },
    pull: () => next(zip),
    cancel: end,
  })
  return { stream, ended }
}

function add(zip: Zip, name: string, content: Uint8Array): void {
  const file = new ZipPassThrough(name)
  zip.add(file)
  file.push(content, true)
}

const nameOf = (path: string) => path.split('/').at(-1)!

/** Two folders may have a file of the same name. */
function freeName(name: string, taken: Set<string>): string {
  const [, base = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? []
  let free = name
  for (let i = 2; taken.has(free); i++) free = `${base} ${i}${ending}`
  taken.add(free)
  return free
}
