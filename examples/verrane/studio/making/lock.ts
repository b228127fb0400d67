import { readFile } from 'node:fs/promises'
import { replaceFile } from './files.ts'

/** What a task knows of an output that it made. */
export type LockEntry = {
  /** Over all that it was made from. */
  hash: string
  /** Digest of each file as it was written, by its path from the company's folder. */
  files: Record<string, string>
  /** Pictures: which model and view, and the attributes that the model read. */
  kind?: string
  view?: string
  uses?: string[]
  /** Data sheets: hash of words and figures alone, whose change raises the revision; YYYY-MM of it. */
  content?: string
  revision?: string
  date?: string
  pages?: number
  seconds?: number
}

/** By an output's first file. */
export type Lock = Record<string, LockEntry>

/** A missing file is an empty lock. */
export async function readLock(file: string): Promise<Lock> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Lock
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new Error(
      `${file} cannot be read: ${String(error)}. Take it from the last commit again; without it every output counts as made by others.`,
      { cause: error },
    )
  }
}

/** One line for each output, so that two people's changes merge. */
export async function writeLock(file: string, lock: Lock): Promise<void> {
  const lines = Object.entries(lock)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => `${JSON.stringify(key)}: ${JSON.stringify(entry)}`)
  await replaceFile(file, `{\n${lines.join(',\n')}\n}\n`)
}
