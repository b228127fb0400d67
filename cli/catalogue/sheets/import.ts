import { readFileSync, writeFileSync } from 'node:fs'
import type { CatalogueFile } from '#domain/catalogue/check-fault.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/cells.ts'
import { companyFolder } from '../../company.mjs'
import { faultsOf, listStorage } from '../check.ts'
import { describeChanges, diffDocuments, type Change } from '../diff.ts'
import { documentsIn } from '../read-folder.ts'
import { readTexts } from '../read-texts.ts'
import type { Terminal } from '../terminal.ts'
import { writeChanges } from '../write-document.ts'
import { describeValues } from './describe-values.ts'
import { placeOf } from './file-fault.ts'
import { addMessageSheet } from './message-sheet.ts'
import { filesOf, readFile, type ReadFile } from './read-file.ts'

export type ImportOptions = {
  file: string
  /** The catalogue's folder. */
  folder: string
  storage: string
  checkFiles: boolean
  write: boolean
  delete: boolean
  acceptWarnings: boolean
}

/**
 * `import FILE.xlsx`: shows what the file would change and what is wrong with it, cell by cell, and
 * puts the same on a sheet of a copy of it. Writes only when asked, and only when nothing is wrong.
 */
export async function importFile(options: ImportOptions, terminal: Terminal): Promise<number> {
  const { file, folder, storage } = options
  const bytes = readFileSync(file)
  const current = documentsIn(folder)
  const stored = options.checkFiles ? listStorage(storage) : undefined
  const others = readTexts(folder, companyFolder().path)
  const check = (files: readonly CatalogueFile[]) =>
    faultsOf({ files: [...files], faults: [], unreadable: new Set() }, stored, others)
  const known = await check(filesOf(current))
  const read = await readFile(bytes, { current, known, check })
  const next = new Map(read.next)
  if (options.delete) read.gone.forEach((id) => next.delete(id))
  const changes = diffDocuments(current, next)
  terminal.print(`${file} → ${folder}`)
  const lines = changeLines(changes, current, next)
  lines.forEach((line) => terminal.print(line))
  const copy = report(read, terminal, file)
  if (copy) writeFileSync(copy, await addMessageSheet(bytes, read.faults, lines))

  const wrong = isWrong(read, options)
  if (wrong) {
    terminal.printError(fillIn(texts.notWritten, { why: wrong }))
    return 1
  }
  if (changes.length === 0) return 0
  if (!options.write) {
    terminal.print(fillIn(texts.notWritten, { why: texts.notAsked }))
    return 0
  }
  await writeChanges(folder, changes, { before: current, next })
  const products = plural(changes.length, texts.productCount)
  terminal.print(fillIn(texts.written, { products, place: folder }))
  return 0
}

/** One line for each product, and below it each field as it is and as it would be. */
function changeLines(
  changes: readonly Change[],
  current: ReadonlyMap<string, Record<string, unknown>>,
  next: ReadonlyMap<string, Record<string, unknown>>,
): string[] {
  const summary = describeChanges(changes).at(-1) ?? ''
  const each = changes.flatMap((change) => [
    ...describeChanges([change]).slice(0, 1),
    ...describeValues(current.get(change.id), next.get(change.id), change.fields),
  ])
  return changes.length > 0 ? [...each, summary] : [texts.noChanges]
}

/** Prints what is said of cells, and returns where the copy belongs; undefined where nothing is said. */
function report({ faults, elsewhere }: ReadFile, terminal: Terminal, file: string) {
  for (const fault of faults) {
    const said = `${texts.severities[fault.severity]}: ${fault.message}`
    terminal.print(`${placeOf(fault)}: ${said}`.replace(/\n/g, ' '))
  }
  for (const { file: name, field, severity, message } of elsewhere) {
    terminal.print(`${name}: ${field ? `${field}: ` : ''}${texts.severities[severity]}: ${message}`)
  }
  if (faults.length + elsewhere.length === 0) return undefined
  const count = (wanted: string) =>
    [...faults, ...elsewhere].filter(({ severity }) => severity === wanted).length
  const copy = file.replace(/(\.xlsx)?$/i, '-checked.xlsx')
  const parts = [
    plural(count('error'), texts.errorCount),
    plural(count('warning'), texts.warningCount),
    plural(count('note'), texts.noteCount),
  ]
  terminal.print(fillIn(texts.besideCells, { counts: parts.join(', '), file: copy }))
  return copy
}

function isWrong(
  { faults, elsewhere, gone }: ReadFile,
  options: ImportOptions,
): string | undefined {
  const all = [...faults, ...elsewhere]
  if (all.some(({ severity }) => severity === 'error')) return texts.errorsFirst
  // Rows that are missed are what --delete is about.
  const missed = options.delete ? gone.length : 0
  const warnings = all.filter(({ severity }) => severity === 'warning').length - missed
  if (warnings > 0 && !options.acceptWarnings) {
    return texts.warningsFirst
  }
  return undefined
}
