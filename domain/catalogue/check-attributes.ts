import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import type { AttributeDefinition } from './attribute.ts'
import { valueMessage } from './check-attribute-value.ts'
import { errorFault, quote, warningFault, type CatalogueFile, type Fault } from './check-fault.ts'
import { createSuggest } from './check-suggest.ts'
import { reservedParameters } from './listing-state.ts'
import {
  contentFields,
  isAttributeValue,
  isContentField,
} from '#domain/records/product-document.ts'
import { canConvert } from './units.ts'

/** Filters that would not work, or that would offer two spellings of one thing. */
export function attributeFaults(
  files: readonly CatalogueFile[],
  definitions: readonly AttributeDefinition[],
): Fault[] {
  const defined = new Map(definitions.map((definition) => [definition.key, definition]))
  const stated = files.flatMap(({ file, data }) =>
    Object.entries(data)
      .filter(([key]) => !isContentField(key))
      .map(([key, value]) => ({ file, key, value })),
  )
  const isUndescribed = (key: string) => !reservedParameters.has(key) && !defined.has(key)
  const undescribed = Map.groupBy(
    stated.filter(({ key }) => isUndescribed(key)),
    ({ key }) => key,
  )
  return [
    ...stated.flatMap(({ file, key, value }) => {
      if (reservedParameters.has(key)) {
        return errorFault(file, key, fillIn(texts.reserved, { key: quote(key) }))
      }
      const definition = defined.get(key)
      return definition ? valueFaults(file, definition, value) : []
    }),
    ...[...undescribed].map(([key, having]) => undescribedFault(key, having, defined)),
    ...definitions.flatMap((definition) => definitionFaults(definition, files)),
  ]
}

/** Said once, in the first file that has the field; a field that no file has can wait. */
function definitionFaults(
  { key, kind, unit, usUnit }: AttributeDefinition,
  files: readonly CatalogueFile[],
): Fault[] {
  const first = files.find(({ data }) => Object.hasOwn(data, key))
  if (!first) return []
  const isNumeric = kind === 'number' || kind === 'interval'
  const messages = [
    isNumeric && unit === undefined && texts.noUnit,
    usUnit &&
      !canConvert(unit ?? '', usUnit) &&
      fillIn(texts.notConverted, { usUnit: quote(usUnit), unit: quote(unit ?? '') }),
  ]
  return messages.flatMap((message) => (message ? warningFault(first.file, key, message) : []))
}

function valueFaults(file: string, definition: AttributeDefinition, value: unknown): Fault[] {
  return (Array.isArray(value) ? value : [value]).flatMap((item: unknown) => {
    if (!isAttributeValue(item) || (typeof item === 'string' && !item.trim())) return []
    const message = valueMessage(definition, item)
    return message ? warningFault(file, definition.key, message) : []
  })
}

/** Once per field, not per product: a new attribute is legal, a misspelt field name is not meant. */
function undescribedFault(
  key: string,
  files: readonly { file: string }[],
  defined: ReadonlyMap<string, AttributeDefinition>,
): Fault {
  const like = createSuggest([...Object.keys(contentFields), ...defined.keys()])(key)
  const others = files.length > 1 ? fillIn(texts.inMoreFiles, { count: files.length - 1 }) : ''
  const advice = like ? fillIn(texts.ifNot, { like }) : ''
  return warningFault(files[0]!.file, key, fillIn(texts.undescribed, { others, advice }))
}
