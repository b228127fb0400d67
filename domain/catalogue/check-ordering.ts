import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { nameKey } from './catalogue.ts'
import type { AttributeDefinition } from './attribute.ts'
import { valueMessage } from './check-attribute-value.ts'
import { errorFault, quote, warningFault, type CatalogueFile, type Fault } from './check-fault.ts'
import type { NumberPattern } from './number-pattern.ts'
import { readOrdering } from './ordering.ts'
import { isWithin, whyNot } from './part-number.ts'
import { trimmedText } from './product.ts'
import { variantNumbers } from './variant-numbers.ts'

/** What is wrong with a product's part numbers to order. */
export function orderingFaults(
  { file, data }: CatalogueFile,
  definitions: readonly AttributeDefinition[],
): Fault[] {
  const { variants, pattern, faults } = readOrdering(data)
  return [
    ...faults.map(({ field, message }) => errorFault(file, field, message)),
    ...(pattern ? rangeFaults(file, pattern) : []),
    ...(pattern ? choiceFaults(file, pattern, definitions) : []),
    ...variants.flatMap(({ partNumber }) => {
      const reason = pattern && whyNot(pattern, partNumber)
      return reason ? errorFault(file, 'variants', fillIn(texts.correctVariant, { reason })) : []
    }),
  ]
}

/** Numbers that two products, two variants, or a product and another's variant share. */
export function variantFaults(files: readonly CatalogueFile[]): Fault[] {
  const firstBy = new Map<string, string>()
  for (const { file, data } of files) {
    const key = nameKey(trimmedText(data.partNumber))
    if (key && !firstBy.has(key)) firstBy.set(key, file)
  }
  return files.flatMap(({ file, data }) => {
    const own = new Set<string>()
    return variantNumbers(data.variants).flatMap((number) => {
      const key = nameKey(number)
      const first = firstBy.get(key) ?? file
      firstBy.set(key, first)
      const twice = own.has(key)
      own.add(key)
      if (first === file && !twice) return []
      const message =
        first === file
          ? fillIn(texts.numberStandsTwice, { number: quote(number) })
          : fillIn(texts.numberOfOther, { number: quote(number), first })
      return errorFault(file, 'variants', message)
    })
  })
}

function rangeFaults(file: string, { slots }: NumberPattern): Fault[] {
  return slots.flatMap(({ key, range, unit }) => {
    if (!range) return []
    const facts = { slot: fillIn(texts.slot, { name: key }), ...range }
    return [
      ...(isWithin(range, range.max)
        ? []
        : [errorFault(file, 'ordering', fillIn(texts.stepsMiss, facts))]),
      ...(unit ? [] : [warningFault(file, 'ordering', fillIn(texts.rangeNoUnit, facts))]),
    ]
  })
}

/** What a choice states is found and compared: a field that nobody described would be neither. */
function choiceFaults(
  file: string,
  { slots }: NumberPattern,
  definitions: readonly AttributeDefinition[],
): Fault[] {
  const defined = new Map(definitions.map((one) => [one.key, one]))
  const said = slots.flatMap(({ key, values }) =>
    values.flatMap(({ code, attributes = {} }) =>
      Object.entries(attributes).flatMap(([name, own]) => {
        const definition = defined.get(name)
        const messages = definition
          ? own.flatMap((one) => valueMessage(definition, one) ?? [])
          : [texts.notAttribute]
        const slot = fillIn(texts.slot, { name: key })
        return messages.map((message) => `${slot}, ${code}: ${name} ${message}`)
      }),
    ),
  )
  return [...new Set(said)].map((message) => warningFault(file, 'ordering', message))
}
