import { extentOf } from '#domain/catalogue/measure.ts'
import { attributeLookup, formatValue, type AttributeValue } from '#domain/catalogue/attribute.ts'
import type { Asked } from '#domain/finding/find.ts'
import type { Relative } from '#domain/finding/read-turn.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import { lookup } from '#domain/lookup.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { asksHowMany } from './say-counts.ts'
import * as texts from '#texts/reading.ts'
import { answersItself, mayAskOfFound } from './asks-of-found.ts'
import { isOfNumbers, isOnlyMentioned } from './converse.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'

/** A turn, and what it goes on with: by the products that the answer before it named. */
type Going = { before: Asked<Subject>; turn: Asked<Subject> }

/**
 * What a turn means by what was answered before it: 'the second one', 'and shorter?', 'which inserts
 * go into it?' speak of the products that were named, which the visitor's own words do not hold.
 */
export function createAnsweredBefore(
  {
    finder: { ids },
    attributes,
    takenBy,
    partsOf,
  }: Pick<Knowledge, 'finder' | 'attributes' | 'takenBy' | 'partsOf'>,
  answer: (asked: Asked<Subject>) => Outcome,
) {
  const define = attributeLookup(attributes)

  return Object.assign(goOn, { named: namedBy })

  function goOn(before: Asked<Subject>, turn: Asked<Subject>): Going {
    const { ordinal, relatives, refersBack, wantsFit } = turn.understanding
    if (turn.numbers.length > 0) {
      // 'Does it go into X6-24?'
      const isAsked = refersBack && wantsFit && !isOfNumbers(before)
      const [first] = isAsked ? namedBy(before) : []
      return first ? { before, turn: withFirst(turn, first) } : { before, turn }
    }
    if (ordinal !== undefined) {
      const chosen = namedBy(before).at(ordinal)
      return chosen && namedBy(before).length > 1
        ? { before: ofOne(before, chosen), turn: ofOne(turn, chosen) }
        : { before, turn }
    }
    if (relatives.length > 0 && !isOfNumbers(before)) {
      const named = namedBy(before)
      // 'Which is lighter?' is of those that were named; 'and lighter?' is of others.
      if (named.length > 1 && isChoosing.test(turn.understanding.text))
        return { before: ofAll(before, named), turn: ofAll(turn, named) }
      const [first] = named
      const bounds = first ? relatives.flatMap((one) => boundFrom(one, first) ?? []) : []
      return { before, turn: withRequirements(turn, bounds) }
    }
    if (mayAskOfFound(before, turn)) {
      const [found] = namedBy(before)
      if (found && answersItself(found, turn))
        return { before: ofAll(before, [found]), turn: ofOne(turn, found) }
    }
    const each = withBesides(turn)
    const counted = countedFor(before, each)
    if (counted) return { before: ofOne(before, counted), turn: ofOne(each, counted) }
    const isOfIt = intoIt(turn)
    if (!isOfIt && !isOfHost(before, turn)) return { before, turn }
    const [host] = namedBy(before)
    if (isOfIt && host && turn.understanding.kinds[0]!.members.has(ids.get(host)!))
      return { before, turn }
    return host ? { before: ofOne(before, host), turn: ofOne(turn, host) } : { before, turn }
  }

  /** 'How many arms and how many shades?': of what was named, one that takes each of them. */
  function countedFor(
    before: Asked<Subject>,
    { understanding: { kinds, text } }: Asked<Subject>,
  ): Subject | undefined {
    if (kinds.length === 0 || !asksHowMany.test(text)) return undefined
    return namedBy(before).find((host) => {
      const isHost = kinds.some(({ members }) => members.has(ids.get(host)!))
      const taken = new Set([...takenBy(host), ...partsOf(host)].map((one) => ids.get(one.product)))
      return !isHost && kinds.every(({ members }) => !members.isDisjointFrom(taken))
    })
  }

  function namedBy(before: Asked<Subject>): Subject[] {
    const named = [...new Set(before.numbers.map(({ product }) => product))]
    if (isOfNumbers(before)) return named
    const outcome = answer(before)
    return namedIn(outcome)
  }

  function namedIn(outcome: Outcome): Subject[] {
    if (outcome.kind === 'parts') return outcome.parts.flatMap((one) => namedIn(one.outcome))
    if (outcome.kind === 'products' || outcome.kind === 'shown')
      return outcome.found.map(({ product }) => product)
    if (outcome.kind === 'comparison') return outcome.products
    if (outcome.kind === 'about') return [outcome.found.product]
    return outcome.kind === 'partners' && outcome.isFound ? [outcome.product] : []
  }

  /** Named by its number, as if the visitor had. */
  function ofOne(asked: Asked<Subject>, product: Subject): Asked<Subject> {
    return withFirst({ ...asked, numbers: [] }, product)
  }

  function ofAll(asked: Asked<Subject>, all: readonly Subject[]): Asked<Subject> {
    const none = { ...asked.understanding, kinds: [], requirements: [] }
    const own = { ...asked, numbers: [], understanding: none }
    return all.toReversed().reduce(withFirst, own)
  }

  function withFirst(asked: Asked<Subject>, product: Subject): Asked<Subject> {
    const { partNumber } = product
    const id = ids.get(product)!
    const own = { id, match: 'exact' as const, partNumber, written: partNumber, product }
    return { ...asked, numbers: [own, ...asked.numbers.filter((one) => one.id !== id)] }
  }

  /** Less, or more, than the product's own. */
  function boundFrom(
    { keys, end, says, from, to }: Relative,
    product: Subject,
  ): Requirement | undefined {
    for (const key of keys) {
      const figure = figureOf(lookup(product.attributes, key)?.[0], end)
      if (figure === undefined) continue
      const bound =
        end === 'less'
          ? { key, high: figure - margin(figure) }
          : { key, low: figure + margin(figure) }
      return {
        test: { type: 'number', bounds: [bound], wanted: figure },
        isGuess: false,
        not: false,
        says: fillIn(texts.than, { what: says, figure: formatValue(figure, define(key).unit) }),
        from,
        to,
      }
    }
    return undefined
  }
}

