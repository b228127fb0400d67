import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorFault, warningFault, type Fault } from '#domain/catalogue/check-fault.ts'
import { recordChanges, type RecordChange } from '#domain/records/changes.ts'

const file = 'records.json'

/** What has changed in the shapes of records since a company's folder was written. */
export function versionFaults(
  company: string,
  changes: readonly RecordChange[] = recordChanges,
): Fault[] {
  const newest = Math.max(...changes.map(({ version }) => version))
  const path = join(company, file)
  const write = `{"version": ${newest}}`
  if (!existsSync(path)) {
    const message = `is not there: write ${write} to be told what a later release asks of these records`
    return [warningFault(file, '', message)]
  }
  const version = versionIn(readFileSync(path, 'utf8'))
  if (version === undefined) {
    return [errorFault(file, 'version', `is no whole number from 1 on: write ${write}`)]
  }
  if (version > newest) {
    const message = `is ${version}, and this release knows ${newest}: take a newer release, or the folder of before`
    return [errorFault(file, 'version', message)]
  }
  const later = changes.filter((change) => change.version > version)
  return later.map(({ version: at, on, what }) =>
    warningFault(file, `version ${at}, ${on}`, `${what} Then write ${write}.`),
  )
}

function versionIn(text: string): number | undefined {
  try {
    const { version } = JSON.parse(text) as { version?: unknown }
    return Number.isInteger(version) && Number(version) >= 1 ? Number(version) : undefined
  } catch {
    // Whatever is no JSON has no version.
    return undefined
  }
}
