import { readFileSync, writeFileSync } from 'node:fs'
import type { CatalogueFile } from '#domain/catalogue/check-fault.ts'
import { companyFolder } from '../../company.mjs'
import { faultsOf, listStorage } from '../check.ts'
import { describeChanges, diffDocuments, type Change } from '../diff.ts'
import { readTexts } from '../read-texts.ts'
import { counted } from '../report-faults.ts'
import type { Terminal } from '../terminal.ts'
import { annotate } from './annotate.ts'
import { describeValues } from './describe-values.ts'
import { placeOf } from './file-fault.ts'
import { filesOf, readFile, type ReadFile } from './read-file.ts'
import type { Place } from './place.ts'

export type ImportOptions = {
  file: string
  /** The catalogue's folder, for the texts that belong to it. */
  folder: string
  storage: string
  checkFiles: boolean
  write: boolean
  delete: boolean
  acceptWarnings: boolean
}

/**
 * `import FILE.xlsx`: shows what the file would change and what is wrong with it, cell by cell, and
 * puts the same into a copy of it. Writes only when asked, and only when nothing is wrong.
 */
export async function importFile(
  options: ImportOptions,
  place: Place,
  terminal: Terminal,
): Promise<number> {
  const { file, folder, storage } = options
  const bytes = readFileSync(file)
  const current = await place.read()
  const stored = options.checkFiles ? listStorage(storage) : undefined
  const texts = readTexts(folder, companyFolder().path)
  const check = (files: readonly CatalogueFile[]) =>
    faultsOf({ files: [...files], faults: [], unreadable: new Set() }, stored, texts)
  const known = await check(filesOf(current))
  const read = await readFile(bytes, { current, known, check })
  const next = new Map(read.next)
  if (options.delete) read.gone.forEach((id) => next.delete(id))
  const changes = diffDocuments(current, next)
  terminal.print(`${file} → ${place.name}`)
  const lines = changeLines(changes, current, next)
  lines.forEach((line) => terminal.print(line))
  const copy = report(read, terminal, file)
  if (copy) writeFileSync(copy, await annotate(bytes, read.faults, lines))

  const wrong = isWrong(read, options)
  if (wrong) {
    terminal.printError(`Nothing was written: ${wrong}`)
    return 1
  }
  if (changes.length === 0) return 0
  if (!options.write) {
    terminal.print('Nothing was written: --write does, when this is what you mean.')
    return 0
  }
  await place.write(changes, next)
  terminal.print(`${counted(changes.length, 'product')} written to ${place.name}`)
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
  return changes.length > 0 ? [...each, summary] : ['no changes']
}

/** Prints what is said of cells, and returns where the copy belongs; undefined where nothing is said. */
function report({ faults, elsewhere }: ReadFile, terminal: Terminal, file: string) {
  for (const fault of faults) {
    terminal.print(`${placeOf(fault)}: ${fault.severity}: ${fault.message}`.replace(/\n/g, ' '))
  }
  for (const { file: name, field, severity, message } of elsewhere) {
    terminal.print(`${name}: ${field ? `${field}: ` : ''}${severity}: ${message}`)
  }
  if (faults.length + elsewhere.length === 0) return undefined
  const count = (wanted: string) =>
    [...faults, ...elsewhere].filter(({ severity }) => severity === wanted).length
  const copy = file.replace(/(\.xlsx)?$/i, '-checked.xlsx')
  const parts = [
    counted(count('error'), 'error'),
    counted(count('warning'), 'warning'),
    counted(count('note'), 'note'),
  ]
  terminal.print(`${parts.join(', ')}: beside their cells in ${copy}`)
  return copy
}

function isWrong(
  { faults, elsewhere, gone }: ReadFile,
  options: ImportOptions,
): string | undefined {
  const all = [...faults, ...elsewhere]
  if (all.some(({ severity }) => severity === 'error')) return 'mend the errors first.'
  // Rows that are missed are what --delete is about.
  const missed = options.delete ? gone.length : 0
  const warnings = all.filter(({ severity }) => severity === 'warning').length - missed
  if (warnings > 0 && !options.acceptWarnings) {
    return 'mend what the warnings say, or accept them with --accept-warnings.'
  }
  return undefined
}
