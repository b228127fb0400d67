import type { RecordRule } from '#domain/records/trade-rules.ts'
import { warningFault, type CatalogueFile, type Fault } from './check-fault.ts'

/** What the company's own rules find in one record. */
export function ruleFaults({ file, data }: CatalogueFile, rules: readonly RecordRule[]): Fault[] {
  return rules.flatMap(({ field, wrongWith }) => {
    const wrong = wrongWith(data)
    return wrong ? [warningFault(file, field, wrong)] : []
  })
}
