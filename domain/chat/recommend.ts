import type { Asked, Finding, Found } from '#domain/finding/find.ts'
import { asksWhich } from './asks-which.ts'
import { byExtreme, withoutDemand } from './by-extreme.ts'
import { guessesMet, isMet, missesFigure } from './checks-of.ts'
import { createByWords, heard, minWords } from './by-words.ts'
import { clearlyTold } from './clearly-told.ts'
import { isBeside } from './is-beside.ts'
import { leavesOpen } from './leaves-open.ts'
import { findLikeliest, meetsAll } from './choose-reading.ts'
import { createDescribedPartner } from './described-partner.ts'
import { opennessOf } from './openness.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { saysOf } from './says-of.ts'
import { createSupply } from './supply.ts'
import { createTogether } from './together.ts'
import { parted } from './parted.ts'
import { calledOtherwise } from './telling-words.ts'
import { sayingMost } from './saying-most.ts'
import { createToldPart } from './told-part.ts'
import { withToldKind } from './told-kind.ts'
import { createLeftOpen } from './left-open.ts'
import { isOpen, isUntold, lackedWord, missingLittle } from './unmet.ts'
import { nearestIn, nothingCalledSo } from './unknown-thing.ts'
import { isOfFirst, versionOf } from './version-of.ts'

/** Two say what there is; each more is one more claim, and is counted instead. */
const maxClaimed = 2
/** A kind of no more products is told by its name. */
const maxNamedSo = 4
/** Among so many of the nearest, one whose texts speak of what its record does not state. */
const maxOpen = 3
/** So many of the first are told apart by their words. */
const maxLikely = 12
/** In points of the ranking: what lies further behind the first is not named beside it. */
const maxBehind = 0.7

