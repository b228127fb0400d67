import { allowedLicences } from './lists.ts'
import type { LockedPackage } from './lock.ts'

/** Production packages whose licence is none of those allowed; a choice needs one of them, all else each. */
export function licenceFaults(packages: readonly LockedPackage[]): string[] {
  return packages
    .filter(({ dev }) => !dev)
    .flatMap(({ name, license }) => {
      if (license === undefined) return [`${name} names no licence`]
      return isAllowed(license)
        ? []
        : [`${name} is licensed under ${license}, which is not allowed`]
    })
}

function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '')
  if (/ OR /.test(plain) && / AND /.test(plain)) return false
  if (/ OR /.test(plain)) return plain.split(' OR ').some(isAllowed)
  return plain.split(' AND ').every((one) => Object.hasOwn(allowedLicences, one))
}

/** Packages that could be other bytes tomorrow, or come from elsewhere than the registry. */
export function originFaults(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap(({ place, integrity, resolved, link }) => {
    if (link || /^(?:git|file:|http:)/.test(resolved ?? ''))
      return [`${place} is not of the registry`]
    return integrity?.startsWith('sha512-') ? [] : [`${place} has no sha512 in the lock file`]
  })
}
