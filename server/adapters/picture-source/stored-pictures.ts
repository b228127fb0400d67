import { LRUCache } from 'lru-cache'
import type { FileStore, StoredFile } from '#server/ports/file-store.ts'
import type { PictureSource } from '#server/ports/picture-source.ts'
import { isOtherPlace, isPicture } from './picture-path.ts'

/** Asking about a picture costs a request, and there is one for each size that a page shows. */
const believedMilliseconds = 10 * 60_000
const missingBelievedMilliseconds = 30_000
const maxKnown = 10_000
const maxOriginalBytes = 40 * 1024 * 1024

/**
 * Pictures of a hosted storage, by their paths in it or by their addresses there. Of all other
 * addresses nothing is ever fetched.
 */
export function storedPictures(store: FileStore): PictureSource {
  const known = new LRUCache<string, StoredFile | 'missing'>({ max: maxKnown })
  // What all addresses of the storage begin with, up to the name.
  const root = store.address('')
  const prefix = root.slice(0, root.indexOf('?'))

  async function find(path: string): Promise<StoredFile | undefined> {
    const before = known.get(path)
    if (before) return before === 'missing' ? undefined : before
    const file = await store.find(path)
    known.set(path, file ?? 'missing', {
      ttl: file ? believedMilliseconds : missingBelievedMilliseconds,
    })
    return file
  }

  return async (asked) => {
    const path = pathOf(asked, prefix)
    if (path === undefined) return 'not allowed'
    if (!isPicture(path)) return 'missing'
    const file = await find(path)
    if (!file || file.bytes > maxOriginalBytes) return 'missing'
    return {
      version: `${prefix}${file.path}\0${file.updated}\0${file.bytes}`,
      async read() {
        const bytes = await store.read(path)
        if (!bytes) throw new Error(`the picture ${path} is gone`)
        return Buffer.from(bytes)
      },
    }
  }
}

/** Undefined for an address of another place. */
function pathOf(asked: string, prefix: string): string | undefined {
  if (!isOtherPlace(asked)) return asked
  if (!asked.startsWith(prefix)) return undefined
  // The address was decoded once with the path it came in.
  const name = asked.slice(prefix.length).split(/[?#]/)[0] ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return undefined
  }
}
