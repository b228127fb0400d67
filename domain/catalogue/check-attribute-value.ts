import type { AttributeDefinition, AttributeValue } from './attribute.ts'
import { quote } from './check-fault.ts'
import { measureMessage } from './check-measure.ts'
import { likeliest } from './likeliest.ts'

/** What is wrong with one value of a field, and what to write; undefined where it is sound. */
export function valueMessage(
  definition: AttributeDefinition,
  value: AttributeValue,
): string | undefined {
  const { values, bases, kind } = definition
  if (typeof value === 'object') {
    const { basis } = value
    return (
      measureMessage(value) ??
      (bases && basis ? vocabularyMessage(bases, basis, 'this field’s bases') : undefined) ??
      kindMessage(definition, value)
    )
  }
  const isWord = values && kind !== 'number' && kind !== 'interval'
  const outside =
    isWord && vocabularyMessage(values, String(value).trim(), "this field's vocabulary")
  return outside || kindMessage(definition, value)
}

function vocabularyMessage(
  vocabulary: readonly string[],
  given: string,
  of: string,
): string | undefined {
  if (vocabulary.includes(given)) return undefined
  const like = likeliest(vocabulary, given)
  return (
    `${quote(given)} is not in ${of}; ` +
    (like
      ? `did you mean ${quote(like)}?`
      : 'add it in attribute-help.ts of the company’s folder if it is right')
  )
}

/** Of a field whose kind nobody gave, a unit says that it has numbers. */
function kindMessage(
  { kind, unit }: AttributeDefinition,
  value: AttributeValue,
): string | undefined {
  const given = quote(typeof value === 'object' ? JSON.stringify(value) : String(value).trim())
  const added = unit ? `, the site adds ${quote(unit)}` : ''
  switch (kind ?? (unit ? 'number' : undefined)) {
    case 'number':
      if (typeof value === 'number' || typeof value === 'object') return undefined
      return typeof value === 'string'
        ? `${given} is a text: write a number${added}`
        : `${given} is no number`
    case 'interval':
      return typeof value === 'object' && value.min !== undefined && value.max !== undefined
        ? undefined
        : `${given} is no interval: write {"min": …, "max": …}${added}`
    case 'yes/no':
      return [true, false, 'Y', 'N'].includes(value as string)
        ? undefined
        : `${given} is neither yes nor no: write true or false`
    case 'choice':
    case 'text':
      return typeof value === 'string' ? undefined : `${given} is no text: write it in words`
    case undefined:
      return undefined
  }
}
