import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const entry = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
})
const lockFile = z.object({ packages: z.record(z.string(), entry) })
const manifest = z.object({ allowScripts: z.record(z.string(), z.boolean()).optional() })

export type LockedPackage = z.infer<typeof entry> & {
  name: string
  /** Where it lies, from the repository. */
  place: string
}

/** What the lock file of a folder installs. */
export function readLock(folder: string): LockedPackage[] {
  const { packages } = lockFile.parse(json(folder, 'package-lock.json'))
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, one]) => ({ ...one, place, name: place.replace(/^.*node_modules\//, '') }))
}

/** Packages whose own programs may run while they are installed. */
export function allowedScripts(folder: string): string[] {
  const { allowScripts = {} } = manifest.parse(json(folder, 'package.json'))
  return Object.keys(allowScripts).filter((name) => allowScripts[name])
}

const json = (folder: string, name: string): unknown =>
  JSON.parse(readFileSync(join(folder, name), 'utf8'))
