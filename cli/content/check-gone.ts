import { warningFault, type Fault } from '#domain/catalogue/check-fault.ts'
import { recordChanges, type RecordChange } from '#domain/records/changes.ts'
import type { RecordModule } from './records.ts'

/** What a folder still has of records that nothing reads any more. */
export function goneFaults(
  modules: readonly RecordModule[],
  changes: readonly RecordChange[] = recordChanges,
): Fault[] {
  const gone = changes.flatMap((change) => change.gone ?? [])
  return gone.flatMap(({ file, name, now }) => {
    const module = modules.find((one) => one.file === file)
    if (!module || (name !== undefined && !(name in module.exports))) return []
    return [warningFault(file, name ?? '', `is read by nothing any more: take it out, for ${now}`)]
  })
}
