import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  folder: string
  /** Takes all the room that is left. */
  fill: () => void
  /** Gives it back. */
  clear: () => void
  /** Fails while a file on it is open for writing. */
  setReadOnly: (readOnly: boolean) => void
  remove: () => void
}

const mebibytes = 16

/** A disk of its own with little room, which only root can have. */
export function mountSmallDisk(): SmallDisk | { skipped: string } {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  const mount = (...args: string[]) => void execFileSync('mount', args, { stdio: 'pipe' })
  try {
    mount('-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder)
  } catch (error) {
    rmSync(folder, { recursive: true })
    return { skipped: `no disk can be mounted here: ${(error as Error).message}` }
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill() {
      for (const bytes of [65_536, 4096, 1]) fillBy(filler, Buffer.alloc(bytes))
    },
    clear: () => rmSync(filler, { force: true }),
    setReadOnly: (readOnly) => mount('-o', `remount,${readOnly ? 'ro' : 'rw'}`, folder),
    remove() {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}

function fillBy(file: string, piece: Buffer): void {
  try {
    for (;;) appendFileSync(file, piece)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
