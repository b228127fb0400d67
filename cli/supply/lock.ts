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
})
const lockFile = z.object({ packages: z.record(z.string(), entry) })

export type LockedPackage = z.infer<typeof entry> & {
  name: string
  /** Where it lies, from the repository. */
  place: string
}

/** What the lock file of a folder installs. */
export function readLock(folder: string): LockedPackage[] {
  const { packages } = lockFile.parse(
    JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')),
  )
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, one]) => ({ ...one, place, name: place.replace(/^.*node_modules\//, '') }))
}
