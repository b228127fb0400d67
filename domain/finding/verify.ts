import type { AttributeValue, Measure } from '#domain/catalogue/attribute.ts'
import type { Bounds, Requirement } from './requirement.ts'

/** What is known of a product, by attribute, its variants' values among them. */
export type Facts = {
  get: (key: string) => readonly AttributeValue[] | undefined
  /** Of a variant, the record that it is one of, and its own attributes, the only ones that are not the record's. */
  record?: Facts
  own?: Readonly<Record<string, readonly AttributeValue[]>>
  /** Figures of it can be chosen when it is ordered, and are not those of the record. */
  isChoice?: boolean
  /** The attributes of which one value of several is chosen when it is ordered. */
  chosen?: ReadonlySet<string>
}

export type Verdict = {
  /** `unstated`: no record says it, so nobody may claim it. */
  result: 'met' | 'missed' | 'unstated'
  /** How far a missed or wider value lies from what was asked for; 0 is as asked. */
  distance: number
}

const unstated: Verdict = { result: 'unstated', distance: 1 }
const asAsked: Verdict = { result: 'met', distance: 0 }

/** Whether a product meets a requirement, by its record alone. */
export function verify(facts: Facts, requirement: Requirement): Verdict {
  return createVerify(requirement)(facts)
}

/** The same of many facts: lists of numbers that they share are judged once. */
export function createVerify({ test, not }: Requirement): (facts: Facts) => Verdict {
  const isMet =
    test.type === 'number'
      ? createVerifyNumber(test)
      : (facts: Facts) => verifyValues(facts, test.values)
  return (facts) => {
    const verdict = isMet(facts)
    if (!not) return verdict
    // What a record does not say of a product it need not be free of.
    if (verdict.result !== 'met') return asAsked
    const isLeft = test.type === 'values' && canBeLeft(facts, test.values)
    return isLeft ? { result: 'met', distance: choiceDistance } : { result: 'missed', distance: 1 }
  }
}

/** What is longer than was asked stands behind what is as asked. */
export const byLonger = 1

/** What can be chosen stands behind what is so by itself. */
export const choiceDistance = 4

/** Whether another can be chosen of each attribute that has what is not wanted. */
function canBeLeft(facts: Facts, unwanted: Map<string, Set<string>>): boolean {
  return unwanted.entries().every(([key, values]) => {
    const own = (facts.get(key) ?? []).filter((value) => typeof value === 'string')
    const having = own.filter((value) => isOneOf(value, values))
    return having.length === 0 || (facts.chosen?.has(key) === true && having.length < own.length)
  })
}

function verifyValues(facts: Facts, wanted: Map<string, Set<string>>): Verdict {
  let isStated = false
  for (const [key, values] of wanted) {
    const own = facts.get(key)
    if (!own?.length) continue
    isStated = true
    if (own.some((value) => typeof value === 'string' && isOneOf(value, values))) return asAsked
  }
  return isStated ? { result: 'missed', distance: 1 } : unstated
}

/** 'On site and remote' is both. */
function isOneOf(value: string, wanted: ReadonlySet<string>): boolean {
  if (wanted.has(value)) return true
  if (!value.includes(' and ')) return false
  return value
    .split(' and ')
    .some((part) => [...wanted].some((one) => one.toLowerCase() === part.toLowerCase()))
}

type Figure = Extract<Requirement['test'], { type: 'number' }>

