import { offLimits, saysNothing, type OffLimits } from './guard.ts'
import { kinds, type Kind } from './kinds.ts'
import { readFigures } from './read-figures.ts'
import { readQuantities } from './read-quantities.ts'
import { negated, readTerms } from './read-terms.ts'
import type { Requirement } from './requirement.ts'
import { normalize, wordsOf, type createSpelling } from './words.ts'

/** What a visitor wants, as far as it was understood. */
export type Request = {
  kinds: Kind[]
  /** Kinds that it must not be: 'without splitters'. */
  excluded: Kind[]
  requirements: Requirement[]
  /** Words that carry meaning, for the ranking. */
  words: string[]
  /** Words among them that neither the trade nor the catalogue knows. */
  unknown: string[]
  offLimits: OffLimits | undefined
  /** A number alone: 'make it 288' speaks of a figure that was asked for before. */
  bareNumber: number | undefined
  /** Corrects what was said before: 'instead', 'rather', 'no, …'. */
  replaces: boolean
}

type Spelling = ReturnType<typeof createSpelling>

const replacing =
  /(?:^|[^a-z])(?:instead|rather|actually|change (?:it|that) to|make it|what about|lieber|mejor|plutot)(?![a-z])|^no[,.;]/
/** Longer than any need: what comes behind it is not read. */
const maxMessageLength = 4000

/** Reads one message. `spelling` knows the words of the catalogue. */
export function parseRequest(message: string, spelling: Spelling): Request {
  const written = normalize(message.slice(0, maxMessageLength))
  const text = spelling.correct(written)
  const requirements = withoutContradictions([
    ...readQuantities(text),
    ...readFigures(text),
    ...readTerms(text),
  ])
  const words = wordsOf(text).filter((word) => !saysNothing(word) && !/^[\d.]+$/.test(word))
  return {
    ...kindsIn(text),
    requirements,
    words,
    unknown: words.filter((word) => !spelling.knows(word)),
    offLimits: offLimits(written),
    bareNumber: requirements.length === 0 ? bareNumberIn(text) : undefined,
    replaces: replacing.test(written),
  }
}

function bareNumberIn(text: string): number | undefined {
  const numbers = text.match(/(?<![\w.])\d+(?:\.\d+)?(?![\w.])/g) ?? []
  return numbers.length === 1 ? Number(numbers[0]) : undefined
}

/** A kind whose words stand within those of another says nothing new: the 'terminal' of 'mdu terminal'. */
function kindsIn(text: string): Pick<Request, 'kinds' | 'excluded'> {
  const places = kinds.flatMap((kind) =>
    [...text.matchAll(kind.said)].map((match) => ({
      kind,
      from: match.index,
      to: match.index + match[0].length,
    })),
  )
  const outer = places.filter(
    (a) => !places.some((b) => b.from <= a.from && b.to >= a.to && b.to - b.from > a.to - a.from),
  )
  const isExcluded = ({ from }: { from: number }) =>
    negated.test(text.slice(Math.max(0, from - 40), from))
  const excluded = new Set(outer.filter(isExcluded).map(({ kind }) => kind))
  const wanted = new Set(outer.map(({ kind }) => kind)).difference(excluded)
  return { kinds: [...wanted], excluded: [...excluded] }
}

/** What is excluded is not asked for as well, and nothing is asked for twice. */
function withoutContradictions(requirements: Requirement[]): Requirement[] {
  const bySaying = new Map(requirements.map((requirement) => [requirement.says, requirement]))
  return [...bySaying.values()].filter(({ says }) => !bySaying.has(`without ${says}`))
}

/**
 * The request after one more turn: later requirements replace those of their slot, connectors
 * add up unless they are corrected, and another kind starts over when `related` denies it.
 */
export function refine(
  before: Request,
  turn: Request,
  related: (kinds: readonly Kind[]) => boolean,
): Request {
  const startsOver =
    turn.kinds.length > 0 &&
    !turn.replaces &&
    before.kinds.length > 0 &&
    !related([...before.kinds, ...turn.kinds])
  if (startsOver) return turn
  const replacesKind = turn.replaces && turn.kinds.length > 0
  const slots = new Set(
    turn.requirements.flatMap(({ slot }) =>
      (slot === 'connector' && !turn.replaces) || slot.startsWith('not ') ? [] : [slot],
    ),
  )
  const kept = withNumber(before.requirements, turn.bareNumber).filter(
    ({ slot }) => !slots.has(slot),
  )
  return {
    ...turn,
    kinds: [...new Set([...(replacesKind ? [] : before.kinds), ...turn.kinds])].filter(
      (kind) => !turn.excluded.includes(kind),
    ),
    excluded: [...before.excluded, ...turn.excluded].filter((kind) => !turn.kinds.includes(kind)),
    requirements: withoutContradictions([...kept, ...turn.requirements]),
    words: [...(replacesKind ? [] : before.words), ...turn.words],
  }
}

/** The last figure that was asked for, with another number. */
function withNumber(requirements: Requirement[], value: number | undefined): Requirement[] {
  const at = requirements.findLastIndex(({ test }) => test === 'number')
  const last = requirements[at]
  if (value === undefined || last?.test !== 'number') return requirements
  const says = last.says.replace(String(last.value), String(value))
  return requirements.with(at, { ...last, value, says })
}
