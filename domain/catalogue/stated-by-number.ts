import type { AttributeValue } from './attribute.ts'
import type { NumberPattern } from './number-pattern.ts'
import type { Variant } from './ordering.ts'
import { readNumber, type Choices } from './part-number.ts'

type Attributes = Record<string, AttributeValue[]>

/** What the choices of a number state otherwise than the record; of two on one attribute, the later. */
export function statedByChoices({ slots }: NumberPattern, choices: Choices): Attributes {
  return Object.assign(
    {},
    ...slots.map(
      ({ key, values }) => values.find(({ code }) => code === choices[key])?.attributes ?? {},
    ),
  ) as Attributes
}

/** What a variant states: by the choices of its number, and by its own record, which has the last word. */
export function statedByVariant(
  { partNumber, attributes }: Pick<Variant, 'partNumber' | 'attributes'>,
  pattern: NumberPattern | undefined,
): Attributes {
  if (!pattern?.slots.some(isTelling)) return attributes
  const choices = readNumber(pattern, partNumber)
  return choices ? { ...statedByChoices(pattern, choices), ...attributes } : attributes
}

const isTelling = ({ values }: NumberPattern['slots'][0]) =>
  values.some(({ attributes }) => attributes !== undefined)