function createVerifyNumber({ bounds, isFirst, ...test }: Figure): (facts: Facts) => Verdict {
  const known = bounds.map((bound) => ({
    bound,
    byValues: new Map<readonly AttributeValue[], Verdict>(),
  }))
  /** The best of all attributes, and which of them has it. */
  const judge = (facts: Facts): { best: Verdict; key?: string } => {
    let best = unstated
    let key: string | undefined
    for (const { bound, byValues } of known) {
      if (isFirst && best !== unstated) break
      const values = facts.get(bound.key)
      if (!values) continue
      let verdict = byValues.get(values)
      if (!verdict) byValues.set(values, (verdict = bestVerdict(values, bound, test)))
      if (better(verdict, best)) [best, key] = [verdict, bound.key]
    }
    return { best, ...(key !== undefined && { key }) }
  }
  if (isFirst) return (facts) => judge(facts).best
  const byKey = Map.groupBy(bounds, ({ key }) => key)
  let record: Facts | undefined
  let ofRecord: ReturnType<typeof judge> = { best: unstated }
  return (facts) => {
    if (!facts.record || !facts.own) return judge(facts).best
    if (facts.record !== record) [record, ofRecord] = [facts.record, judge(facts.record)]
    // A number alone may be any of forty attributes, of which a variant has three of its own.
    if (ofRecord.key !== undefined && Object.hasOwn(facts.own, ofRecord.key))
      return judge(facts).best
    let { best } = ofRecord
    for (const [key, values] of Object.entries(facts.own)) {
      for (const bound of byKey.get(key) ?? []) {
        const verdict = bestVerdict(values, bound, test)
        if (better(verdict, best)) best = verdict
      }
    }
    return best
  }
}

function bestVerdict(
  values: readonly AttributeValue[],
  bound: Bounds,
  { wanted, notBasis }: Pick<Figure, 'wanted' | 'notBasis'>,
): Verdict {
  let best = unstated
  for (const value of values) {
    if (notBasis && typeof value === 'object' && notBasis.includes(value.basis ?? '')) continue
    const verdict = verdictOf(value, bound, wanted)
    if (verdict && better(verdict, best)) best = verdict
  }
  return best
}

const order = { met: 0, missed: 1, unstated: 2 }
const better = (a: Verdict, b: Verdict) =>
  order[a.result] < order[b.result] || (a.result === b.result && a.distance < b.distance)

function verdictOf(value: AttributeValue, bound: Bounds, wanted: number): Verdict | undefined {
  if (typeof value === 'number') return within(value, bound, wanted)
  if (typeof value !== 'object') return undefined
  if (isSpan(value)) return contains(value, bound)
  const worst = worstOf(value, bound)
  return worst === undefined ? undefined : within(worst, bound, wanted)
}

/** An interval from here to there; a measure with limits is one number that is worst at one of them. */
function isSpan({ min, typ, max, basis }: Measure): boolean {
  return min !== undefined && max !== undefined && typ === undefined && basis === undefined
}

/**
 * 'At most 0.3' is held against the maximum, 'at least 40' against the minimum. A maximum alone
 * says nothing of how little it may be, nor a minimum of how much.
 */
function worstOf({ min, typ, max }: Measure, { low, high, isReach }: Bounds): number | undefined {
  if (low === undefined) return max ?? typ
  if (high === undefined) return min ?? typ ?? (isReach ? max : undefined)
  return typ ?? max ?? min
}

function within(
  value: number,
  { low = -Infinity, high = Infinity, longest = high }: Bounds,
  wanted: number,
): Verdict {
  const distance = apart(value, wanted)
  if (value > high && value <= longest) return { result: 'met', distance: byLonger + distance }
  if (value >= low && value <= high) return { result: 'met', distance: Math.min(distance, 3) }
  return { result: 'missed', distance: Math.min(0.2 + distance, 4) }
}

/** An interval meets what it covers whole. */
function contains({ min = -Infinity, max = Infinity }: Measure, { low, high }: Bounds): Verdict {
  const [first, last] = [low ?? high!, high ?? low!]
  // The slack of a figure that was said plainly is none of an interval's business.
  const isPoint = last - first <= Math.abs(first + last) * 0.07
  const [from, to] = isPoint ? [(first + last) / 2, (first + last) / 2] : [first, last]
  if (min <= from && to <= max) return { result: 'met', distance: 0 }
  const beyond = Math.max(min - from, to - max, 0) / Math.max(Math.abs(from), Math.abs(to), 1)
  return { result: 'missed', distance: Math.min(0.2 + beyond, 4) }
}

/** In e-folds for numbers of one sign, for 0.3 and 3 dB are as far apart as 30 and 300 mm. */
function apart(a: number, b: number): number {
  return a > 0 && b > 0 ? Math.abs(Math.log(a / b)) : Math.abs(a - b) / 10
}
