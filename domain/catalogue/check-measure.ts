import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { quote } from './check-fault.ts'

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
  const given = numbers.flatMap((part) => {
    const number = parts[part]
    return typeof number === 'number' ? [{ part, number }] : []
  })
  if (given.length === 0) {
    return texts.noNumberInIt
  }
  const at = given.findIndex(({ number }, i) => i > 0 && given[i - 1]!.number > number)
  if (at < 0) return undefined
  const [above, below] = [given[at - 1]!, given[at]!]
  return fillIn(texts.partAbove, {
    part: above.part,
    value: above.number,
    other: below.part,
    limit: below.number,
  })
}
