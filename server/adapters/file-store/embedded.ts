import { readFile } from 'node:fs/promises'
import { fileUrl } from '#domain/pictures.ts'
import type { ObjectFolder, StoredObject } from '#server/knowledge/object-storage/object-folder.ts'
import type { FileStore, StoredFile } from '#server/ports/file-store.ts'

const filesAtOnce = 64

/** Reads the embedded object storage in this process. */
export function createEmbeddedFileStore(folder: ObjectFolder): FileStore {
  return {
    describe: () => 'embedded object storage',
    async folders({ signal } = {}) {
      signal?.throwIfAborted()
      const { prefixes } = await folder.names('', false)
      return prefixes.map((prefix) => prefix.slice(0, -1))
    },
    async names(name, { signal } = {}) {
      signal?.throwIfAborted()
      return (await folder.names(`${name}/`, false)).items
    },
    async files(name, { signal } = {}) {
      signal?.throwIfAborted()
      const { items } = await folder.names(`${name}/`, false)
      const found = []
      for (let at = 0; at < items.length; at += filesAtOnce) {
        found.push(...(await Promise.all(items.slice(at, at + filesAtOnce).map(folder.find))))
        signal?.throwIfAborted()
      }
      return found.flatMap((object) => (object ? asFile(object) : []))
    },
    async find(path, { signal } = {}) {
      signal?.throwIfAborted()
      const object = await folder.find(path)
      return object && asFile(object)
    },
    async read(path, { signal } = {}) {
      signal?.throwIfAborted()
      const object = await folder.find(path)
      return object && new Uint8Array(await readFile(object.file, { signal }))
    },
    address: (path) => fileUrl(`/${path}`) ?? '/files/',
  }
}

function asFile({ name, contentType, bytes, updated }: StoredObject): StoredFile {
  return { path: name, contentType, bytes, updated: updated.toISOString() }
}
