import { idOf } from '#domain/catalogue/check-fault.ts'
import type { Arguments } from './arguments.ts'
import { faultsOf } from './check.ts'
import { confirm } from './confirm.ts'
import { chooseChanges, describeChanges, diffDocuments } from './diff.ts'
import type { HostedCollection } from './hosted-collection.ts'
import { readFolder } from './read-folder.ts'
import { counted, reportFaults } from './report-faults.ts'
import type { Terminal } from './terminal.ts'

type Options = Pick<Arguments, 'folder' | 'yes' | 'delete' | 'force'>

/** `push DIR`: makes the hosted collection what the folder holds, after showing what would change. */
export async function push(
  options: Options,
  collection: HostedCollection,
  terminal: Terminal,
): Promise<number> {
  const { folder } = options
  const read = readFolder(folder)
  // Missing pictures keep nobody from publishing text: they have a storage of their own.
  const faults = await faultsOf(read, undefined)
  const errors = faults.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) {
    const lines = reportFaults(errors, read.files.length, { folder, storage: '' })
    lines.forEach((line) => terminal.printError(line))
    if (!options.force) {
      terminal.printError(
        'Nothing was pushed: mend the errors, or push in spite of them with --force.',
      )
      return 1
    }
  }
  if (read.files.length === 0) {
    // Even with --force: an empty folder is a mistake more often than a wish to remove everything.
    terminal.printError(`Nothing was pushed: ${folder} holds no readable product.`)
    return 1
  }

  const local = new Map(read.files.map(({ file, data }) => [idOf(file), data]))
  const hosted = await collection.read()
  const { changes, kept } = chooseChanges(diffDocuments(hosted, local), {
    removes: options.delete,
    // A file that cannot be read is still there, so its document stays as well.
    isGone: (id) => !read.unreadable.has(id),
  })
  terminal.print(`${folder} → ${collection.place}, collection products`)
  describeChanges(changes).forEach((line) => terminal.print(line))
  if (kept > 0) {
    terminal.print(`${counted(kept, 'document')} only in the collection kept; --delete removes.`)
  }
  if (changes.length === 0) return 0
  if (!(await confirm(changes.length, options, terminal))) return 1

  const writes = changes.map(({ id }) => ({ id, data: local.get(id) }))
  await collection.write(writes, (done) => terminal.print(`${done} of ${changes.length} written`))
  return 0
}
