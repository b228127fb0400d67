import { readFile, rename, writeFile } from 'node:fs/promises'

/** What the lock file knows of a sheet. */
export interface SheetEntry {
  /** Over all that the sheet was made from; see `sheetHash`. */
  hash: string
  /** Over its words and figures alone: a change raises the revision. */
  content: string
  revision: string
  /** YYYY-MM of the revision. */
  date: string
  pages: number
  bytes: number
}

export type SheetLock = Record<string, SheetEntry>

/** The lock beside the sheets' source; a missing file is an empty lock. */
export async function readSheetLock(file: string): Promise<SheetLock> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as SheetLock
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new Error(
      `${file} cannot be read: ${String(error)}. Delete it to make every sheet again, from revision A.`,
      { cause: error },
    )
  }
}

/** Written whole and then moved into place: a run that is stopped leaves a good lock. */
export async function writeSheetLock(file: string, lock: SheetLock): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(`${file}.part`, `${JSON.stringify(sorted, null, 1)}\n`)
  await rename(`${file}.part`, file)
}

const firstIssue = '2026-11'

/** Revision and date of a sheet: kept while its content is the same, else the next letter and this month. */
export function issueOf(
  entry: SheetEntry | undefined,
  content: string,
  today: Date,
): { revision: string; date: string } {
  if (!entry) return { revision: 'A', date: firstIssue }
  if (entry.content === content) return { revision: entry.revision, date: entry.date }
  return { revision: nextLetter(entry.revision), date: today.toISOString().slice(0, 7) }
}

/** A … Z, AA … AZ, BA …, as drawing offices count. */
function nextLetter(letters: string): string {
  const last = letters.at(-1)!
  if (last !== 'Z') return letters.slice(0, -1) + String.fromCharCode(last.charCodeAt(0) + 1)
  return letters.length === 1 ? 'AA' : `${nextLetter(letters.slice(0, -1))}A`
}
