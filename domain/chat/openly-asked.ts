import type { Asked, Found } from '#domain/finding/find.ts'
import { isOrdinary } from '#domain/finding/asked-of.ts'
import { keyOfText } from '#domain/finding/tokens.ts'
import { isOfTrade } from './is-of-trade.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { createTogether } from './together.ts'

/** A thing that more products may be is not told by its kind. */
const maxHosts = 40
/** Fewer words tell of nothing, and a smaller share of them. */
const minHeld = 3
const minShare = 0.4
/** Of what goes with the thing, how well the words have to tell the part, and how much better than the next. */
const minTold = 0.45
const maxNextPart = 0.9
/** The same of a part or a service where no thing is named that it goes with. */
const maxNext = 0.72
/** What states fewer figures is no thing of which figures are asked. */
const minFigures = 4

type Opening = {
  /** Where the sentence that asks begins. */
  from: number
  /** 'How do we get the lamp up there?' asks for none of the kinds that are named. */
  isHow: boolean
}

/**
 * 'The post leans. What keeps it upright?', 'something so that nobody opens it': a thing without a
 * name is asked for, and the kinds that are named are what it is for. By the records that is a part
 * of such a thing, or a service. Undefined where a kind is asked for, or the words tell of none.
 */
export function createOpenlyAsked(knowledge: Knowledge) {
  const { finder, ownersOf, partsOf, owning, products } = knowledge
  const { between } = createTogether(knowledge)
  const keysOf = (phrases: readonly string[] = []) => phrases.map((one) => ` ${keyOfText(one)} `)
  let typesOfOthers: ReadonlySet<string> | undefined
  const open = keysOf(owning.open)
  const how = keysOf(owning.how)
  const doing = keysOf(owning.doing)

  return Object.assign(openlyAsked, { ofNamed })

  /** The same of a turn that speaks of what was named before it; `whole` are all turns in one. */
  function ofNamed(
    named: readonly Subject[],
    turn: Asked<Subject>,
    whole: () => Asked<Subject>,
  ): Outcome | undefined {
    const { understanding, numbers } = turn
    const opening = openingOf(understanding.text)
    if (named.length === 0 || asksOther(turn) || !opening || asksForKind(turn, opening))
      return undefined
    const hosts = new Set(numbers.length ? numbers.map(({ product }) => product) : named)
    const [part, another] = partsFor(hosts)
    const meant = { ...whole().understanding, kinds: [], mentioned: [], besides: [] }
    const { results } = finder.search({ numbers: [], understanding: meant })
    const byWords = results.toSorted((a, b) => b.told - a.told)
    const found =
      part && !another
        ? byWords.find(({ product }) => product === part)
        : partOf(hosts, turn, byWords)
    if (!found) return undefined
    return {
      kind: 'products',
      asked: { ...understanding, kinds: [], requirements: [] },
      found: [{ ...found, checks: [] }],
      total: 1,
      partners: hostAmong([...hosts], found.product),
    }
  }

  function openlyAsked(asked: Asked<Subject>): Outcome | undefined {
    const { understanding, numbers } = asked
    const opening = openingOf(understanding.text)
    if (asksOther(asked) || !opening || understanding.isContinued || asksForKind(asked, opening))
      return undefined
    const meant = { ...understanding, kinds: [], mentioned: [], besides: [] }
    const { results } = finder.search({ numbers: [], understanding: meant })
    const byWords = results.toSorted((a, b) => b.told - a.told)
    const found =
      partOf(hostsOf(asked), asked, byWords) ??
      (isOfTrade(asked, finder) ? clearly(byWords) : undefined)
    if (!found || isMissed(found, results)) return undefined
    // Figures that it does not state are of what it is for.
    const requirements = meant.requirements.map((one, i) =>
      found.checks[i]!.result === 'met' ? one : { ...one, isGuess: true, aside: 'other' as const },
    )
    const checks = found.checks.map((check, i) => ({ ...check, requirement: requirements[i]! }))
    const named = numbers.flatMap(({ product, match }) => (match === 'near' ? [] : product))
    return {
      kind: 'products',
      asked: { ...meant, requirements },
      found: [{ ...found, checks }],
      total: 1,
      partners: hostAmong(named, found.product),
      isByWords: true,
    }
  }

  function asksOther({ understanding: one }: Asked<Subject>): boolean {
    return one.wantsComparison || one.wantsMeaning || one.wantsDocument || one.wantsPeople
  }

  function openingOf(text: string): Opening | undefined {
    let from = 0
    for (const sentence of text.split(/(?<=[.;!?])\s/)) {
      const key = ` ${keyOfText(sentence)} `
      const isHow = how.some((phrase) => key.includes(phrase))
      if (isHow || open.some((phrase) => key.includes(phrase))) return { from, isHow }
      from += sentence.length + 1
    }
    return undefined
  }

  /** 'I want to hang the lamp there. What do I need?' asks for no lamp. */
  function asksForKind({ understanding }: Asked<Subject>, { from, isHow }: Opening): boolean {
    return understanding.kinds.some((kind) => {
      if (!kind.isWanted || (isHow && kind.from > from)) return false
      if (kind.from > from) return true
      const sentence = understanding.text
        .slice(0, kind.from)
        .split(/[.;!?]\s/)
        .at(-1)!
      const key = ` ${keyOfText(sentence)} `
      return !doing.some((phrase) => key.includes(phrase))
    })
  }

  function hostsOf({ understanding, numbers }: Asked<Subject>): Set<Subject> {
    const named = [...understanding.kinds, ...understanding.mentioned, ...understanding.excluded]
    const of = named.flatMap(({ members, isWord }) =>
      isWord || members.size > maxHosts ? [] : [...members].map((id) => products[id]!),
    )
    return new Set([...of, ...numbers.map(({ product }) => product)])
  }

  /** Of what goes into such a thing, or is bought for it, the one that the words tell. */
  function partOf(
    hosts: ReadonlySet<Subject>,
    { understanding: { kinds, mentioned } }: Asked<Subject>,
    byWords: readonly Found<Subject>[],
  ): Found<Subject> | undefined {
    // 'Where do I fix two bulbs?' asks for no bulb; what is a part and nothing else may be named.
    const isNamed = ({ product }: Found<Subject>) =>
      !isOfParts(product.subFamily) &&
      [...kinds, ...mentioned].some(({ members }) => members.has(finder.ids.get(product)!))
    const parts = byWords.filter(
      (one) =>
        !isNamed(one) &&
        ownersOf(one.product).some(
          ({ product: owner }) => hosts.has(owner) && isPartOf(one.product, owner),
        ),
    )
    const [best, next] = parts
    const isTold = best && best.told >= minTold && isHeld(best)
    return isTold && (next?.told ?? 0) <= best.told * maxNextPart ? best : undefined
  }

  /** The first that the words tell, where it is a part or a service, and by far the first of these. */
  function clearly([best, ...others]: readonly Found<Subject>[]): Found<Subject> | undefined {
    if (!best || !isHeld(best) || !isPartOrService(best.product)) return undefined
    const next = others.find(({ product }) => isPartOrService(product))
    return (next?.told ?? 0) > best.told * maxNext ? undefined : best
  }

  function isPartOrService(product: Subject): boolean {
    const figures = Object.values(product.attributes).filter(([one]) => typeof one !== 'string')
    return (
      figures.length < minFigures ||
      ownersOf(product).some((owner) => isPartOf(product, owner.product))
    )
  }

  /** The first that are parts of any of these, two at most: whether one alone is, is all that is asked. */
  function partsFor(hosts: ReadonlySet<Subject>): Subject[] {
    const found = new Set<Subject>()
    for (const host of hosts) {
      for (const { product: part } of partsOf(host)) if (isPartOf(part, host)) found.add(part)
      if (found.size > 1) break
    }
    return [...found]
  }

  /** The first of these that it is a part of, if any. */
  function hostAmong(hosts: readonly Subject[], part: Subject): Subject[] {
    const owners = new Set(ownersOf(part).map(({ product }) => product))
    const host = hosts.find((one) => owners.has(one) && isPartOf(part, one))
    return host ? [host] : []
  }

  /** Of two of which one may be bought for the other: what is plugged into it is another thing, but where all of its type are parts. */
  function isPartOf(part: Subject, host: Subject): boolean {
    if (part === host) return false
    return isOfParts(part.subFamily) || between(part, host).every(({ kind }) => kind === 'place')
  }

  function isOfParts(type: string): boolean {
    typesOfOthers ??= new Set(
      products.flatMap((product) => (ownersOf(product).length > 0 ? [] : product.subFamily)),
    )
    return !typesOfOthers.has(type)
  }

  /** It states otherwise what is asked, and nothing that it is for bears it. */
  function isMissed(found: Found<Subject>, results: readonly Found<Subject>[]): boolean {
    const owners = new Set(ownersOf(found.product).map(({ product }) => product))
    return found.checks.some(
      ({ result, requirement: one }, i) =>
        result === 'missed' &&
        !one.isGuess &&
        !isOrdinary(one) &&
        !results.some(({ product, checks }) => owners.has(product) && checks[i]!.result === 'met'),
    )
  }
}

const isHeld = ({ held, coverage }: Found<Subject>) => held >= minHeld && coverage >= minShare
