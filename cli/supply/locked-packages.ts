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

/** What a package that visitors' pages or the server are made of may be licensed under, and why. */
const allowedLicenses: Record<string, string> = {
  '0BSD': 'Asks for nothing.',
  'Apache-2.0': 'Keep its notice; grants its patents.',
  'BSD-2-Clause': 'Keep its notice.',
  'BSD-3-Clause': 'Keep its notice.',
  'BlueOak-1.0.0': 'Keep its notice or a link to it.',
  ISC: 'Keep its notice.',
  'LGPL-3.0-or-later':
    'libvips beside sharp: a library of its own that is linked when the server starts, unchanged, and may be replaced.',
  MIT: 'Keep its notice.',
  'MIT-0': 'Asks for nothing.',
  'OFL-1.1': 'The font: it may be sent with a site, and not be sold by itself.',
}

/** Production packages whose license is none of those allowed; a choice needs one of them, all else each. */
export function licenseFaults(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ dev }) => !dev)
    .flatMap(({ name, license }) => {
      if (license === undefined) return [`${name} names no license`]
      return isAllowed(license)
        ? []
        : [`${name} is licensed under ${license}, which is not allowed`]
    })
}

function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '')
  if (/ OR /.test(plain) && / AND /.test(plain)) return false
  if (/ OR /.test(plain)) return plain.split(' OR ').some(isAllowed)
  return plain.split(' AND ').every((one) => Object.hasOwn(allowedLicenses, one))
}

/** Packages that could be other bytes tomorrow, or come from elsewhere than the registry. */
export function originFaults(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap(({ place, integrity, resolved, link }) => {
    if (link || /^(?:git|file:|http:)/.test(resolved ?? ''))
      return [`${place} is not of the registry`]
    return integrity?.startsWith('sha512-') ? [] : [`${place} has no sha512 in the lock file`]
  })
}
