import type { Columns } from './columns.ts'
import type { Requirement } from './requirement.ts'
import { createVerify, type Verdict } from './verify.ts'

const results = ['met', 'missed', 'unstated'] as const
/** More than any distance, which is 4 at most. */
const step = 10

/** Verdicts as numbers, of which the least is the best. */
const codeOf = ({ result, distance }: Verdict) => results.indexOf(result) * step + distance
export const unstatedCode = codeOf({ result: 'unstated', distance: 1 })
const missedCode = codeOf({ result: 'missed', distance: 1 })

export const isMetCode = (code: number): boolean => code < step

export function verdictOf(code: number): Verdict {
  const result = Math.floor(code / step)
  return { result: results[result]!, distance: code - result * step }
}

/**
 * By product, what its record says of a requirement: each list of values is judged once.
 * @param size how many products there are
 * @param ids the products that come into question; of others nothing may be read. All when left out.
 */
export function judgeAll(
  columns: Columns,
  requirement: Requirement,
  size: number,
  ids?: readonly number[],
): Float64Array {
  const best = new Float64Array(size).fill(unstatedCode)
  const { test } = requirement
  const isFirst = test.type === 'number' && test.isFirst
  for (const [key, part] of partsOf(requirement)) {
    const column = columns.get(key)
    if (!column) continue
    const { lists, at } = column
    const verdictFor = createVerify(part)
    const codes = lists.map((values) =>
      values.length ? codeOf(verdictFor({ get: () => values })) : unstatedCode,
    )
    // What says nothing of anybody mends nothing.
    if (codes.every((code) => code >= unstatedCode)) continue
    for (const id of ids ?? at.keys()) {
      const code = codes[at[id]!]!
      if (code < best[id]! && !(isFirst && best[id] !== unstatedCode)) best[id] = code
    }
  }
  return requirement.not ? best.map((code) => (isMetCode(code) ? missedCode : 0)) : best
}

/** A requirement on each of its attributes alone. */
function partsOf({ test, ...rest }: Requirement): [string, Requirement][] {
  return test.type === 'number'
    ? test.bounds.map((bound) => [
        bound.key,
        { ...rest, not: false, test: { ...test, bounds: [bound] } },
      ])
    : [...test.values].map(([key, values]) => [
        key,
        { ...rest, not: false, test: { type: 'values', values: new Map([[key, values]]) } },
      ])
}
