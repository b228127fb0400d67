import { quote } from './check-fault.ts'

const numbers = ['min', 'typ', 'max'] as const
const texts = ['basis', 'at'] as const

/** What is wrong with a measure and what to write instead; undefined where it is sound. */
export function measureMessage(measure: object): string | undefined {
  const parts: Record<string, unknown> = { ...measure }
  const stray = Object.keys(parts).find((part) => ![...numbers, ...texts].includes(part as never))
  if (stray !== undefined) {
    return `has a part ${quote(stray)}: a measure has min, typ, max, basis and at alone`
  }
  for (const part of numbers) {
    const given = parts[part]
    if (given === undefined || Number.isFinite(given)) continue
    const unquote = typeof given === 'string' && given.trim() && Number.isFinite(Number(given))
    return `has a ${part} that is no number${unquote ? ': write it without quotes' : ''}`
  }
  const words = texts.find((part) => !['undefined', 'string'].includes(typeof parts[part]))
  if (words) return `has ${words} as something else than a text: say it in words`
  const given = numbers.flatMap((part) => {
    const number = parts[part]
    return typeof number === 'number' ? [{ part, number }] : []
  })
  if (given.length === 0) {
    return 'is a measure without a number: give it min, typ or max'
  }
  const at = given.findIndex(({ number }, i) => i > 0 && given[i - 1]!.number > number)
  return at < 0
    ? undefined
    : `has a ${given[at - 1]!.part} of ${given[at - 1]!.number} above its ${given[at]!.part} of ${given[at]!.number}`
}
