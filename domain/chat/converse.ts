import type { Asked } from '#domain/finding/find.ts'
import type { Requirement } from '#domain/finding/requirement.ts'

/**
 * What a conversation asks for after one more turn: a kind that is named anew replaces the one
 * before and what was asked of it, unless the turn only corrects; a requirement replaces the one
 * on its attributes; a bare number corrects the last figure. Products that were named by their
 * numbers are spoken of until the turn has a subject of its own.
 */
export function refine<P>(before: Asked<P>, turn: Asked<P>): Asked<P> {
  const { understanding: last } = before
  const { understanding: next } = turn
  if (isOtherHost(before, turn)) return { ...before, numbers: turn.numbers }
  if (turn.numbers.length) return isAboutNamed(before, turn) ? withNamed(before, turn) : turn
  const isAnotherKind = namesAnotherKind(before, next)
  const isAnotherWord =
    isOfNumbers(before) && !next.refersBack && (hasOwnWord(next) || foreignNumber.test(next.text))
  if ((isAnotherKind && !next.corrects) || isAnotherWord) return turn
  const correction =
    next.kinds.length === 0 || isOnlyMentioned(next)
      ? correctedBy(last.requirements, next)
      : undefined
  const corrected = correction?.requirements
  const own = correction?.others ?? next.requirements
  const asked = new Set(own.flatMap(attributesOf))
  // Each question about a product is one of its own.
  const held = corrected ?? (isOfNumbers(before) ? [] : last.requirements)
  const waived = new Set(next.waives)
  const kept = held.filter(
    (requirement) => !attributesOf(requirement).some((key) => asked.has(key) || waived.has(key)),
  )
  return {
    numbers: before.numbers,
    understanding: {
      ...next,
      isContinued: true,
      kinds:
        next.kinds.length &&
        !(last.kinds.length + last.requirements.length && isOnlyMentioned(next))
          ? next.kinds
          : last.kinds.filter(({ says }) => !next.excluded.some((one) => one.says === says)),
      excluded: [...last.excluded, ...next.excluded],
      requirements: [...kept.map((one) => ({ ...one, isHeld: true as const })), ...own],
      words: [...new Set([...last.words, ...next.words])],
      demands: [...new Set([...last.demands, ...next.demands])],
    },
  }
}

/** Products alone were named, and no kind that goes with them. */
export const isOfNumbers = ({ numbers, understanding }: Asked<unknown>): boolean =>
  numbers.length > 0 && understanding.kinds.length === 0

/** 'And for B?', where what goes with A was asked for. */
function isOtherHost(before: Asked<unknown>, { numbers, understanding: next }: Asked<unknown>) {
  const asks = next.wantsComparison || next.wantsDocument || next.wantsPartners || next.refersBack
  const isBare = next.kinds.length + next.requirements.length + next.nouns.length === 0
  const hadHost = before.numbers.length > 0 && before.understanding.kinds.length > 0
  return numbers.length > 0 && hadHost && isBare && !asks
}

/** 'Does it fit B?' is asked of the one that was named. */
const isAboutNamed = (before: Asked<unknown>, { understanding }: Asked<unknown>): boolean =>
  isOfNumbers(before) && understanding.refersBack

function withNamed<P>(before: Asked<P>, turn: Asked<P>): Asked<P> {
  const own = new Set(turn.numbers.map(({ id }) => id))
  const [first] = before.numbers.filter(({ id }) => !own.has(id))
  return first ? { ...turn, numbers: [first, ...turn.numbers] } : turn
}

function namesAnotherKind<P>(before: Asked<P>, next: Asked<P>['understanding']): boolean {
  const [kind] = next.kinds
  const [last] = before.understanding.kinds
  if (!kind) return false
  if (last) return !overlaps(kind.members, last.members) && !isOnlyMentioned(next)
  // 'Which tray goes into it', and 'is the closure outdoor' of a closure.
  const isOfNamed = before.numbers.some(({ id }) => kind.members.has(id))
  return before.numbers.length > 0 && !next.refersBack && (!isOfNamed || describes(next))
}

/** '2 in brass ball valve, 40 bar' describes what is wanted; 'is the valve of brass?' asks of the one there. */
function describes({ kinds: [kind], requirements, text }: Asked<unknown>['understanding']) {
  return requirements.length > 1 && !definite.test(text.slice(0, kind!.from))
}

const definite =
  /\b(?:the|this|that|these|those|its|their|your)(?: [\p{L}-]+){0,2} $|\b(?:is|are|does|do|has|have|can) (?:[\p{L}-]+ ){0,2}$/u

/** A meaning that is asked for, or a code as names of products have: 'what is A', 'the guide of the X6'. */
function hasOwnWord({ topic, words }: Asked<unknown>['understanding']): boolean {
  return (topic !== undefined && !topic.isDefinite) || words.some((word) => code.test(word))
}

const code = /^\p{L}+\d/u

/** 'Does the AB-1200-X comply?', of which nobody knows: no answer of the product before it may stand for that. */
const foreignNumber = /(?<![\p{L}\d-])(?=[\p{L}-]*\d)\p{L}{2,}\d*(?:-[\p{L}\d]+){2,}/u

/** 'That feeder cable goes on' tells of a thing that is there; nothing is asked for. */
export function isOnlyMentioned({ kinds: [kind], text }: Asked<unknown>['understanding']): boolean {
  return (
    !kind!.isAsked &&
    /\b(?:that|the|those|these|this|our|my) (?:(?:new|old|other|existing) )?$/.test(
      text.slice(0, kind!.from),
    )
  )
}

const overlaps = (a: ReadonlySet<number>, b: ReadonlySet<number>) => !a.isDisjointFrom(b)

function attributesOf({ test }: Requirement): string[] {
  return test.type === 'number' ? test.bounds.map(({ key }) => key) : [...test.values.keys()]
}

/**
 * 'Make it 288' speaks of a figure that was asked for before: of several the one of like size. What
 * else such a turn asks for is left.
 */
function correctedBy(
  requirements: readonly Requirement[],
  { requirements: [guess, ...others], corrects }: Asked<unknown>['understanding'],
): { requirements: Requirement[]; others: Requirement[] } | undefined {
  if (guess?.test.type !== 'number' || !guess.isGuess || guess.aside) return undefined
  if (!corrects && others.some(({ test }) => test.type === 'number')) return undefined
  const value = guess.test.wanted
  const figures = requirements.filter(({ test }) => test.type === 'number').toReversed()
  const sure = figures.filter(({ isGuess }) => !isGuess)
  const apart = ({ test }: Requirement) =>
    test.type === 'number' ? Math.abs(Math.log(sizeOf(test.wanted) / sizeOf(value))) : Infinity
  const [last] = (sure.length ? sure : figures).toSorted((a, b) => apart(a) - apart(b))
  if (last?.test.type !== 'number') return undefined
  const at = requirements.indexOf(last)
  const bounds = last.test.bounds.map(({ key, low, high }) => ({
    key,
    ...(low !== undefined && { low: value }),
    ...(high !== undefined && { high: value }),
  }))
  const says = last.says.replace(/[\d.,]+/, String(value))
  const meant = { ...last, says, test: { ...last.test, bounds, wanted: value } }
  return { requirements: requirements.with(at, meant), others }
}

/** Nought has no logarithm. */
const sizeOf = (figure: number) => Math.max(Math.abs(figure), 1e-9)
