import type { Finding, Found } from '#domain/finding/find.ts'
import type { Understanding } from '#domain/finding/understand.ts'
import type { Subject } from './outcome.ts'
import { saysOf } from './says-of.ts'

/** What is named answers the words so much worse than another product does that the other is named too. */
const muchWorse = 0.7
/** The same of what nothing that was asked speaks against. */
const farWorse = 0.6
/** So much worse that a word was taken for a kind that is not meant. */
const ofAnother = 0.4
/** Of the best, what is offered beside it. */
const nearly = 0.8
const maxOffered = 3
/** Of all words, the share that its texts have to hold where nothing else tells. */
const minWordShare = 0.6
/** What answers the words nearly as well leaves nothing to offer. */
const maxSecond = 0.8
/** Fewer do where most of them are held, and nothing else answers a third as well. */
const minFarWords = 3
const minFarShare = 0.7
const maxFarSecond = 0.35
export const minWords = 6
/** Fewer words that a product's texts hold say nothing against what was read. */
const minHeldWords = 4

/** The full text against the reading: whatever a word was taken for, the words themselves stay. */
export function createByWords(finding: Finding<Subject>) {
  const { results, numbers, understanding } = finding
  const isAsked = numbers.length === 0 && !understanding.isContinued
  // Words that stand in its texts are no miss, though its record has no field for them.
  const missing = ({ product, checks }: Found<Subject>) =>
    checks.some(({ result, requirement: { isGuess, test, not, from, to } }) => {
      if (result === 'met' || isGuess) return false
      const isOpen = result === 'unstated' && test.type === 'values' && !not
      return !isOpen || !saysOf(product, understanding.text.slice(from, to))
    })
  const sorted = isAsked ? results.filter(({ told }) => told >= nearly * nearly) : []
  sorted.sort((a, b) => b.told - a.told)
  const [best, second] = sorted
  const answered = best?.held ?? 0
  const isSound = best !== undefined && answered >= minHeldWords && !missing(best)
  const isTold = (found: readonly Found<Subject>[], share: number) =>
    found.some(({ told }) => told >= share)

  return { beside, instead, offers }

  /** What answers the words far better than all that is named, and misses nothing. */
  function beside(found: readonly Found<Subject>[], isWhole: boolean): Found<Subject> | undefined {
    const isSaid = ({ product }: Found<Subject>) =>
      understanding.dropped.every((one) => saysOf(product, one))
    // Nobody is told of it what it does not meet: so it meets all that is sure, and what these meet.
    const isMetByOne = (i: number) => found.some(({ checks }) => checks[i]!.result === 'met')
    const meets = ({ checks }: Found<Subject>) =>
      checks.every(
        ({ result, requirement: { test } }, i) =>
          result === 'met' ||
          (understanding.requirements[i]!.isGuess && (test.type === 'number' || !isMetByOne(i))),
      )
    return isSound &&
      isSaid(best) &&
      meets(best) &&
      !found.includes(best) &&
      !isTold(found, isWhole ? farWorse : muchWorse)
      ? best
      : undefined
  }

  /** What is meant where the kind was not; `least` are the words that its texts have to hold. */
  function instead(found: readonly Found<Subject>[], least = minHeldWords): Found<Subject>[] {
    if (!isSound || best.isOfKind || isTold(found, ofAnother) || answered < least) return []
    return close()
  }

  /** What can be offered with a question: it is met in part, or stands alone. */
  function offers(): Found<Subject>[] {
    if (!best || missing(best) || best.coverage < minWordShare) return []
    // Few words tell where nothing else comes near.
    const next = Math.max(0, ...results.map(({ told }) => (told < best.told ? told : 0)))
    const isFar = next <= maxFarSecond && best.coverage >= minFarShare
    if (answered < (isFar ? minFarWords : minHeldWords)) return []
    const isAlone = second === undefined || second.told < maxSecond
    return isAlone || best.checks.some(isSurelyMet) ? close() : []
  }

  function close(): Found<Subject>[] {
    return sorted.filter((one) => one.told >= nearly && !missing(one)).slice(0, maxOffered)
  }
}

/** What the words alone tell, as an answer; undefined where it is nothing. */
export function heard(found: Found<Subject>[], asked: Understanding) {
  if (found.length === 0) return undefined
  const { length: total } = found
  return { kind: 'products' as const, asked, found, total, partners: [], isByWords: true as const }
}

const isSurelyMet = ({ result, requirement }: Found<Subject>['checks'][number]) =>
  result === 'met' && !requirement.isGuess
