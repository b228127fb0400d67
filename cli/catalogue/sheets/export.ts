import { existsSync, writeFileSync } from 'node:fs'
import { writeXlsx } from 'hucre/xlsx'
import { counted } from '../report-faults.ts'
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
    terminal.printError(
      `${file} is there already, perhaps with an editor's work: name another, or add --force.`,
    )
    return 1
  }
  const files = filesOf(await place.read())
  if (files.length === 0) {
    terminal.printError(`Nothing was exported: ${place.name} holds no products.`)
    return 1
  }
  writeFileSync(file, await writeXlsx(workbookOf(files)))
  terminal.print(`${counted(files.length, 'product')} of ${place.name} → ${file}`)
  return 0
}
