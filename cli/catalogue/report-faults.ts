import { join } from 'node:path'
import type { Fault } from '#domain/catalogue/check-fault.ts'

/** The lines of a report: one per fault, missing files last because a new catalogue has many. */
export function reportFaults(
  faults: readonly Fault[],
  products: number,
  { folder, storage }: { folder: string; storage: string },
): string[] {
  const line = ({ file, field, severity, message }: Fault) =>
    `${join(folder, file)}: ${field ? `${field}: ` : ''}${severity}: ${message}`.replace(/\n/g, ' ')
  const missing = faults.filter(({ kind }) => kind === 'missing-file')
  const content = faults.filter(({ kind }) => kind !== 'missing-file')
  return [
    ...content.map(line),
    ...(missing.length > 0 ? ['', `Not found in ${storage} (--no-files leaves this out):`] : []),
    ...missing.map(line),
    ...(faults.length > 0 ? [''] : []),
    `${counted(products, 'product')} read: ${summary(content, missing)}`,
  ]
}

function summary(content: readonly Fault[], missing: readonly Fault[]): string {
  const errors = content.filter(({ severity }) => severity === 'error').length
  const parts = [
    counted(errors, 'error'),
    counted(content.length - errors, 'warning'),
    counted(missing.length, 'missing file'),
  ]
  return content.length + missing.length === 0 ? 'no faults.' : `${parts.join(', ')}.`
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
