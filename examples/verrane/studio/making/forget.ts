import { rm } from 'node:fs/promises'
import { digestOf, placeOf } from './files.ts'
import { readLock, writeLock } from './lock.ts'
import { orphansOf } from './state.ts'
import type { Output, Setting } from './task.ts'

/** What nothing asks for any more leaves folder and lock; files that are not as they were made stay. */
export async function forgetOrphans(
  outputs: Output[],
  lockFile: string,
  { folder, say }: Omit<Setting, 'chromium'>,
): Promise<void> {
  const lock = await readLock(lockFile)
  const planned = new Set(outputs.flatMap(({ files }) => files))
  const orphans = orphansOf(outputs, lock)
  for (const orphan of orphans) {
    for (const [file, made] of Object.entries(lock[orphan]!.files)) {
      const ours = (await digestOf(folder, file)) === made && !planned.has(file)
      if (ours) await rm(placeOf(folder, file))
      say(ours ? `${file} removed: nothing asks for it` : `${file} is no longer looked after`)
    }
    delete lock[orphan]
  }
  if (orphans.length) await writeLock(lockFile, lock)
}
