import { readOrdering } from '#domain/catalogue/ordering.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/assistant.ts'
import type { Subject } from './outcome.ts'

/** What is sold in packs only is ordered by those: how many of them for so many pieces. Empty for what is sold singly. */
export function sayPacks({ variants, partNumber }: Subject, pieces: number): string {
  const own = readOrdering({ variants }).variants.find((one) => one.partNumber === partNumber)
  const size = own?.packQuantity ?? 1
  return size > 1
    ? plural(Math.ceil(pieces / size), texts.inPacks, { part: partNumber, size, pieces })
    : ''
}
