import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import type { AttributeDefinition, AttributeValue } from './attribute.ts'
import { didYouMean, quote } from './check-fault.ts'
import { createSuggest } from './check-suggest.ts'

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
      (bases && basis ? notAmong(bases, basis, texts.notABasis) : undefined) ??
      kindMessage(definition, value)
    )
  }
  const isWord = values && kind !== 'number' && kind !== 'interval'
  const outside = isWord && notAmong(values, String(value).trim(), texts.notAChoice)
  return outside || kindMessage(definition, value)
}

function notAmong(
  vocabulary: readonly string[],
  given: string,
  message: string,
): string | undefined {
  if (vocabulary.includes(given)) return undefined
  const advice = didYouMean(createSuggest(vocabulary)(given), texts.addChoice)
  return fillIn(message, { value: quote(given), advice })
}

/** Of a field whose kind nobody gave, a unit says that it has numbers. */
function kindMessage(
  { kind, unit }: AttributeDefinition,
  value: AttributeValue,
): string | undefined {
  const told = quote(typeof value === 'object' ? JSON.stringify(value) : String(value).trim())
  const added = unit ? fillIn(texts.siteAdds, { unit: quote(unit) }) : ''
  switch (kind ?? (unit ? 'number' : undefined)) {
    case 'number':
      if (typeof value === 'number' || typeof value === 'object') return undefined
      return typeof value === 'string'
        ? fillIn(texts.textForNumber, { value: told, added })
        : fillIn(texts.notNumber, { value: told })
    case 'interval':
      return typeof value === 'object' && value.min !== undefined && value.max !== undefined
        ? undefined
        : fillIn(texts.notInterval, { value: told, added })
    case 'yes/no':
      return [true, false, 'Y', 'N'].includes(value as string)
        ? undefined
        : fillIn(texts.notYesNo, { value: told })
    case 'choice':
    case 'text':
      return typeof value === 'string' ? undefined : fillIn(texts.notText, { value: told })
    case undefined:
      return undefined
  }
}

const numbers = ['min', 'typ', 'max'] as const
const words = ['basis', 'at'] as const

/** What is wrong with a measure and what to write instead; undefined where it is sound. */
export function measureMessage(measure: object): string | undefined {
  const parts: Record<string, unknown> = { ...measure }
  const stray = Object.keys(parts).find((part) => ![...numbers, ...words].includes(part as never))
  if (stray !== undefined) {
    return fillIn(texts.strayPart, { part: quote(stray) })
  }
  for (const part of numbers) {
    const given = parts[part]
    if (given === undefined || Number.isFinite(given)) continue
    const unquote = typeof given === 'string' && given.trim() && Number.isFinite(Number(given))
    return fillIn(texts.partNoNumber, { part }) + (unquote ? texts.withoutQuotes : '')
  }
  const wrong = words.find((part) => !['undefined', 'string'].includes(typeof parts[part]))
  if (wrong) return fillIn(texts.partNoText, { part: wrong })
  const given = numbers.filter((part) => parts[part] !== undefined)
  if (given.length === 0) return texts.noNumberInIt
  const valueOf = (part: string) => parts[part] as number
  const other = given.find((part, i) => i > 0 && valueOf(given[i - 1]!) > valueOf(part))
  if (other === undefined) return undefined
  const part = given[given.indexOf(other) - 1]!
  return fillIn(texts.partAbove, { part, value: valueOf(part), other, limit: valueOf(other) })
}
