import { verdictOf } from './judge.ts'
import type { Requirement } from './requirement.ts'
import { pointsOf } from './worth.ts'

/** What a variant may still mend, of a requirement that the record alone misses. */
const hope = 0.5

type Beside = {
  ids: Uint32Array
  /** By product, what its texts have of the words, and the most that any has. */
  textScore: Float32Array
  most: number
  textWorth: number
  kindWorth: number
  /** 1 for what is of a kind that is asked for; undefined where none is. */
  ofKind: Uint8Array | undefined
  /** 1 for what is of a kind around it, or of one that is only spoken of. */
  ofWider: Uint8Array
  ofMentioned: Uint8Array
  /** 1 for what goes with a product that is named; undefined where nothing does. */
  isGoing: Uint8Array | undefined
  /** What a number that is written is worth, of the product that has it. */
  hitWorth: ReadonlyMap<number, number>
}

/*
 * These are functions of their own, small and called often: the runtime compiles them once, where in the midst of a search
 * each number that they look at would be an object first.
 */

/**
 * What products are worth beside the requirements.
 * @param into a number for each product, of which those of `ids` are written
 */
export function baseScores(beside: Beside, into: Float64Array): Float64Array {
  const { ids, textScore, most, textWorth, kindWorth, ofKind, ofWider, ofMentioned } = beside
  const { isGoing, hitWorth } = beside
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at]!
    const own = ofKind === undefined || ofKind[id] === 1
    // Asked of every product that comes into question, of most texts for nothing.
    const hit = own && hitWorth.size > 0 ? hitWorth.get(id) : undefined
    into[id] =
      (hit ?? 0) +
      (textWorth * textScore[id]!) / most +
      (own ? kindWorth : ofWider[id] ? 3.5 : 0) +
      (isGoing?.[id] ? 4 : 0) +
      // 'A cassette with a 1×8 splitter' is both.
      (own && ofMentioned[id] ? 1.5 : 0)
  }
  return into
}

/** A product that has all words outdoes one that has the rarest of them often. Returns the most, above 0. */
export function rateCoverage(textScore: Float32Array, coverage: Float32Array): number {
  let most = 1e-9
  for (let id = 0; id < textScore.length; id++) {
    textScore[id]! *= 0.3 + coverage[id]!
    if (textScore[id]! > most) most = textScore[id]!
  }
  return most
}

/** Calls back with each product whose texts have anything of the words. */
export function eachSaid(textScore: Float32Array, call: (id: number) => void): void {
  for (let id = 0; id < textScore.length; id++) if (textScore[id]! > 0) call(id)
}

type Scored = {
  ids: Uint32Array
  /** What each product is worth beside the requirements; read at `ids` alone. */
  base: Float64Array
  asked: readonly Requirement[]
  /** By requirement, the code of each product's verdict. */
  codes: readonly Float64Array[]
  /** By product the way in which it varies, and by requirement 1 for the ways that may say something else of it. */
  wayOf: Uint32Array
  mayVary: readonly Uint8Array[]
}

/**
 * What products are worth by their records alone, in their order, to some seven digits: what differs by less is alike.
 * One requirement after the other, and nothing is made for any product: of 100,000 that was 4 MB of garbage a question.
 * @param scores at least as many numbers, which this writes over
 */
export function quickScores(
  { ids, base, asked, codes, wayOf, mayVary }: Scored,
  scores: Float64Array,
): Float64Array {
  for (let at = 0; at < ids.length; at++) scores[at] = base[ids[at]!]!
  for (const [i, { isGuess }] of asked.entries()) {
    const code = codes[i]!
    const varies = mayVary[i]!
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at]!
      const points = pointsOf(verdictOf(code[id]!), isGuess)
      scores[at]! += points < hope && varies[wayOf[id]!] ? hope : points
    }
  }
  for (let at = 0; at < ids.length; at++) scores[at] = Math.fround(scores[at]!)
  return scores.subarray(0, ids.length)
}
