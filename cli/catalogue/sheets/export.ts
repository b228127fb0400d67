import { existsSync, writeFileSync } from 'node:fs'
import { writeXlsx } from 'hucre/xlsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/cells.ts'
import type { Terminal } from '../terminal.ts'
import type { Place } from './place.ts'
import { filesOf } from './read-file.ts'
import { workbookOf } from './workbook.ts'

/** `export FILE.xlsx`: the whole catalogue as a workbook. A file that is there is not overwritten. */
export async function exportFile(
  { file, force }: { file: string; force: boolean },
  place: Place,
  terminal: Terminal,
): Promise<number> {
  if (existsSync(file) && !force) {
    terminal.printError(fillIn(texts.alreadyThere, { file }))
    return 1
  }
  const files = filesOf(await place.read())
  if (files.length === 0) {
    terminal.printError(fillIn(texts.noneThere, { place: place.name }))
    return 1
  }
  writeFileSync(file, await writeXlsx(workbookOf(files)))
  const products = plural(files.length, texts.productCount)
  terminal.print(fillIn(texts.exported, { products, place: place.name, file }))
  return 0
}
