import { closeSync, existsSync, globSync, lstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { LockedPackage } from './lock.ts'

/** How programs of Linux, macOS, Windows and WebAssembly begin. */
const beginnings = ['7f454c46', 'cffaedfe', 'feedfacf', 'cafebabe', '0061736d']
const windows = '4d5a'

/** Packages that are installed in a folder and hold programs, each with their files. */
export function findBinaries(
  folder: string,
  packages: readonly LockedPackage[],
): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { name, place } of packages) {
    const at = join(folder, place)
    if (!existsSync(at)) continue
    const files = globSync('**', {
      cwd: at,
      exclude: (path) => /(^|[\\/])node_modules$/.test(path),
    })
    const programs = files.filter((file) => isProgram(join(at, file)))
    if (programs.length) found.set(name, programs)
  }
  return found
}

function isProgram(file: string): boolean {
  if (!lstatSync(file).isFile()) return false
  const head = Buffer.alloc(4)
  const handle = openSync(file, 'r')
  try {
    if (readSync(handle, head) < 4) return false
  } finally {
    closeSync(handle)
  }
  const start = head.toString('hex')
  return (
    beginnings.includes(start) || (start.startsWith(windows) && /\.(?:exe|dll|node)$/.test(file))
  )
}