const isChoosing =
  /^(?:(?:and|so|ok) )?which (?:of (?:them|these|those|the two) )?(?:one )?(?:is|are|has|have|weighs) /

const margin = (figure: number) => Math.max(Math.abs(figure), 1) * 1e-6

function figureOf(value: AttributeValue | undefined, end: 'less' | 'more'): number | undefined {
  const extent = value === undefined ? undefined : extentOf(value)
  return end === 'less' ? extent?.max : extent?.min
}

function withRequirements(turn: Asked<Subject>, own: Requirement[]): Asked<Subject> {
  const { understanding } = turn
  return {
    ...turn,
    understanding: { ...understanding, requirements: [...understanding.requirements, ...own] },
  }
}

/** 'Which inserts go into it': another kind is asked for, to go with what was found. */
function isOfHost(before: Asked<Subject>, { understanding: next }: Asked<Subject>): boolean {
  const [kind] = next.kinds
  // 'We run the big lamp': what is only spoken of is what is spoken of.
  const [last = before.understanding.mentioned[0]] = before.understanding.kinds
  if (isOfNumbers(before) || !last || (kind && isSpokenOf(next))) return false
  const isOther = kind !== undefined && kind.members.isDisjointFrom(last.members)
  const isTogether = next.wantsFit || next.wantsPartners
  return (isOther && (isTogether || next.pointsBack)) || (!kind && isTogether && next.refersBack)
}

/** Who asks for two kinds, one beside the other, asks for both. */
function withBesides(turn: Asked<Subject>): Asked<Subject> {
  const { understanding } = turn
  const { kinds, mentioned, besides } = understanding
  const beside = mentioned.filter(({ from }) => besides.some((one) => one.from === from))
  return { ...turn, understanding: { ...understanding, kinds: [...kinds, ...beside] } }
}

/** 'Which kit goes into it?', whatever kind may hold both. */
const intoIt = ({ understanding: { kinds, wantsFit, pointsBack } }: Asked<Subject>) =>
  kinds.length === 1 && kinds[0]!.isAsked && wantsFit && pointsBack

/** 'That feeder goes on' only tells of it; 'and the plugs for it?' asks. */
function isSpokenOf(next: Asked<Subject>['understanding']): boolean {
  const isTheirs = next.pointsBack && next.text.slice(0, next.kinds[0]!.from).endsWith('the ')
  return !isTheirs && isOnlyMentioned(next)
}
