import type { Asked } from '#domain/finding/find.ts'
import type { Requirement } from '#domain/finding/requirement.ts'

/**
 * What a conversation asks for after one more turn: a kind that is named anew replaces the one
 * before and what was asked of it, unless the turn only corrects; a requirement replaces the one
 * on its attributes; a bare number corrects the last figure.
 */
export function refine<P>(before: Asked<P>, turn: Asked<P>): Asked<P> {
  const { understanding: last } = before
  const { understanding: next } = turn
  const isAnotherKind =
    next.kinds.length > 0 &&
    last.kinds.length > 0 &&
    !overlaps(next.kinds[0]!.members, last.kinds[0]!.members) &&
    !isOnlyMentioned(next)
  const startsOver = turn.numbers.length > 0 || (isAnotherKind && !next.corrects)
  if (startsOver) return turn
  const corrected =
    next.kinds.length === 0 ? correctedBy(last.requirements, next.requirements) : undefined
  const own = corrected ? [] : next.requirements
  const asked = new Set(own.flatMap(attributesOf))
  const kept = (corrected ?? last.requirements).filter(
    (requirement) => !attributesOf(requirement).some((key) => asked.has(key)),
  )
  return {
    numbers: before.numbers,
    understanding: {
      ...next,
      isContinued: true,
      kinds:
        next.kinds.length && !(last.kinds.length && isOnlyMentioned(next))
          ? next.kinds
          : last.kinds.filter(({ says }) => !next.excluded.some((one) => one.says === says)),
      excluded: [...last.excluded, ...next.excluded],
      requirements: [...kept, ...own],
      words: [...new Set([...last.words, ...next.words])],
    },
  }
}

/** 'That feeder cable goes on' tells of a thing that is there; nothing is asked for. */
function isOnlyMentioned({ kinds: [kind], text }: Asked<unknown>['understanding']): boolean {
  return (
    !kind!.isAsked && /\b(?:that|the|those|these|this|our|my) $/.test(text.slice(0, kind!.from))
  )
}

const overlaps = (a: ReadonlySet<number>, b: ReadonlySet<number>) => !a.isDisjointFrom(b)

function attributesOf({ test }: Requirement): string[] {
  return test.type === 'number' ? test.bounds.map(({ key }) => key) : [...test.values.keys()]
}

/** 'Make it 288' speaks of a figure that was asked for before. */
function correctedBy(
  requirements: readonly Requirement[],
  [guess, ...others]: readonly Requirement[],
): Requirement[] | undefined {
  if (guess?.test.type !== 'number' || !guess.isGuess || others.length) return undefined
  const at = requirements.findLastIndex(({ test }) => test.type === 'number')
  const last = requirements[at]
  if (last?.test.type !== 'number') return undefined
  const value = guess.test.wanted
  const bounds = last.test.bounds.map(({ key, low, high }) => ({
    key,
    ...(low !== undefined && { low: value }),
    ...(high !== undefined && { high: value }),
  }))
  const says = last.says.replace(/[\d.,]+/, String(value))
  return requirements.with(at, { ...last, says, test: { ...last.test, bounds, wanted: value } })
}
