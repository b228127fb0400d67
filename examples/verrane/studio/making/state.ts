import { digestOf } from './files.ts'
import type { Lock, LockEntry } from './lock.ts'
import type { Output } from './task.ts'

export type State = {
  /** Why an output has to be made; empty where it need not. */
  reason: string
  /** Files in its place that were not made here, or were changed since. */
  foreign: string[]
}

/** How an output on disk compares with what would be made now. */
export async function stateOf(
  output: Output,
  entry: LockEntry | undefined,
  folder: string,
): Promise<State> {
  const found = await Promise.all(
    output.files.map(async (file) => ({
      file,
      now: await digestOf(folder, file),
      made: entry?.files[file],
    })),
  )
  const foreign = found.filter(({ now, made }) => now && now !== made)
  const missing = found.filter(({ now }) => !now)
  const reasons = [
    ...(entry ? [] : ['not made yet']),
    ...(entry ? missing.map(({ file }) => `${file} is missing`) : []),
    ...foreign.map(({ file, made }) => `${file} was ${made ? 'changed since' : 'not made here'}`),
    ...(entry && entry.hash !== (await output.hash(entry)) ? ['made from other data'] : []),
  ]
  return { reason: reasons.join('; '), foreign: foreign.map(({ file }) => file) }
}

/** What the lock knows and no record, product or scene asks for any more. */
export function orphansOf(outputs: Output[], lock: Lock): string[] {
  const planned = new Set(outputs.map(({ files: [file] }) => file))
  return Object.keys(lock).filter((file) => !planned.has(file))
}
