import type { Found } from '#domain/finding/find.ts'
import type { Subject } from './outcome.ts'
import { saysOf } from './says-of.ts'

/** Texts of no more products are read through for a question. */
const maxRead = 24

/** What was not read as anything may stand in the texts of some. */
export function sayingMost(
  fitting: Found<Subject>[],
  dropped: readonly string[],
): Found<Subject>[] {
  if (dropped.length === 0) return fitting
  const saying = fitting
    .slice(0, maxRead)
    .filter(({ product }) => dropped.every((one) => saysOf(product, one)))
  return saying.length ? saying : fitting
}
