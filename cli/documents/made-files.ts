import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'

/** By path: a digest of what a file was made from, and one of the file as it was written. */
const Manifest = z.record(z.string(), z.strictObject({ from: z.string(), written: z.string() }))

/** `own`: somebody else's, or one that was changed since it was made. It is never written over. */
export type FileState = 'missing' | 'stale' | 'current' | 'own'

/** A name that no storage lists: it begins with a dot. */
const manifestName = '.made.json'

/**
 * What commands made in a storage's folder, on record beside it, so that they know their own files
 * from those of people.
 */
export function createMadeFiles(storage: string) {
  const manifest = join(storage, manifestName)
  const read = () =>
    existsSync(manifest) ? Manifest.parse(JSON.parse(readFileSync(manifest, 'utf8'))) : {}

  return {
    /** `from` is a digest of what it would be made from now. */
    stateOf(path: string, from: string): FileState {
      const file = join(storage, path)
      if (!existsSync(file)) return 'missing'
      const made = read()[path]
      if (!made || made.written !== digest(readFileSync(file))) return 'own'
      return made.from === from ? 'current' : 'stale'
    },
    /** Each file is on record as soon as it is there: a command that is broken off loses nothing. */
    write(path: string, bytes: Uint8Array, from: string): void {
      const file = join(storage, path)
      mkdirSync(dirname(file), { recursive: true })
      replace(file, bytes)
      const entries = Object.entries({ ...read(), [path]: { from, written: digest(bytes) } })
      const lines = entries
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, made]) => `${JSON.stringify(name)}: ${JSON.stringify(made)}`)
      // One line for each, so that two people's changes merge.
      replace(manifest, `{\n${lines.join(',\n')}\n}\n`)
    },
  }
}

function replace(file: string, content: Uint8Array | string): void {
  const next = `${file}.next`
  writeFileSync(next, content)
  renameSync(next, file)
}

export const digest = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 24)
