import type { AttributeDefinition } from './attribute.ts'
import { errorFault, quote, warningFault, type CatalogueFile, type Fault } from './check-fault.ts'
import { reservedParameters } from './listing-state.ts'
import { nearest } from './nearest.ts'
import { contentFields, isContentField } from './product-document.ts'

/** Filters that would not work, or that would offer two spellings of one thing. */
export function attributeFaults(
  files: readonly CatalogueFile[],
  definitions: readonly AttributeDefinition[],
): Fault[] {
  const defined = new Map(definitions.map((definition) => [definition.key, definition]))
  /** Fields nobody described, each with the files that have it. */
  const undescribed = new Map<string, string[]>()
  const faults = files.flatMap(({ file, data }) =>
    Object.entries(data).flatMap(([key, value]) => {
      if (isContentField(key)) return []
      if (reservedParameters.has(key)) return errorFault(file, key, reservedMessage(key))
      const definition = defined.get(key)
      if (definition) return valueFaults(file, definition, value)
      const known = undescribed.get(key)
      if (known) known.push(file)
      else undescribed.set(key, [file])
      return []
    }),
  )
  for (const [key, having] of undescribed) faults.push(undescribedFault(key, having, defined))
  return faults
}

function reservedMessage(key: string): string {
  return `the products list uses ${quote(key)} in its own addresses, so no filter can have it: rename the field`
}

function valueFaults(file: string, definition: AttributeDefinition, value: unknown): Fault[] {
  const { key, unit, values: vocabulary } = definition
  return (Array.isArray(value) ? value : [value]).flatMap((item: unknown) => {
    if (typeof item !== 'string' && typeof item !== 'number' && typeof item !== 'boolean') return []
    const given = String(item).trim()
    if (given === '') return []
    if (vocabulary && !vocabulary.includes(given)) {
      const like = likeliest(vocabulary, given)
      return warningFault(
        file,
        key,
        `${quote(given)} is not in this field's vocabulary; ` +
          (like
            ? `did you mean ${quote(like)}?`
            : 'add it in content/attribute-help.ts if it is right'),
      )
    }
    if (unit && typeof item === 'string') {
      return warningFault(
        file,
        key,
        `${quote(given)} is a text: write a number, the site adds ${quote(unit)}`,
      )
    }
    return []
  })
}

/** Once per field, not per product: a new attribute is legal, a misspelt field name is not meant. */
function undescribedFault(
  key: string,
  files: readonly string[],
  defined: ReadonlyMap<string, AttributeDefinition>,
): Fault {
  const like = likeliest([...Object.keys(contentFields), ...defined.keys()], key)
  const others = files.length > 1 ? ` (and in ${files.length - 1} more files)` : ''
  return warningFault(
    files[0]!,
    key,
    `nobody described this field${others}, so it becomes a filter without explanation; ` +
      (like ? `did you mean ${like}? If not, ` : '') +
      'give it a label in content/attribute-terms.ts and an explanation in content/attribute-help.ts',
  )
}

function likeliest(names: readonly string[], asked: string): string | undefined {
  const same = names.find((name) => squeeze(name) === squeeze(asked))
  return (
    same ??
    nearest(
      names.map((name) => ({ name, slug: '' })),
      asked,
      1,
    )[0]?.name
  )
}

/** 'Lc-Duplex', 'LC  duplex' and 'LC duplex' are one thing to a reader. */
function squeeze(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '')
}
