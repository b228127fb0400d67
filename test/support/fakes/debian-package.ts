import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program on the search path, or where Debian keeps those of its administrators. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin']
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

/** Installs one of Debian's packages, as root on Debian; elsewhere nothing happens. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log(`Installing ${name} …`)
  // At this run level no package starts what it installs.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    spawnSync('apt-get', args, { stdio: 'ignore', env })
  }
}
