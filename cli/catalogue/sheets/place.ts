import { join } from 'node:path'
import { idOf } from '#domain/catalogue/check-fault.ts'
import type { Change } from '../diff.ts'
import type { HostedCollection } from '../hosted-collection.ts'
import { plainDocument } from '../plain-document.ts'
import { readFolderIfThere } from '../read-folder.ts'
import type { Terminal } from '../terminal.ts'
import { writeChanges } from '../write-document.ts'

type Documents = ReadonlyMap<string, Record<string, unknown>>

/** Where a catalogue is kept, to be read and changed alike. */
export type Place = {
  name: string
  read: () => Promise<Map<string, Record<string, unknown>>>
  write: (changes: readonly Change[], next: Documents) => Promise<void>
}

/** Throws where a file cannot be read: what cannot be seen must not be overwritten. */
export function folderPlace(folder: string): Place {
  const read = () => {
    const { files, faults, unreadable } = readFolderIfThere(folder)
    const [first] = faults.filter(({ file }) => unreadable.has(idOf(file)))
    if (first) throw new Error(`${join(folder, first.file)} ${first.message}`)
    return Promise.resolve(new Map(files.map(({ file, data }) => [idOf(file), data])))
  }
  return {
    name: folder,
    read,
    write: async (changes, next) => writeChanges(folder, changes, { before: await read(), next }),
  }
}

/** The hosted collection, of which only what JSON can hold is worked with. */
export function hostedPlace(collection: HostedCollection, terminal: Terminal): Place {
  return {
    name: `${collection.place}, collection products`,
    async read() {
      const documents = new Map<string, Record<string, unknown>>()
      for (const [id, raw] of await collection.read()) {
        const plain = plainDocument(raw)
        if (!plain.ok) throw new Error(`${id}: ${plain.message}`)
        documents.set(id, plain.data)
      }
      return documents
    },
    async write(changes, next) {
      const writes = changes.map(({ id }) => ({ id, data: next.get(id) }))
      await collection.write(writes, (done) =>
        terminal.print(`${done} of ${writes.length} written`),
      )
    },
  }
}
