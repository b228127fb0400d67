import type { AttributeValue } from './attribute.ts'
import type { NumberPattern, Slot } from './number-pattern.ts'
import type { Variant } from './ordering.ts'
import { readNumber, type Choices } from './part-number.ts'

type Attributes = Record<string, AttributeValue[]>

/** What a part number stands for where choices say more than their label. */
export type ChoiceForm = {
  /** By slot, the code that is chosen; slots that say nothing are left out. */
  codes: Record<string, string>
  /** What is so with these choices, and otherwise than the record says it. */
  attributes: Attributes
}

/** More than anybody offers: a mistaken record must not cost a query its time. */
const maxForms = 512

/**
 * Every combination of the choices that state attributes, but the one that leaves the record as it
 * is. Of two choices that state the same attribute, the one that stands later in the number counts.
 */
export function choiceForms({ slots }: Pick<NumberPattern, 'slots'>): ChoiceForm[] {
  const telling = [...new Map(slots.map((slot) => [slot.key, slot])).values()].filter(isTelling)
  const forms = telling.reduce<ChoiceForm[]>(
    (made, { key, values }) =>
      made
        .flatMap((form) =>
          values.map(({ code, attributes }) => ({
            codes: { ...form.codes, [key]: code },
            attributes: { ...form.attributes, ...attributes },
          })),
        )
        .slice(0, maxForms),
    [{ codes: {}, attributes: {} }],
  )
  return forms.filter(({ attributes }) => Object.keys(attributes).length > 0)
}

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

const isTelling = ({ values }: Slot) => values.some(({ attributes }) => attributes !== undefined)
