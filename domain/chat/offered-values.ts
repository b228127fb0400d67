import { formatValue, formatValues, type AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import { lookup } from '#domain/lookup.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/assistant.ts'
import { inBothUnits } from './in-both-units.ts'
import type { Subject } from './outcome.ts'
import { withoutBrackets } from './reply-words.ts'

/** What a record states of an attribute, in both units; what is made in any of a range, in its own. */
export function offeredValues(
  { attributes, ordering }: Subject,
  definition: Pick<AttributeDefinition, 'key' | 'unit' | 'usUnit'>,
): string {
  const { key, unit } = definition
  const values = lookup(attributes, key) ?? []
  const slot = readOrdering({ ordering }).pattern?.slots.find((one) => one.key === key)
  if (!slot?.range) return withoutBrackets(inBothUnits(values, definition))
  const stated = formatValues(values, unit)
  const { min, max } = slot.range
  const range = { min: formatValue(min), max: formatValue(max, slot.unit || unit) }
  const made = fillIn(texts.madeFromTo, range)
  return withoutBrackets(stated ? fillIn(texts.statedAndMade, { stated, made }) : made)
}
