import { readFile, rename, writeFile } from 'node:fs/promises'

/** What each output was made from: a hash over its whole HTML or its rows. */
export type Lock = Record<
  string,
  { hash: string; bytes: number; pages?: number; thumbnail?: number }
>

export async function readLock(file: string): Promise<Lock> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Lock
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new Error(`${file} cannot be read. Delete it to make every document again.`, {
      cause: error,
    })
  }
}

export async function writeLock(file: string, lock: Lock): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(lock).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(`${file}.part`, `${JSON.stringify(sorted, null, 1)}\n`)
  await rename(`${file}.part`, file)
}
