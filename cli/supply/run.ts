import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { auditFaults, countComponents, readAudit, readSignatures, reasonOf } from './audit.ts'
import { licenceFaults, originFaults } from './judge.ts'
import { readLock } from './lock.ts'

export const usage = `Usage: npm run supply [-- options]

Holds what is installed against cli/supply/lists.ts: licences, origins, reported
weaknesses and signatures; writes what it is made of.

  --sbom=FILE       the list of all production packages, CycloneDX; else sbom.json
  --online          a registry that cannot be asked is a fault as well

Exit status: 0 nothing found, 1 faults, 2 wrong usage.`

type Options = { sbom: string; isOnline: boolean }

export function readOptions(args: readonly string[]): Options | undefined {
  const options = { sbom: { type: 'string' }, online: { type: 'boolean' } } as const
  try {
    const { sbom = 'sbom.json', online = false } = parseArgs({ args: [...args], options }).values
    return sbom ? { sbom, isOnline: online } : undefined
  } catch {
    return undefined
  }
}

/** Runs every check and prints a line for each; returns the exit status. */
export function runSupply(folder: string, options: Options, print: (line: string) => void): number {
  const packages = readLock(folder)
  const production = packages.filter(({ dev }) => !dev)
  let isFaulty = false
  const report = (title: string, faults: readonly string[]) => {
    print(`${faults.length ? '✗' : '✓'} ${title}`)
    for (const fault of faults) print(`    ${fault}`)
    if (faults.length) isFaulty = true
  }
  const reportUnasked = (title: string, reason: string) => {
    print(`${options.isOnline ? '✗' : '?'} ${title}: the registry could not be asked (${reason})`)
    if (options.isOnline) isFaulty = true
  }

  report(`licences of ${production.length} production packages`, licenceFaults(packages))
  report(`origin of ${packages.length} packages, each with its sha512`, originFaults(packages))

  const audit = npm(folder, 'audit', '--json')
  const advisories = readAudit(audit)
  if (advisories) {
    report(`${advisories.length} reported weaknesses`, auditFaults(advisories, new Date()))
  } else reportUnasked('reported weaknesses', reasonOf(audit))

  const signatures = npm(folder, 'audit', 'signatures', '--json')
  const unsigned = readSignatures(signatures)
  if (unsigned) report('signatures of the registry', unsigned)
  else reportUnasked('signatures of the registry', reasonOf(signatures))

  const sbom = npm(folder, 'sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only')
  const components = countComponents(sbom)
  if (components) writeFileSync(options.sbom, sbom)
  report(
    `${options.sbom}: ${components ?? 'no'} components`,
    components ? [] : [`npm sbom wrote no list: ${reasonOf(sbom)}`],
  )
  return isFaulty ? 1 : 0
}

function npm(folder: string, ...args: string[]): string {
  const shell = process.platform === 'win32'
  const options = { cwd: folder, encoding: 'utf8', shell, maxBuffer: 2 ** 26 } as const
  return spawnSync('npm', args, options).stdout ?? ''
}
