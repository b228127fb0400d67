import { idOf } from '#domain/catalogue/check-fault.ts'
import type { Arguments } from './arguments.ts'
import { confirm } from './confirm.ts'
import { chooseChanges, describeChanges, diffDocuments } from './diff.ts'
import type { HostedCollection } from './hosted-collection.ts'
import { plainDocument } from './plain-document.ts'
import { readFolderIfThere } from './read-folder.ts'
import { counted } from './report-faults.ts'
import type { Terminal } from './terminal.ts'
import { writeChanges } from './write-document.ts'

type Options = Pick<Arguments, 'folder' | 'yes' | 'delete'>

/** `pull DIR`: makes the folder what the hosted collection holds, after showing what would change. */
export async function pull(
  options: Options,
  collection: HostedCollection,
  terminal: Terminal,
): Promise<number> {
  const { folder } = options
  const read = readFolderIfThere(folder)
  const local = new Map(read.files.map(({ file, data }) => [idOf(file), data]))
  const raw = await collection.read()
  if (raw.size === 0) {
    // A wrong project looks like this too, and with --delete it would empty the folder.
    terminal.printError(
      `Nothing was pulled: collection products of ${collection.place} is empty. Is FIRESTORE_PROJECT_ID right?`,
    )
    return 1
  }
  const { hosted, refused, notes } = readable(raw)
  notes.forEach((line) => terminal.print(`note: ${line}`))
  refused.forEach((line) => terminal.printError(`refused: ${line}`))

  const { changes, kept } = chooseChanges(diffDocuments(local, hosted), {
    removes: options.delete,
    isGone: (id) => !raw.has(id),
  })
  terminal.print(`${collection.place}, collection products → ${folder}`)
  describeChanges(changes).forEach((line) => terminal.print(line))
  const replaced = changes.filter(({ id }) => read.unreadable.has(id)).length
  if (replaced > 0) terminal.print(`${counted(replaced, 'unreadable file')} will be replaced.`)
  if (kept > 0) terminal.print(`${counted(kept, 'file')} only in ${folder} kept; --delete removes.`)
  const status = refused.length > 0 ? 1 : 0
  if (changes.length === 0) return status
  if (!(await confirm(changes.length, options, terminal))) return 1

  await writeChanges(folder, changes, { before: local, next: hosted })
  terminal.print(`${counted(changes.length, 'file')} written or removed in ${folder}`)
  return status
}

/** The documents that can be files, as plain JSON data; the others with their reasons. */
function readable(raw: ReadonlyMap<string, Record<string, unknown>>) {
  const hosted = new Map<string, Record<string, unknown>>()
  const refused: string[] = []
  const notes: string[] = []
  const taken = new Map<string, string>()
  for (const [id, data] of raw) {
    const fault = fileNameFault(id, taken)
    const plain = plainDocument(data)
    if (fault) refused.push(`${id}: ${fault}`)
    else if (!plain.ok) refused.push(`${id}: ${plain.message}`)
    else {
      hosted.set(id, plain.data)
      notes.push(...plain.notes.map((note) => `${id}: ${note}`))
    }
  }
  return { hosted, refused, notes }
}

/**
 * Why an id cannot be a file's name here or on a colleague's machine; undefined when it can.
 * `taken` gathers the names given so far, lower-cased, as some file systems compare them.
 */
function fileNameFault(id: string, taken: Map<string, string>): string | undefined {
  if (!/^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(id)) {
    return 'the id cannot be a file name: letters, digits, hyphens, dots and underscores only'
  }
  if (/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(id)) {
    return 'the id is a device name on Windows and cannot be a file name there'
  }
  // 255 bytes on every common file system, `.json` and a temporary suffix included.
  if (id.length > 200) return 'the id is longer than a file name may be'
  const other = taken.get(id.toLowerCase())
  if (other !== undefined) return `differs from ${other} in capitals only: one file for both`
  taken.set(id.toLowerCase(), id)
  return undefined
}
