import { readFile, rename, writeFile } from 'node:fs/promises'
import type { FilmLock } from './plan.ts'

/** The lock beside the films' source; a missing file is an empty lock. */
export async function readFilmLock(file: string): Promise<FilmLock> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as FilmLock
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new Error(
      `${file} cannot be read: ${String(error)}. Delete it to make every film again.`,
      {
        cause: error,
      },
    )
  }
}

/** Written whole and then moved into place: a run that is stopped leaves a good lock. */
export async function writeFilmLock(file: string, lock: FilmLock): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(`${file}.part`, `${JSON.stringify(sorted, null, 1)}\n`)
  await rename(`${file}.part`, file)
}
