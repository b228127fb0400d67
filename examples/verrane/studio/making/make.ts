import { digest, placeOf, replaceFile } from './files.ts'
import { forgetOrphans } from './forget.ts'
import { readLock, writeLock } from './lock.ts'
import { stateOf } from './state.ts'
import type { Output, Setting, Task } from './task.ts'

export type Request = {
  /** Words that name outputs; empty means all. */
  only: string[]
  /** Makes them even if nothing changed, and over files that were not made here. */
  force: boolean
}

/**
 * Makes the outputs of a task that are missing or stale. A file that the lock does not know, or that
 * is not as it was made, may be somebody's own and stays. Returns how many were not made.
 */
export async function makeTask(
  task: Task,
  lockFile: string,
  { only, force }: Request,
  { folder, say }: Omit<Setting, 'chromium'>,
): Promise<number> {
  const lacking = await task.lacking?.()
  if (lacking) {
    say(lacking)
    return 1
  }
  const [lock, outputs] = [await readLock(lockFile), await task.outputs()]
  const unknown = only.filter((word) => !outputs.some((output) => output.isAskedBy(word)))
  for (const word of unknown) say(`${word}: ${task.name} has nothing of this name`)
  let failed = unknown.length
  const due: Output[] = []
  for (const output of outputs) {
    if (only.length && !only.some((word) => output.isAskedBy(word))) continue
    const { reason, foreign } = await stateOf(output, lock[output.files[0]], folder)
    if (!reason && !force) continue
    if (foreign.length && !force) {
      failed++
      say(`${output.files[0]} is left alone: ${reason}. --force overwrites it`)
    } else due.push(output)
  }
  const turn = (output: Output) => output.turn?.(lock[output.files[0]]) ?? 0
  due.sort((a, b) => turn(a) - turn(b))
  say(`${task.name}: ${outputs.length} outputs, ${due.length} to make`)
  try {
    for (const [index, output] of due.entries()) {
      const place = `${index + 1}/${due.length} ${output.files[0]}`
      try {
        say(`${place} ${await makeOutput(output, lockFile, folder)}`)
      } catch (error) {
        failed++
        say(`${place} FAILED: ${String(error).split('\n').slice(0, 2).join(' ')}`)
      }
    }
  } finally {
    await task.close()
  }
  if (!only.length) await forgetOrphans(outputs, lockFile, { folder, say })
  return failed
}

async function makeOutput(output: Output, lockFile: string, folder: string): Promise<string> {
  const started = Date.now()
  const places = output.files.map((file) => placeOf(folder, file))
  const { bytes, hash, notes } = await output.make((await readLock(lockFile))[output.files[0]])
  const files: Record<string, string> = {}
  for (const [index, file] of output.files.entries()) {
    const content = bytes[index]
    if (!content) throw new Error(`${file} was not made`)
    await replaceFile(places[index]!, content)
    files[file] = digest(content)
  }
  // Read again: another run may have made outputs of its own meanwhile.
  const now = await readLock(lockFile)
  await writeLock(lockFile, { ...now, [output.files[0]]: { hash, files, ...notes } })
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  return `${((bytes[0]?.length ?? 0) / 1000).toFixed(1)} KB ${seconds} s`
}
