import type { SparseSet } from '#domain/catalogue/product-set.ts'
import type { Column, Columns } from './columns.ts'
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
 * @param best a number for each product, which this writes over and returns
 * @param ids the products that come into question; of others nothing may be read. All when left out.
 */
export function judgeAll(
  columns: Columns,
  requirement: Requirement,
  best: Float64Array,
  ids?: Uint32Array,
): Float64Array {
  const size = best.length
  best.fill(unstatedCode)
  const { test } = requirement
  const isFirst = test.type === 'number' && test.isFirst
  for (const [key, part] of partsOf(requirement)) {
    const column = columns.get(key)
    if (!column) continue
    const { lists, at, stating, count } = column
    const verdictFor = createVerify(part)
    const codes = Float64Array.from(lists, (values) =>
      values.length ? codeOf(verdictFor({ get: () => values })) : unstatedCode,
    )
    // What says nothing of anybody mends nothing.
    if (codes.every((code) => code >= unstatedCode)) continue
    const coded = { at, codes, isFirst }
    if (ids && ids.length < count) writeCodes(ids, coded, best)
    else writeStating(stating, coded, best)
  }
  if (requirement.not) {
    for (let id = 0; id < size; id++) best[id] = isMetCode(best[id]!) ? missedCode : 0
  }
  return best
}

type Coded = { at: Column['at']; codes: Float64Array; isFirst: boolean | undefined }

/*
 * A million times for a figure of 100,000 products: each a loop that calls nothing.
 */

function writeCodes(ids: Uint32Array, { at, codes, isFirst }: Coded, best: Float64Array): void {
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i]!
    const code = codes[at[id]!]!
    if (code < best[id]! && !(isFirst && best[id] !== unstatedCode)) best[id] = code
  }
}

function writeStating(stating: SparseSet, { at, codes, isFirst }: Coded, best: Float64Array): void {
  const { at: places, words } = stating
  for (let i = 0; i < words.length; i++) {
    const first = places[i]! * 32
    for (let word = words[i]!; word !== 0; word &= word - 1) {
      const id = first + 31 - Math.clz32(word & -word)
      const code = codes[at[id]!]!
      if (code < best[id]! && !(isFirst && best[id] !== unstatedCode)) best[id] = code
    }
  }
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
