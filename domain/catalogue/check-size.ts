import type { TradeRules } from '#domain/records/trade-rules.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { errorFault, type CatalogueFile, type Fault } from './check-fault.ts'
import { readEntries, readSize } from './size.ts'

/** Dimensions and entries that contradict the attributes which repeat them. */
export function sizeFaults(
  { file, data }: CatalogueFile,
  attributes: TradeRules['entries'] = {},
): Fault[] {
  const { size, faults } = readSize(data.size)
  const { entries, faults: entryFaults } = readEntries(data.entries)
  const sum = entries.reduce((count, entry) => count + entry.count, 0)
  const largest = Math.max(...entries.map(({ maxDiameter }) => maxDiameter))
  const differ = (field: string, key: string | undefined, own: number, what: string): Fault[] => {
    const stated = key === undefined ? [] : figuresIn(data[key])
    if (stated.length === 0 || stated.some((figure) => agree(figure, own))) return []
    const message = fillIn(texts.sizeDiffers, { what, own, key: key!, stated: stated.join(', ') })
    return [errorFault(file, field, message)]
  }
  return [
    ...[...faults, ...entryFaults].map(({ field, message }) => errorFault(file, field, message)),
    ...Object.entries<number>(size ?? {}).flatMap(([key, value]) =>
      differ('size', key, value, fillIn(texts.itsKey, { key })),
    ),
    // A malformed entry would be missed in the sum.
    ...(entries.length > 0 && entryFaults.length === 0
      ? [
          ...differ('entries', attributes.count, sum, texts.theirNumber),
          ...differ('entries', attributes.largest, largest, texts.largestOf),
        ]
      : []),
  ]
}

/** An attribute may be rounded: 44 agrees with 43.6. */
function agree(stated: number, own: number): boolean {
  const decimals = String(stated).split('.')[1]?.length ?? 0
  return stated === own || Number(own.toFixed(decimals)) === stated
}

/** The numbers that an attribute states: itself, those of a list, the limits of a measure. */
function figuresIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.flatMap(figuresIn)
  if (typeof value !== 'object' || value === null) return []
  const { min, typ, max } = value as Record<string, unknown>
  return [min, typ, max].filter((figure) => typeof figure === 'number')
}