/** Products for a need, as far as the records say that they meet it. */
export function createRecommend(knowledge: Knowledge) {
  const { finder } = knowledge
  const { partnersOf, fitAsked } = createTogether(knowledge)
  const withDescribed = createDescribedPartner(knowledge)
  const toldPart = createToldPart(knowledge)
  const { isStrange, leavingLeast } = createLeftOpen(knowledge)

  return {
    recommend,
    fitting: fittingFor,
    supply: createSupply(knowledge, { recommend, toldPart }),
  }

  /** All that meet what is asked, the likeliest first. */
  function fittingFor(asked: Asked<Subject>): Subject[] {
    return fittingOf(findLikeliest(asked, finder)).map(({ product }) => product)
  }

  /** With `among`, of these alone. */
  function recommend(
    asked: Asked<Subject>,
    most = maxClaimed,
    among?: ReadonlySet<Subject>,
  ): Outcome {
    const { understanding, numbers } = asked
    const part = among ? undefined : (toldPart(asked) ?? clearlyTold(asked, knowledge))
    if (part) return part
    const first = ofThese(findLikeliest(asked, finder), among)
    const told = among ? undefined : withToldKind(asked, finder)
    const openness = (told?.isSure ?? among) ? 'told' : opennessOf(asked, first, knowledge)
    const finding = told && openness === 'told' ? findLikeliest(told.asked, finder) : first
    const byWords = createByWords(finding)
    const isOfKind = (one: Found<Subject>) => one.isOfKind
    if (openness === 'strange') return { kind: 'refusal', reason: 'off-topic' }
    const all = fittingOf(finding)
    const called = among ? undefined : nothingCalledSo(asked, all.length > 0, knowledge)
    if (called) return called
    if (openness === 'open')
      return { kind: 'question', asked: understanding, finding, offers: byWords.offers() }
    // What no record knows is asked for all the same: a connector or a ratio that is not made.
    if (numbers.length === 0 && understanding.codes.length > 0)
      return { kind: 'nothing', asked: understanding, nearest: finding.results.find(isOfKind) }
    const meetsOther = all[0]?.checks.every(
      ({ result }, i) =>
        result === 'met' || finding.understanding.requirements[i]!.aside !== 'other',
    )
    if (!meetsOther || !finding.results.some((one) => meetsAll(one, finding))) {
      const going = withDescribed(asked, most)
      if (going) return going
    }
    const other = calledOtherwise(all, finding, knowledge)
    if (other)
      return {
        kind: 'nothing',
        asked: understanding,
        nearest: other.nearest,
        words: [other.word],
      }
    const lacking = lackedWord(all, finding)
    if (lacking) return { kind: 'nothing', asked: understanding, nearest: all[0], words: [lacking] }
    // Of what no product of the kind states, nobody may name one as the nearest.
    const [likeliest] = all
    if (likeliest && isUntold(likeliest, finding))
      return { kind: 'nothing', asked: understanding, nearest: likeliest }
    // More of it is strange to the likeliest than is not: it was told of something else.
    if (told && finding !== first && likeliest && isStrange(likeliest, finding))
      return { kind: 'nothing', asked: understanding, nearest: likeliest }
    const fitting = sayingMost(all, finding.understanding.dropped)
    const extreme = understanding.extremes[0]
    const sorted = extreme && byExtreme(fitting, extreme, knowledge)
    if (extreme && sorted)
      return {
        kind: 'products',
        asked: withoutDemand(finding.understanding, extreme),
        total: sorted.found.length,
        spoken: [sorted.says],
        ...withPartners(sorted.found.slice(0, most), finding),
      }
    if (fitting.length) {
      // Of what goes with the one that is named, each kind that is asked for.
      const isOfEach = numbers.length > 0 && understanding.kinds.length > 1
      const near = fitting.filter(({ score }) => isOfEach || score > fitting[0]!.score - maxBehind)
      // Few words leave the order to the company; a story tells which of them is meant.
      const isStory = understanding.words.length >= minWords
      const isTold = finding.understanding.kinds.some((kind) => kind.isTold)
      if (isStory || isTold) near.sort((a, b) => b.score - a.score)
      const likely = leavingLeast(near.slice(0, maxLikely), finding)
      // By its words alone, a story means one.
      const meansOne = isStory && understanding.requirements.length === 0 && !isOfEach
      const found = ofEachKind(likely, finding)
        .slice(0, meansOne && most === maxClaimed ? 1 : most)
        .filter(
          (one, at, [first]) =>
            at === 0 || isOfEach || isBeside(one, first!, finding.understanding, knowledge),
        )
      const { understanding: read } = finding
      const [spoken, dropped] = parted(read.dropped, (one) =>
        found.every(({ product }) => saysOf(product, one)),
      )
      return (
        heard(byWords.instead(found), read) ?? {
          kind: 'products',
          asked: { ...read, dropped },
          total: fitting.length,
          spoken,
          ...withPartners(found, finding),
          beside: byWords.beside(found, !leavesOpen(read, found, knowledge)),
        }
      )
    }
    const only = (one: Found<Subject>): Outcome => {
      const own = withPartners([one], finding)
      return { kind: 'products', asked: finding.understanding, total: 1, ...own }
    }
    const [nearest] = finding.results
    const meeting = finding.partners.length
      ? finding.results.find((one) => one.isOfKind && meetsAll({ ...one, fits: true }, finding))
      : undefined
    // Of what goes with the one that was named, the nearest, with what it is not stated to meet.
    const withNamed = partnersOf(finding.partners)
    const going = finding.results.find(
      ({ product, isOfKind: isOwn }) => isOwn && withNamed.has(product),
    )
    const isGoing = going && understanding.kinds.length > 0
    // Who asks which of them goes there asks of what does.
    if (isGoing && (!meeting || asksWhich(asked))) return only(going)
    // All that is missing is that it goes with what was named.
    if (meeting) return fitAsked(finding.partners[0]!, meeting.product, understanding)
    const open = finding.results
      .slice(0, maxOpen)
      .find((one) => one.isOfKind && isOpen(one, finding))
    if (open) return only(open)
    // Where the kind states such figures and has several not that were asked, only a story means another.
    const isDenied = (finding.results.find(isOfKind)?.checks ?? []).filter(missesFigure).length > 1
    // Few things are called so, and one of them is asked for.
    const isNamed = understanding.kinds.some(
      ({ isAsked, members }) => isAsked && members.size <= maxNamedSo,
    )
    const meant =
      isNamed && isDenied
        ? undefined
        : heard(
            byWords.instead(nearest?.isOfKind ? [nearest] : [], isDenied ? minWords : undefined),
            finding.understanding,
          )
    if (meant?.found[0]?.checks.some(isMet)) return meant
    const almost = nearest && missingLittle(nearest, finding)
    if (almost) return only(almost)
    return { kind: 'nothing', asked: finding.understanding, nearest: nearestIn(finding) }
  }

  /**
   * Of what was named by a number, or by a piece that several numbers have, only that is said to go
   * with the products found which does.
   */
  function withPartners(
    found: readonly Found<Subject>[],
    { numbers, partners }: Finding<Subject>,
  ): Pick<Of<'products'>, 'found' | 'partners' | 'apart'> {
    const [first, ...others] = found
    if (!first || partners.length === 0) return { found: [...found], partners: [] }
    const withFirst = partnersOf([first.product])
    const going = partners.filter((one) => withFirst.has(one))
    const alike = others.filter(({ product }) => {
      const withIt = going.length ? partnersOf([product]) : undefined
      return going.every((partner) => withIt!.has(partner))
    })
    const written = new Map(numbers.toReversed().map((one) => [one.product, one.written]))
    const named = Map.groupBy(partners, (one) => written.get(one))
    const apart = [...named.values()].flatMap((ofOne) =>
      ofOne.some((one) => withFirst.has(one)) ? [] : ofOne.slice(0, 1),
    )
    return { found: [first, ...alike], partners: going, ...(apart.length && { apart }) }
  }

  /** What meets all; else what meets all that its kind states. */
  function fittingOf(finding: Finding<Subject>): Found<Subject>[] {
    const whole = finding.results.filter((one) => meetsAll(one, finding))
    const all = whole.length ? whole : finding.results.filter(({ fits }) => fits)
    // What may have been meant counts where some product meets it.
    const most = Math.max(0, ...all.map(guessesMet))
    const { requirements, kinds } = finding.understanding
    // Where the words tell the type, they tell the product.
    const isTold = kinds.some((kind) => kind.isTold)
    const likely = isTold ? all : all.filter((one) => guessesMet(one) === most)
    const isPlain = ({ product, checks }: Found<Subject>) => {
      const own = { ...product, ...versionOf(product, checks) }
      return requirements.every((one) => one.isGuess || isOfFirst(own, one))
    }
    const plain = likely.filter(isPlain)
    return plain.length ? plain : likely
  }

  /** Who asks for housing and cassette is shown both. */
  function ofEachKind(
    fitting: Found<Subject>[],
    { understanding: { kinds } }: Finding<Subject>,
  ): Found<Subject>[] {
    if (kinds.length < 2) return fitting
    const firsts = kinds.flatMap(
      ({ members }) => fitting.find(({ product }) => members.has(finder.ids.get(product)!)) ?? [],
    )
    return [...new Set([...firsts, ...fitting])]
  }
}

/** Of what was found, these alone. */
const ofThese = (finding: Finding<Subject>, among?: ReadonlySet<Subject>): Finding<Subject> =>
  among
    ? { ...finding, results: finding.results.filter(({ product }) => among.has(product)) }
    : finding

type Of<K extends Outcome['kind']> = Extract<Outcome, { kind: K }>
