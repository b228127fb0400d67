import { readLock } from './lock.ts'
import { orphansOf, stateOf } from './state.ts'
import type { Setting, Task } from './task.ts'

/** Says which outputs are stale, missing or orphaned, and why. Writes nothing. Returns how many. */
export async function checkTask(
  task: Task,
  lockFile: string,
  { folder, say }: Omit<Setting, 'chromium'>,
): Promise<number> {
  const [lock, outputs] = [await readLock(lockFile), await task.outputs()]
  const lines: string[] = []
  for (const output of outputs) {
    const { reason } = await stateOf(output, lock[output.files[0]], folder)
    if (reason) lines.push(`${output.files[0]}: ${reason}`)
  }
  for (const file of orphansOf(outputs, lock)) lines.push(`${file}: nothing asks for it any more`)
  say(`${task.name}: ${outputs.length} outputs, ${lines.length || 'none'} out of date`)
  for (const line of lines) say(`  ${line}`)
  return lines.length
}
