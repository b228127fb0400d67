import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program of this machine: on the search path, or where Debian keeps servers. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/sbin')
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** The same, from Debian's packages where it is missing and we are root. */
export function installed(name: string, packages: string[]): string | undefined {
  const found = findProgram(name)
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found
  console.error(`installing ${packages.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...packages],
  ]) {
    spawnSync('apt-get', args, { stdio: 'ignore', env })
  }
  return findProgram(name)
}
