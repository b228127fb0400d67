import type { Asked } from '#domain/finding/find.ts'
import { isOrdinary } from '#domain/finding/asked-of.ts'
import { isOfTrade } from './is-of-trade.ts'
import { meetsAll } from './choose-reading.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'

/** What answers the words no better than so much more than the next is not told by them. */
const maxSecond = 0.85
const minHeld = 3
const minShare = 0.4
/** The same where nothing else comes near it. */
const maxFarSecond = 0.5
const minFarShare = 0.3
/** Fewer words tell no story. */
const minWords = 6
/** So much that is asked and met by one product asks for that. */
const minMet = 2
/** What states fewer figures is asked for by none. */
const minFigures = 4

/**
 * 'What goes into the slab before the cabinet comes?': no word asks for a kind, and the words tell
 * of one thing by far. It is a part or a service, of which nobody gives figures: those that are
 * given are of what it is for, and told as not taken into account.
 */
export function clearlyTold(
  asked: Asked<Subject>,
  { finder, ownersOf }: Pick<Knowledge, 'finder' | 'ownersOf'>,
): Outcome | undefined {
  const { understanding, numbers } = asked
  if (numbers.length || understanding.isContinued || !isOfTrade(asked, finder)) return undefined
  if (understanding.kinds.some(({ isAsked }) => isAsked)) return undefined
  if (understanding.words.length < minWords || isMetByOne(asked, finder)) return undefined
  const meant = { ...understanding, kinds: [], mentioned: [] }
  const { results } = finder.search({ numbers: [], understanding: meant })
  const [best, second] = results.toSorted((a, b) => b.told - a.told)
  if (!best || best.held < minHeld) return undefined
  const next = second?.told ?? 0
  const isFar = next <= maxFarSecond && best.coverage >= minFarShare
  if (!isFar && (next > maxSecond || best.coverage < minShare)) return undefined
  const figures = Object.values(best.product.attributes).filter(([one]) => typeof one !== 'string')
  const isPart = ownersOf(best.product).length > 0
  if (!isPart && figures.length >= minFigures) return undefined
  // Where things are named, it is one of them or goes with one.
  const things = [...understanding.kinds, ...understanding.mentioned]
  const isNamed = (product: Subject) =>
    things.some(({ members }) => members.has(finder.ids.get(product)!))
  const own = [best.product, ...ownersOf(best.product).map((one) => one.product)]
  if (things.length > 0 && !own.some(isNamed)) return undefined
  const left = best.checks.filter(({ result }) => result !== 'met')
  const missed = left.filter(
    ({ result, requirement: one }) => result === 'missed' && !one.isGuess && !isOrdinary(one),
  )
  if (missed.length > 0) return undefined
  const ofOthers = new Set(left.map(({ requirement }) => requirement.says))
  const requirements = understanding.requirements.map((one) =>
    ofOthers.has(one.says) ? { ...one, isGuess: true, aside: 'other' as const } : one,
  )
  const checks = best.checks.map((check, i) => ({ ...check, requirement: requirements[i]! }))
  return {
    kind: 'products',
    asked: { ...meant, requirements },
    found: [{ ...best, checks }],
    total: 1,
    partners: [],
    isByWords: true,
  }
}

/** The reading has an answer by itself. */
function isMetByOne(
  asked: Asked<Subject>,
  { search }: Pick<Knowledge['finder'], 'search'>,
): boolean {
  const finding = search(asked)
  const sure = finding.understanding.requirements.filter(({ isGuess }) => !isGuess).length
  return sure >= minMet && finding.results.some((one) => meetsAll(one, finding))
}
