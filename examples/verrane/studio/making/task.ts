import type { LockEntry } from './lock.ts'

/** One kind of thing that the studio makes: pictures, films, … */
export type Task = {
  /** As the command line calls it; its lock is `<name>.lock.json`. */
  name: string
  /** All that it makes, from what records and catalogue say now. */
  outputs(): Promise<Output[]>
  /** What this machine lacks to make them, in words that say what to do. */
  lacking?(): Promise<string | undefined>
  /** Ends the browser, where one was opened. */
  close(): Promise<void>
}

/** What is made in one go. Paths are from the company's folder. */
export type Output = {
  /** The file itself, by which the lock knows it, and those made with it: thumbnail, poster, captions. */
  files: [string, ...string[]]
  /** Whether a word of the command line asks for it. */
  isAskedBy(word: string): boolean
  /** Hash of all that it would be made from now. */
  hash(entry: LockEntry | undefined): string | Promise<string>
  /** Lower ones are made first. */
  turn?(entry: LockEntry | undefined): number
  make(entry: LockEntry | undefined): Promise<Made>
}

export type Made = {
  /** One for each of the output's `files`. */
  bytes: Buffer[]
  hash: string
  /** What the task wants to know the next time. */
  notes?: Omit<LockEntry, 'hash' | 'files'>
}

export type Setting = {
  /** The company's folder. */
  folder: string
  /** Finds the browser when one is needed; throws when there is none. */
  chromium: () => string
  say: (line: string) => void
}
