import type { AttributeValue, Measure } from '#domain/catalogue/attribute.ts'
import type { Bounds, Constraint } from './constraint.ts'

/** What is known of a product or of one of its variants, by attribute. */
export type Facts = {
  get: (key: string) => readonly AttributeValue[] | undefined
  /** Some of its figures are chosen when it is ordered. */
  isChoice?: boolean
}

export type Verdict = {
  /** `unstated`: no record says it, so nobody may claim it. */
  result: 'met' | 'missed' | 'unstated'
  /** How far a value lies from what was asked; 0 is as asked, 4 is the most. */
  distance: number
}

const unstated: Verdict = { result: 'unstated', distance: 1 }
const asAsked: Verdict = { result: 'met', distance: 0 }
const resultOrder = { met: 0, missed: 1, unstated: 2 }

/** Holds a record, or a variant of it, against a constraint. */
export function verify(facts: Facts, { test, isNegated }: Constraint): Verdict {
  const verdict =
    test.type === 'number' ? verifyNumber(facts, test) : verifyValues(facts, test.values)
  if (!isNegated) return verdict
  // What a record does not say of a product it need not be free of.
  return verdict.result === 'met' ? { result: 'missed', distance: 1 } : asAsked
}

function verifyValues(facts: Facts, wanted: ReadonlyMap<string, ReadonlySet<string>>): Verdict {
  let isStated = false
  for (const [key, values] of wanted) {
    const stated = facts.get(key)
    if (!stated?.length) continue
    isStated = true
    if (stated.some((value) => typeof value === 'string' && isAnyOf(value, values))) return asAsked
  }
  return isStated ? { result: 'missed', distance: 1 } : unstated
}

/** A value that lists two things is each of them: 'On site & remote'. */
function isAnyOf(value: string, wanted: ReadonlySet<string>): boolean {
  return wanted.has(value) || value.split(/ (?:and|&) /).some((part) => wanted.has(part))
}

type NumberTest = Extract<Constraint['test'], { type: 'number' }>

function verifyNumber(facts: Facts, { bounds, wanted }: NumberTest): Verdict {
  let best = unstated
  for (const bound of bounds) {
    for (const value of facts.get(bound.key) ?? []) {
      const verdict = verdictOf(value, bound, wanted)
      if (verdict && isBetter(verdict, best)) best = verdict
    }
  }
  return best
}

const isBetter = (a: Verdict, b: Verdict): boolean =>
  resultOrder[a.result] < resultOrder[b.result] ||
  (a.result === b.result && a.distance < b.distance)

function verdictOf(value: AttributeValue, bound: Bounds, wanted: number): Verdict | undefined {
  if (typeof value === 'number') return within(value, bound, wanted)
  if (typeof value !== 'object') return undefined
  if (isInterval(value)) return contains(value, bound)
  const worst = worstOf(value, bound)
  return worst === undefined ? undefined : within(worst, bound, wanted)
}

const isInterval = ({ min, typ, max, basis }: Measure): boolean =>
  min !== undefined && max !== undefined && typ === undefined && basis === undefined

/** 'At most 0.3' is held against the maximum, 'at least 40' against the minimum. */
function worstOf({ min, typ, max }: Measure, { low, high }: Bounds): number | undefined {
  if (low === undefined) return max ?? typ
  if (high === undefined) return min ?? typ ?? max
  return typ ?? max ?? min
}

function within(
  value: number,
  { low = -Infinity, high = Infinity, longest = high }: Bounds,
  wanted: number,
): Verdict {
  const distance = distanceOf(value, wanted)
  if (value > high && value <= longest) return { result: 'met', distance: 1 + distance }
  if (value >= low && value <= high) return { result: 'met', distance: Math.min(distance, 3) }
  return { result: 'missed', distance: Math.min(0.2 + distance, 4) }
}

/** An interval meets what it covers. */
function contains({ min = -Infinity, max = Infinity }: Measure, { low, high }: Bounds): Verdict {
  const [from, to] = [low ?? high!, high ?? low!]
  // A plain figure has some slack, which is no business of an interval.
  const isPoint = to - from <= Math.abs(from + to) * 0.07
  const [first, last] = isPoint ? [(from + to) / 2, (from + to) / 2] : [from, to]
  if (min <= first && last <= max) return asAsked
  const beyond = Math.max(min - first, last - max, 0) / Math.max(Math.abs(first), Math.abs(last), 1)
  return { result: 'missed', distance: Math.min(0.2 + beyond, 4) }
}

/** In e-folds for positive numbers: 0.3 and 3 dB are as far apart as 30 and 300 mm. */
const distanceOf = (a: number, b: number): number =>
  a > 0 && b > 0 ? Math.abs(Math.log(a / b)) : Math.abs(a - b) / 10
