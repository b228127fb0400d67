import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

type Kept = { path: string; bytes: number; used: number }

/** How much of the limit stays, so that not every new file has others deleted. */
const keptShare = 0.9

/**
 * Deletes of a folder's files what was not used for longest, where all together are more than
 * `maxBytes`; never what `isInUse` names. Files whose reading the disk does not note are as old as
 * their making. Never rejects: what cannot be deleted stays, and the next call tries again.
 */
export async function pruneFolder(
  folder: string,
  maxBytes: number,
  isInUse: (name: string) => boolean = () => false,
): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const kept: Kept[] = []
  // One after another: it has all the time, and other work reads files too.
  for (const name of names) {
    const path = join(folder, name)
    const file = await stat(path).catch(() => undefined)
    if (!file?.isFile()) continue
    const used = isInUse(name) ? Infinity : Math.max(file.mtimeMs, file.atimeMs)
    kept.push({ path, bytes: file.size, used })
  }
  let bytes = kept.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes <= maxBytes) return
  for (const file of kept.toSorted((a, b) => a.used - b.used)) {
    if (bytes <= maxBytes * keptShare || file.used === Infinity) return
    await rm(file.path, { force: true }).catch(() => undefined)
    bytes -= file.bytes
  }
}
