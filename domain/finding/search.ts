import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import type { Columns, Varying } from './columns.ts'
import type { Asked, Checked, Finding, Found } from './find.ts'
import { isMetCode, judgeAll, verdictOf } from './judge.ts'
import { meantAttributes } from './meant-attributes.ts'
import { likeliest } from './likeliest.ts'
import { orLonger } from './or-longer.ts'
import { isBegun, isJudgeable, isOrdinary, keysOf } from './asked-of.ts'
import { partnersIn } from './partners-in.ts'
import type { NumberHit } from '#domain/search/part-number-finder.ts'
import { factsOf } from './product-text.ts'
import type { Requirement } from './requirement.ts'
import { figuresIn, saidByName } from './said-by-name.ts'
import type { TextIndex } from './text-index.ts'
import type { Facts } from './verify.ts'
import { createBestOf, pointsOf, worth } from './worth.ts'

type Searched<P> = {
  products: readonly P[]
  ids: ReadonlyMap<P, number>
  texts: TextIndex
  columns: Columns
  varying: Varying
  /** The attribute that entries of a product say something of. */
  entries: string | undefined
  eachPartner: (products: readonly P[], call: (partner: P) => void) => void
  /** Words that ask nothing of a product. */
  plain: ReadonlySet<string>
  /** Attributes of which the next that is longer serves as well. */
  longer: ReadonlySet<string>
}

/** As many words of three letters are a query, twice as many a story. */
const fewWords = 4
/** Of a longer text the rest is not looked for. */
const maxWords = 60
/** So many products' variants are kept at hand. */
const maxKept = 2000
/** What a variant may still mend, of a requirement that the record alone misses. */
const hope = 0.5
/** What a named number counts, beside some 15 points that all else is worth. */
const numberScores: Record<NumberHit['match'], number> = {
  exact: 100,
  built: 90,
  piece: 30,
  near: 20,
}

