import { attributes } from '#content/attributes.ts'
import { extentOf } from '#domain/catalogue/measure.ts'
import { isAttributeValue } from '#domain/catalogue/product-document.ts'
import { measureParts } from '#domain/sheets/column.ts'
import type { FileFault } from './file-fault.ts'
import type { FileRecord } from './records.ts'

type Documents = ReadonlyMap<string, Record<string, unknown>>

/** As many others show what is usual. */
const enough = 3

/** Numbers below zero of an attribute that no product of the catalogue has below zero. */
export function negativeFaults(
  current: Documents,
  next: Documents,
  records: readonly FileRecord[],
): FileFault[] {
  const numeric = attributes.flatMap(({ key, kind, unit }) =>
    kind === 'number' || kind === 'interval' || (!kind && unit) ? key : [],
  )
  const usual = new Map(
    numeric.map((key) => {
      const lows = [...current.values()].flatMap((data) => lowest(data[key]) ?? [])
      return [key, lows.length >= enough && lows.every((low) => low >= 0)] as const
    }),
  )
  return records.flatMap(({ id, record: { main } }) =>
    numeric.flatMap((key): FileFault[] => {
      const low = lowest(next.get(id)?.[key])
      if (low === undefined || low >= 0 || !usual.get(key)) return []
      const own = [key, ...measureParts.map((part) => `${key}.${part}`)]
      const cell = own.find((one) => String(main.cells.get(one) ?? '').includes(String(low)))
      const col = main.heads.get(cell ?? key) ?? 0
      const message = `${low} is below zero, where no other product’s is: is it meant?`
      return [{ sheet: main.sheet, row: main.at, col, severity: 'warning', message }]
    }),
  )
}

function lowest(value: unknown): number | undefined {
  const lows = [value].flat().flatMap((one) => {
    const extent = isAttributeValue(one) ? extentOf(one) : undefined
    return extent ? [extent.min] : []
  })
  return lows.length > 0 ? Math.min(...lows) : undefined
}
