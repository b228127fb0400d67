import { readFile } from 'node:fs/promises'
import { fileUrl } from '#domain/pictures.ts'
import type { ObjectFolder, StoredObject } from '#server/knowledge/object-storage/object-folder.ts'
import type { FileStore, StoredFile, StoreOptions } from '#server/ports/file-store.ts'

/** Reads the embedded object storage in this process. */
export function createEmbeddedFileStore(folder: ObjectFolder): FileStore {
  const names = async (prefix: string, { signal }: StoreOptions = {}) => {
    signal?.throwIfAborted()
    return folder.names(prefix, false)
  }
  const find = async (path: string, { signal }: StoreOptions = {}) => {
    signal?.throwIfAborted()
    return folder.find(path)
  }
  return {
    describe: () => 'embedded object storage',
    async folders(options) {
      const { prefixes } = await names('', options)
      return prefixes.map((prefix) => prefix.slice(0, -1))
    },
    names: async (name, options) => (await names(`${name}/`, options)).items,
    async files(name, options) {
      const { items } = await names(`${name}/`, options)
      const found = await Promise.all(items.map((path) => find(path, options)))
      return found.flatMap((object) => (object ? asFile(object) : []))
    },
    async find(path, options) {
      const object = await find(path, options)
      return object && asFile(object)
    },
    async read(path, options) {
      const object = await find(path, options)
      return object && new Uint8Array(await readFile(object.file, options))
    },
    address: (path) => fileUrl(`/${path}`) ?? '/files/',
  }
}

function asFile({ name, contentType, bytes, updated }: StoredObject): StoredFile {
  return { path: name, contentType, bytes, updated: updated.toISOString() }
}