/** Retrieves what may be meant, checks each against each requirement, and puts the best first. */
export function createSearch<P extends ProductSummary & Partial<Product>>({
  products,
  ids,
  texts,
  columns,
  varying,
  entries,
  eachPartner,
  plain,
  longer,
}: Searched<P>) {
  const size = products.length
  const whole = new Map<number, Facts[]>()

  /** Of a product's record, and of each of its variants. */
  const factsFor = (id: number): Facts[] => {
    const before = whole.get(id)
    if (before) return before
    const made = factsOf(products[id]!, entries)
    if (whole.size >= maxKept) whole.clear()
    whole.set(id, made)
    return made
  }

  return ({ understanding, numbers: hits }: Asked<P>): Finding<P> => {
    const { kinds, mentioned, excluded } = understanding
    const requirements = understanding.requirements.map((one) =>
      orLonger(meantAttributes(one, kinds, columns), longer),
    )
    const telling = understanding.words.filter((word) => !plain.has(word))
    const { score: said, coverage } = texts.search(telling.slice(0, maxWords))
    // A product that has all words outdoes one that has the rarest of them often.
    const textScore = said.map((score, id) => score * (0.3 + coverage[id]!))
    const most = textScore.reduce((most, score) => Math.max(most, score), 1e-9)
    const ofKind = kinds.length ? maskOf(kinds.map(({ members }) => members)) : undefined
    const isOfKind = (id: number) => ofKind === undefined || ofKind[id] === 1
    const ofWider = maskOf(kinds.flatMap(({ wider }) => wider ?? []))
    const ofMentioned = maskOf(mentioned.map(({ members }) => members))
    const hitWorth = new Map(
      hits.map(({ id, match }, at) => [id, numberScores[match] - at / 100] as const).toReversed(),
    )
    const partners = partnersIn({ understanding, numbers: hits }, isOfKind)
    const own = new Set(partners.flatMap(({ id }) => (isOfKind(id) ? id : [])))
    const { going, isGoing } = goingWith(partners)
    const asked = requirements.map((one) =>
      isJudgeable(one, kinds, columns) ? one : { ...one, isGuess: true },
    )
    // A story tells by its words; a few words leave that to kind and figures.
    const tellingWords = telling.filter((word) => /\p{L}{3}/u.test(word)).length
    const isStory = Math.min(1, Math.max(0, tellingWords - fewWords) / fewWords)
    const textWorth = 2.5 + 4 * isStory
    // A kind that no word asks for may only be spoken of.
    const kindWorth = kinds.some(({ isAsked, isTold }) => isAsked ?? isTold) ? 6 : 6 - 4 * isStory
    // A value that few texts speak of is met by those that only state it.
    const isByRecord = kinds.length === 0 && hits.length === 0
    const judged = new Map<Requirement, Float64Array>()
    const candidates = findCandidates()
    // A figure is held against many attributes, a value against few, and of all members of a kind.
    const codes = asked.map(
      (one) =>
        judged.get(one) ??
        judgeAll(columns, one, size, one.test.type === 'number' ? candidates : undefined),
    )
    // 'Straight through the wall' asks nothing of what is neither straight nor bent.
    const told = requirements.map((one, i): Requirement => {
      const isPassing = one.isGuess
        ? one.test.type === 'values' && !isJudgeable({ ...one, isGuess: false }, kinds, columns)
        : isOrdinary(one) && asked[i] !== one
      if (!isPassing) return isMetByKind(one, i) ? { ...one, isLikely: true } : one
      const says = one.isGuess ? understanding.text.slice(one.from, one.to) : one.says
      return { ...asked[i]!, says, aside: one.aside ?? ('untold' as const) }
    })
    const keys = asked.map(keysOf)
    const { at: wayOf, sets } = varying
    const mayVary = keys.map((own) => sets.map((way) => own.some((key) => way.has(key))))
    /** What a product is worth beside the requirements. */
    const baseOf = (id: number): number => {
      const own = isOfKind(id)
      return (
        (own ? (hitWorth.get(id) ?? 0) : 0) +
        (textWorth * textScore[id]!) / most +
        (own ? kindWorth : ofWider[id] ? 3.5 : 0) +
        (isGoing?.[id] ? 4 : 0) +
        // 'A cassette with a 1×8 splitter' is both.
        (own && ofMentioned[id] ? 1.5 : 0)
      )
    }
    /** What it is worth by its record alone. */
    const quickScoreOf = (id: number): number =>
      asked.reduce((sum, { isGuess }, i) => {
        const points = pointsOf(verdictOf(codes[i]![id]!), isGuess)
        return sum + (points < hope && mayVary[i]![wayOf[id]!] ? hope : points)
      }, baseOf(id))
    const bestOf = createBestOf(asked)
    // What is the same of all variants, their columns say.
    const checksOf = (id: number): Checked[] =>
      mayVary.some((ways) => ways[wayOf[id]!])
        ? bestOf(factsFor(id))
        : asked.map((requirement, i) => ({ ...verdictOf(codes[i]![id]!), requirement }))
    const figures = figuresIn(understanding)
    const results = likeliest(candidates, quickScoreOf).map((id): Found<P> => {
      const checks = saidByName(products[id]!, checksOf(id), figures)
      const own = isOfKind(id)
      const meets = checks.every(
        ({ result, requirement }) => result === 'met' || requirement.isGuess,
      )
      return {
        product: products[id]!,
        checks,
        isOfKind: own,
        fits: own && (!isGoing || isGoing[id] === 1) && meets,
        score: checks.reduce((sum, check) => sum + worth(check), baseOf(id)),
        coverage: coverage[id]!,
        held: Math.round(coverage[id]! * telling.length),
        told: textScore[id]! / most,
      }
    })
    const rank = ({ product }: Found<P>) => product.rank ?? Infinity
    // Of what scores alike, the company's own order decides.
    const step = ({ fits, score }: Found<P>) => (fits ? Math.round(score * 2) / 2 : score)
    results.sort((a, b) => step(b) - step(a) || compare(rank(a), rank(b)))
    return {
      understanding: { ...understanding, requirements: told },
      numbers: hits,
      partners: partners.map(({ product }) => product),
      results,
    }

    /** 'Armored' begins what some are; the 'riser' of 'OFNR riser' may be a shaft. */
    function isMetByKind(requirement: Requirement, at: number): boolean {
      const { isGuess, aside, not, from, to, test } = requirement
      if (test.type === 'number' || aside || not) return false
      if (isGuess && !isBegun(requirement, understanding.text.slice(from, to))) return false
      return kinds.some(
        ({ members, isTold }) =>
          !isTold && members.values().some((id) => isMetCode(codes[at]![id]!)),
      )
    }

    function findCandidates(): number[] {
      const seen = maskOf([...excluded.map(({ members }) => members), own])
      const found: number[] = []
      let some = false
      const add = (id: number) => {
        some = true
        if (seen[id]) return
        seen[id] = 1
        found.push(id)
      }
      for (const { id } of hits) add(id)
      for (const id of going) add(id)
      for (const { members, wider } of kinds) for (const id of (wider ?? members).values()) add(id)
      for (let id = 0; id < size; id++) if (textScore[id]! > 0) add(id)
      if (isByRecord) addMeetingOne(add)
      if (requirements.length && !some) for (let id = 0; id < size; id++) add(id)
      return found
    }

    /** What meets at least one thing that is sure. */
    function addMeetingOne(add: (id: number) => void): void {
      const sure = asked
        .filter(({ isGuess, not }) => !isGuess && !not)
        .map((requirement) => {
          const codes = judgeAll(columns, requirement, size)
          judged.set(requirement, codes)
          return codes
        })
      if (sure.length === 0) return
      for (let id = 0; id < size; id++) {
        if (sure.some((code) => isMetCode(code[id]!))) add(id)
      }
    }
  }

  /** What goes with any of them, in its order, and 1 for each of that; without flags where nothing does. */
  function goingWith(partners: readonly { product: P }[]) {
    const isGoing = new Uint8Array(size)
    const going: number[] = []
    eachPartner(
      partners.map(({ product }) => product),
      (partner) => {
        const id = ids.get(partner)!
        if (isGoing[id]) return
        isGoing[id] = 1
        going.push(id)
      },
    )
    return { going, isGoing: going.length > 0 ? isGoing : undefined }
  }

  /** 1 for each product that any of the sets holds. */
  function maskOf(sets: readonly Pick<ReadonlySet<number>, 'values'>[]): Uint8Array {
    const mask = new Uint8Array(size)
    for (const set of sets) for (const id of set.values()) mask[id] = 1
    return mask
  }
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b)
