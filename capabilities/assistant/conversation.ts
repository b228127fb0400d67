import { attributesOf, type Constraint } from '#domain/search/constraint.ts'
import type { Query } from '#domain/search/product-search.ts'
import type { NamedKind } from '#domain/search/kind-reader.ts'
import * as ownLocale from '#texts/locale.ts'
import type { Act } from './act.ts'

/** What a conversation is about after some turns. */
export type Conversation<P> = {
  /** What is being looked for. */
  need: Need
  /** What the visitor named or was shown last, the product that is spoken of first. */
  subject: readonly P[]
  /** What was spoken of before the last turn. */
  before: readonly P[]
  /** What the visitor named by its number. */
  named: readonly P[]
  /** Words of all turns, the latest last: as search reads them, and as they were written. */
  words: readonly (readonly string[])[]
  written: readonly (readonly string[])[]
  /** The language it is held in, by its code: at first the site's own. */
  language: string
  /** What was said last. */
  reply: string
}

export type Need = {
  kinds: readonly NamedKind[]
  hosts: readonly NamedKind[]
  excluded: readonly NamedKind[]
  /** Each holds until another on the same attribute takes its place. */
  constraints: readonly Constraint[]
}

const nothing: Need = { kinds: [], hosts: [], excluded: [], constraints: [] }

export const emptyConversation: Conversation<never> = {
  need: nothing,
  subject: [],
  before: [],
  named: [],
  words: [],
  written: [],
  language: ownLocale.language,
  reply: '',
}

/** How much less the words of a turn count with each turn behind it. */
const fading = 0.4

type Turn = {
  act: Act
  language: string
  /** Its words as they were written, as stems. */
  written: readonly string[]
}

/** The conversation with what a turn asks for. */
export function withTurn<P>(
  before: Conversation<P>,
  query: Query<P>,
  { act, language, written }: Turn,
): Conversation<P> {
  const named = query.numbers.flatMap(({ match, product }) => (match === 'near' ? [] : product))
  const isNew = act === 'ask' && query.kinds.length > 0
  return {
    ...before,
    language,
    need: needAfter(before.need, query, act),
    subject: named.length ? named : before.subject,
    before: before.subject,
    named: [...new Set([...named, ...before.named])],
    words: [...(isNew ? [] : before.words), query.words],
    written: [...(isNew ? [] : before.written), written],
  }
}

function needAfter<P>(before: Need, query: Query<P>, act: Act): Need {
  const latest: Need = {
    kinds: query.kinds,
    hosts: query.hosts,
    excluded: query.excluded,
    constraints: query.constraints,
  }
  switch (act) {
    case 'ask':
      // A need without a kind goes on with the one before.
      return query.kinds.length || before.kinds.length === 0 ? latest : joined(before, latest)
    case 'refine':
    case 'correct':
      return joined(before, latest)
    case 'replace':
      return {
        ...latest,
        constraints: merged(before.constraints.filter(isLasting), latest.constraints),
      }
    default:
      return before.kinds.length === 0 ? latest : before
  }
}

/** What is said later holds; what was said of other attributes holds on. */
function joined(before: Need, latest: Need): Need {
  const isOther =
    latest.kinds.length > 0 && !latest.kinds.some((kind) => overlaps(kind, before.kinds))
  return {
    kinds:
      latest.kinds.length === 0 || (before.kinds.length > 0 && isOther)
        ? before.kinds
        : latest.kinds,
    hosts: [
      ...before.hosts,
      ...latest.hosts,
      ...(isOther && before.kinds.length > 0 ? latest.kinds : []),
    ],
    excluded: [...before.excluded, ...latest.excluded],
    constraints: merged(before.constraints, latest.constraints),
  }
}

const overlaps = (kind: NamedKind, others: readonly NamedKind[]): boolean =>
  others.some(({ members }) => [...kind.members].some((id) => members.has(id)))

function merged(before: readonly Constraint[], latest: readonly Constraint[]): Constraint[] {
  const isReplaced = (held: Constraint) =>
    latest.some((constraint) =>
      attributesOf(constraint).some((key) => attributesOf(held).includes(key)),
    )
  return [...before.filter((held) => !isReplaced(held)), ...latest]
}

/** Values last when another kind is asked for; figures are of the thing that they were said of. */
const isLasting = ({ test, isGuess }: Constraint): boolean => test.type === 'values' && !isGuess

/** All words of a conversation, each with how much it counts. */
export function weightedWords(turns: readonly (readonly string[])[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const [at, words] of turns.toReversed().entries())
    for (const word of words) weights.set(word, Math.max(weights.get(word) ?? 0, fading ** at))
  return weights
}

/** The last figure of a need with another number: 'make it 288 instead'. */
export function withNumber({ constraints }: Need, number: number): Constraint | undefined {
  const held = constraints.findLast(({ test }) => test.type === 'number')
  if (held?.test.type !== 'number' || held.test.wanted <= 0) return undefined
  const { bounds, wanted } = held.test
  const scale = (limit: number | undefined) =>
    limit === undefined ? undefined : (limit / wanted) * number
  return {
    ...held,
    says: held.says.replace(/\d[\d.,]*/, String(number)),
    test: {
      ...held.test,
      wanted: number,
      bounds: bounds.map(({ key, low, high, longest }) => ({
        key,
        ...(low !== undefined && { low: scale(low)! }),
        ...(high !== undefined && { high: scale(high)! }),
        ...(longest !== undefined && { longest: scale(longest)! }),
      })),
    },
  }
}
