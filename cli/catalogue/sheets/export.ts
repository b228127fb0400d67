import { existsSync, writeFileSync } from 'node:fs'
import { writeXlsx } from 'hucre/xlsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/cells.ts'
import { documentsIn } from '../read-folder.ts'
import type { Terminal } from '../terminal.ts'
import { filesOf } from './read-file.ts'
import { workbookOf } from './workbook.ts'

/** `export FILE.xlsx`: the whole catalogue as a workbook. A file that is there is not overwritten. */
export async function exportFile(
  { file, folder, force }: { file: string; folder: string; force: boolean },
  terminal: Terminal,
): Promise<number> {
  if (existsSync(file) && !force) {
    terminal.printError(fillIn(texts.alreadyThere, { file }))
    return 1
  }
  const files = filesOf(documentsIn(folder))
  if (files.length === 0) {
    terminal.printError(fillIn(texts.noneThere, { place: folder }))
    return 1
  }
  writeFileSync(file, await writeXlsx(workbookOf(files)))
  const products = plural(files.length, texts.productCount)
  terminal.print(fillIn(texts.exported, { products, place: folder, file }))
  return 0
}
