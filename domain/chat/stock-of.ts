import { readOrdering } from '#domain/catalogue/ordering.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/assistant.ts'
import type { Subject } from './outcome.ts'

/** Of one part number: what is no variant is made. */
export function stockOfNumber({ variants, partNumber }: Subject): string {
  const { stock, leadDays } =
    readOrdering({ variants }).variants.find((one) => one.partNumber === partNumber) ?? {}
  if (stock === 'stock') return texts.inStock
  return leadDays ? plural(leadDays, texts.madeToOrder) : texts.toOrder
}

/** Of a product: how many of its versions are in stock, and how soon the others are made. */
export function stockOf(product: Subject): string {
  const { variants } = readOrdering(product)
  const stocked = variants.filter(({ stock }) => stock === 'stock').length
  const days = variants.flatMap(({ leadDays }) => leadDays ?? [])
  return [
    ...(stocked ? [plural(stocked, texts.stocked)] : []),
    ...(days.length ? [plural(Math.min(...days), texts.madeToOrder)] : []),
  ].join('; ')
}
