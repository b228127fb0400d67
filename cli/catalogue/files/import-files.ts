import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '#server/files/replace-file.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/cells.ts'
import { describeChanges, diffDocuments } from '../diff.ts'
import type { Place } from '../sheets/place.ts'
import type { Terminal } from '../terminal.ts'
import { planFiles } from './plan.ts'

type Options = { file: string; storage: string; write: boolean }

/**
 * `files PICTURES`: pictures and documents that are named for part numbers, into the storage and the
 * products' fields. Writes only when asked, and only when every file has its place.
 */
export async function importFiles(
  { file: folder, storage, write }: Options,
  place: Place,
  terminal: Terminal,
): Promise<number> {
  const current = await place.read()
  const { files, errors, next } = planFiles(folder, storage, current)
  for (const { file, id, field, path, copy } of files) {
    const kind = texts.fileKinds[copy ?? 'same'].padEnd(7)
    terminal.print(`${kind} ${fillIn(texts.fileGoes, { file, path, field, id })}`)
  }
  const changes = diffDocuments(current, next)
  describeChanges(changes).forEach((line) => terminal.print(line))
  errors.forEach((line) => terminal.printError(`${texts.severities.error}: ${line}`))
  if (errors.length > 0) {
    const why = fillIn(texts.filesUnplaced, { files: plural(errors.length, texts.fileCount) })
    terminal.printError(fillIn(texts.notWritten, { why }))
    return 1
  }
  const copies = files.filter(({ copy }) => copy)
  if (copies.length + changes.length === 0) return 0
  if (!write) {
    terminal.print(fillIn(texts.notWritten, { why: texts.notAsked }))
    return 0
  }
  // Files first: a product must not name one that is not there yet.
  for (const { file, path } of copies) {
    await replaceFile(join(storage, path), readFileSync(join(folder, file)))
  }
  await place.write(changes, next)
  terminal.print(
    fillIn(texts.filesWritten, {
      files: plural(copies.length, texts.fileCount),
      storage,
      products: plural(changes.length, texts.productCount),
      place: place.name,
    }),
  )
  return 0
}
