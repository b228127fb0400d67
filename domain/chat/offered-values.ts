import { formatValue, formatValues, type AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import { lookup } from '#domain/lookup.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/assistant.ts'
import type { Subject } from './outcome.ts'
import { withoutBrackets } from './reply-words.ts'

/** What a record states of an attribute, with what it is made in where that is any of a range. */
export function offeredValues(
  { attributes, ordering }: Subject,
  { key, unit }: Pick<AttributeDefinition, 'key' | 'unit'>,
): string {
  const stated = formatValues(lookup(attributes, key) ?? [], unit)
  const slot = readOrdering({ ordering }).pattern?.slots.find((one) => one.key === key)
  if (!slot?.range) return withoutBrackets(stated)
  const { min, max } = slot.range
  const range = { min: formatValue(min), max: formatValue(max, slot.unit || unit) }
  const made = fillIn(texts.madeFromTo, range)
  return withoutBrackets(stated ? fillIn(texts.statedAndMade, { stated, made }) : made)
}
