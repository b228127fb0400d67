import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { auditFaults, expiryFaults, readAudit, readSignatures, reasonOf } from './audit.ts'
import { findBinaries } from './find-binaries.ts'
import { binaryFaults, licenceFaults, originFaults, scriptFaults } from './judge.ts'
import { allowedScripts, readLock } from './lock.ts'

export const usage = `Usage: npm run supply [-- options]

Holds what is installed against cli/supply/lists.ts: licences, origins, install
scripts, programs, reported weaknesses and signatures; writes what it is made of.

  --sbom=FILE       the list of all production packages, CycloneDX; else sbom.json
  --online          a registry that cannot be asked is a fault as well

Exit status: 0 nothing found, 1 faults, 2 wrong usage.`

type Options = { sbom: string; isOnline: boolean }

export function readOptions(args: readonly string[]): Options | undefined {
  const options = { sbom: 'sbom.json', isOnline: false }
  for (const arg of args) {
    const file = /^--sbom=(.+)$/.exec(arg)?.[1]
    if (file) options.sbom = file
    else if (arg === '--online') options.isOnline = true
    else return undefined
  }
  return options
}

/** All of it, each part with a line; returns the exit status. */
export function runSupply(folder: string, options: Options, say: (line: string) => void): number {
  const packages = readLock(folder)
  const production = packages.filter(({ dev }) => !dev)
  const binaries = findBinaries(folder, packages)
  const scripts = allowedScripts(folder)
  const faults: string[] = []
  const part = (what: string, found: readonly string[]) => {
    say(`${found.length ? '✗' : '✓'} ${what}`)
    for (const fault of found) say(`    ${fault}`)
    faults.push(...found)
  }
  part(`licences of ${production.length} production packages`, licenceFaults(packages))
  part(`origin of ${packages.length} packages, each with its sha512`, originFaults(packages))
  part(
    `install scripts: ${scripts.length ? scripts.join(', ') : 'none runs'}`,
    scriptFaults(packages, scripts),
  )
  part(`programs in ${binaries.size} packages, each explained`, binaryFaults(binaries))

  const reported = npm(folder, ['audit', '--json'])
  const advisories = readAudit(reported)
  const unasked = (what: string, why: string) => {
    say(`${options.isOnline ? '✗' : '?'} ${what}: the registry could not be asked (${why})`)
    if (options.isOnline) faults.push(what)
  }
  if (advisories)
    part(`${advisories.length} reported weaknesses`, auditFaults(advisories, new Date()))
  else {
    unasked('reported weaknesses', reasonOf(reported))
    part('explanations of weaknesses', expiryFaults(new Date()))
  }

  const signed = npm(folder, ['audit', 'signatures', '--json'])
  const signatures = readSignatures(signed)
  if (signatures) part('signatures of the registry', signatures)
  else unasked('signatures of the registry', reasonOf(signed))

  const list = npm(folder, ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'])
  const components = componentsOf(list)
  if (components) writeFileSync(options.sbom, list)
  part(
    `${options.sbom}: ${components ?? 'no'} components`,
    components ? [] : [`npm sbom wrote no list: ${reasonOf(list)}`],
  )
  return faults.length ? 1 : 0
}

function npm(folder: string, args: readonly string[]): string {
  const isWindows = process.platform === 'win32'
  const options = { cwd: folder, encoding: 'utf8', shell: isWindows, maxBuffer: 2 ** 26 } as const
  return spawnSync('npm', [...args], options).stdout ?? ''
}

function componentsOf(said: string): number | undefined {
  const components = objectOf(said)?.components
  return Array.isArray(components) ? components.length : undefined
}

function objectOf(said: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(said) as Record<string, unknown>
  } catch {
    return undefined
  }
}
