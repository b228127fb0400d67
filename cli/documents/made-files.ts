import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { counted } from '../catalogue/report-faults.ts'
import type { Terminal } from '../catalogue/terminal.ts'

/** By path: a digest of what a file was made from, and one of the file as it was written. */
const Manifest = z.record(z.string(), z.strictObject({ from: z.string(), written: z.string() }))

/** A name that no storage lists: it begins with a dot. */
const manifestName = '.made.json'

/** A file of the storage that a command can make. */
export type WantedFile = {
  path: string
  /** A digest of what it would be made from now. */
  from: string
  make: () => Promise<Uint8Array>
}

type Options = { storage: string; write: boolean; noun: string }

/**
 * Makes files of a storage that are missing or were made from something else, and leaves alone what it
 * did not make or what was changed since: a record beside them tells them apart. Without `write` it
 * lists them. Resolves with 1 where one cannot be made.
 */
export async function makeFiles(
  wanted: readonly WantedFile[],
  { storage, write, noun }: Options,
  terminal: Terminal,
): Promise<number> {
  const counts = { due: 0, current: 0, own: 0, failed: 0 }
  for (const { path, from, make } of wanted) {
    const state = stateOf(storage, path, from)
    if (state === 'current' || state === 'own') {
      counts[state]++
    } else if (!write) {
      terminal.print(`${path}: ${state === 'missing' ? 'is missing' : 'is out of date'}`)
      counts.due++
    } else {
      try {
        keep(storage, path, await make(), from)
        terminal.print(`${path}: made`)
        counts.due++
      } catch (error) {
        terminal.print(`${path}: cannot be made: ${(error as Error).message}`)
        counts.failed++
      }
    }
  }
  const { due, current, own, failed } = counts
  const sums = [
    `${due} ${write ? 'made' : 'to make'}`,
    `${current} up to date`,
    `${own} not made here, so left alone`,
    ...(failed ? [`${failed} failed`] : []),
  ]
  const after = !write && due ? ' --write makes them.' : ''
  terminal.print(`${counted(wanted.length, noun)}: ${sums.join(', ')}.${after}`)
  return failed ? 1 : 0
}

function stateOf(storage: string, path: string, from: string) {
  const file = join(storage, path)
  if (!existsSync(file)) return 'missing'
  const made = readManifest(storage)[path]
  if (!made || made.written !== digest(readFileSync(file))) return 'own'
  return made.from === from ? 'current' : 'stale'
}

/** Each file is on record as soon as it is there: a command that is broken off loses nothing. */
function keep(storage: string, path: string, bytes: Uint8Array, from: string): void {
  const file = join(storage, path)
  mkdirSync(dirname(file), { recursive: true })
  replace(file, bytes)
  const made = { ...readManifest(storage), [path]: { from, written: digest(bytes) } }
  const lines = Object.entries(made)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)}`)
  // One line for each, so that two people's changes merge.
  replace(join(storage, manifestName), `{\n${lines.join(',\n')}\n}\n`)
}

function readManifest(storage: string): z.infer<typeof Manifest> {
  const manifest = join(storage, manifestName)
  return existsSync(manifest) ? Manifest.parse(JSON.parse(readFileSync(manifest, 'utf8'))) : {}
}

function replace(file: string, content: Uint8Array | string): void {
  const next = `${file}.next`
  writeFileSync(next, content)
  renameSync(next, file)
}

export const digest = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 24)
