import type { Asked, Found } from '#domain/finding/find.ts'
import type { NamedKind } from '#domain/finding/named-kinds.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import { keyOfText } from '#domain/finding/tokens.ts'
import { verify } from '#domain/finding/verify.ts'
import { lookup } from '#domain/lookup.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { createTogether } from './together.ts'

/** A thing that more products may be is not described: nobody may say of it that nothing fits. */
const mostMeant = 8

/** Of a kind with thousands, the likeliest are tried: each with each. */
const mostTried = 20

/** One may be of another size or color. */
const maxAlike = 2

export const asksWhether =
  /^(?:(?!how\b|what\b|which\b|who\b)\p{L}+,? ){0,2}(?:will|would|can|could|does|do|may|is|are)\b(?! you\b| there\b)/u

const joins = /\b(?:feeds?|plugs?|put|mates?|snaps?|slides?) /

/**
 * 'Will a brass arm fit your 60 mm post?': of two that are described and not numbered, whether they go
 * together by the records. What is said beside a kind is of that one. Undefined where either may be
 * too many, or is none.
 */
export function createFitOfDescribed(knowledge: Knowledge) {
  const { finder } = knowledge
  const { fit, between, chainOf } = createTogether(knowledge)

  return (asked: Asked<Subject>): Outcome | undefined => {
    const { wantsFit, kinds, mentioned, requirements, text } = asked.understanding
    const [kind] = kinds
    const host = mentioned.find(({ from }) => kind && from > kind.to)
    if (!host || asked.numbers.length > 0 || kinds.length > 1 || !asksWhether.test(text))
      return undefined
    if (!wantsFit && !joins.test(text.slice(0, host.from))) return undefined
    // What stands behind the first and ahead of the second is of the second.
    const its = requirements.filter(({ from, to }) => from >= kind!.to && to <= host.to)
    const own = requirements.filter((one) => one.from < kind!.to)
    const parts = meant(asked, kind!, own, 0)
    const hosts = meant(asked, host, its, kind!.to)
    if (parts.length === 0 || hosts.length === 0) return undefined
    for (const part of parts)
      for (const one of hosts) if (between(part, one).length > 0) return fit(part, one)
    for (const one of hosts) {
      const way = chainOf(parts, one)
      if (way) return way
    }
    const isSure = parts.length <= mostMeant && hosts.length <= mostMeant && its.length > 0
    return isSure ? withAlike(parts[0]!, hosts[0]!) : undefined
  }

  /** That they do not go together, and what is like the first and does. */
  function withAlike(part: Subject, host: Subject): Outcome {
    const inPlace = new Set(
      knowledge
        .fitsOf(host)
        .flatMap(({ product }) =>
          part.subFamily && product.subFamily === part.subFamily ? product : [],
        ),
    )
    return { ...fit(part, host), inPlace: [...inPlace].slice(0, maxAlike) }
  }

  /** Those of the kind that meet all that is said of it, from a place of the text on, and bear the rest of it in their names. */
  function meant(
    asked: Asked<Subject>,
    kind: NamedKind,
    said: readonly Requirement[],
    from: number,
  ): Subject[] {
    const requirements = said
      .filter(({ from, to }) => to <= kind.from || from >= kind.to)
      .map((one) => ({ ...one, isGuess: false }))
    const understanding = {
      ...asked.understanding,
      kinds: [kind],
      mentioned: [],
      excluded: [],
      requirements,
    }
    const words = new Set(keyOfText(asked.understanding.text).split(' '))
    const all = finder
      .search({ ...asked, understanding })
      .results.filter((one) => kind.members.has(finder.ids.get(one.product)!) && meetsAll(one))
      .map(({ product }) => product)
      .filter(({ attributes }) =>
        requirements.every(
          (one) => verify({ get: (key) => lookup(attributes, key) }, one).result === 'met',
        ),
      )
    const left = leftOf(asked.understanding, from, [kind, ...said])
    const bearing = all.filter(({ name }) =>
      left.every((word) => ` ${keyOfText(name)} `.includes(` ${word} `)),
    )
    // What is so at both of its ends is meant before what is at one.
    const most = Math.max(0, ...bearing.map((product) => having(product, requirements)))
    return bearing
      .filter((product) => having(product, requirements) === most)
      .toSorted((a, b) => saidOf(b.name, words) - saidOf(a.name, words))
      .slice(0, mostTried)
  }
}

/** Words ahead of a kind that tell something, and that neither it nor what was read of it has. */
function leftOf(
  { text, words }: Asked<Subject>['understanding'],
  from: number,
  read: readonly [NamedKind, ...(NamedKind | Requirement)[]],
): string[] {
  const [kind] = read
  const isRead = (at: number) => read.some((one) => one.from <= at && at < one.to)
  const left = text
    .slice(from, kind.to)
    .replace(/./gs, (sign, at: number) => (isRead(from + at) ? ' ' : sign))
  // '24-port' is read as a figure alone.
  const said = keyOfText(read.map(({ says }) => says).join(' ')).split(' ')
  return keyOfText(left)
    .split(' ')
    .filter((word) => words.includes(word) && !said.includes(word) && !joins.test(`${word} `))
}

/** How many of the words of a name are said, less those that are not. */
function saidOf(name: string, words: ReadonlySet<string>): number {
  const own = keyOfText(name).split(' ')
  return own.reduce((sum, word) => sum + (words.has(word) ? 2 : -1), 0)
}

/** In how many of its attributes a product has what is said. */
function having({ attributes }: Subject, requirements: readonly Requirement[]): number {
  const own = requirements.flatMap(({ test }) => (test.type === 'values' ? [...test.values] : []))
  return own.filter(([key, values]) =>
    lookup(attributes, key)?.some((value) => typeof value === 'string' && values.has(value)),
  ).length
}

const meetsAll = ({ checks }: Found<Subject>) => checks.every(({ result }) => result === 'met')
