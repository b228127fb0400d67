import type { Asked, Finder, Finding, Found } from '#domain/finding/find.ts'
import type { NamedKind } from '#domain/finding/named-kinds.ts'
import type { Subject } from './outcome.ts'

/** Words alone, without any kind, tell what is meant where so much is asked and met. */
const minAsked = 2
/** What answers the words no better, of the best, is not what they mean. */
const minTold = 0.4

/** Whether a product meets each figure and word that was asked for, those included that none of its kind states. */
export function meetsAll<P>(
  { fits, checks }: Found<P>,
  { understanding: { requirements } }: Asked<P>,
): boolean {
  return fits && checks.every(({ result }, i) => requirements[i]!.isGuess || result === 'met')
}

/**
 * Finds what is asked for. What is found of another kind leaves out the one that was asked for, and
 * nobody may pass over that.
 */
export function findLikeliest(
  asked: Asked<Subject>,
  finder: Pick<Finder<Subject>, 'search' | 'ids'>,
): Finding<Subject> {
  const finding = findMeant(asked, finder)
  const { understanding: read } = finding
  const left = asked.understanding.kinds.filter((kind) => !read.kinds.includes(kind))
  if (left.length === 0) return finding
  const demands = [...read.demands, ...left.map(({ says }) => says)]
  return { ...finding, understanding: { ...read, demands } }
}

/**
 * Where nothing of the kind that stands first does all of it, and no word
 * asks for that kind, another that is named may be meant, or one that is not named at all.
 */
function findMeant(
  asked: Asked<Subject>,
  { search, ids }: Pick<Finder<Subject>, 'search' | 'ids'>,
): Finding<Subject> {
  const first = search(asked)
  const { kinds, mentioned, requirements } = asked.understanding
  const sure = requirements.filter(({ isGuess }) => !isGuess).length
  if (sure === 0 || first.results.some((one) => meetsAll(one, first))) return first
  const { corrects, isContinued } = asked.understanding
  const corrected = (corrects || isContinued) && withoutCorrected(asked, first, !corrects)
  if (corrected) {
    const found = search(corrected)
    if (found.results.some((one) => meetsAll(one, found))) return found
  }
  if (kinds.some(({ isAsked }) => isAsked)) return withoutKind(asked, first, { search, ids })
  for (const kind of mentioned) {
    const found = search(withKinds(asked, [kind]))
    if (found.results.some((one) => meetsAll(one, found))) return found
  }
  if (kinds.length === 0 || (sure < minAsked && !isForeign(first))) return first
  if (isStatedOtherwise(first)) return first
  const found = search(withKinds(asked, []))
  return found.results.some((one) => one.told >= minTold && meetsAll(one, found)) ? found : first
}

/** A figure is asked for that no product of the kind states: the word may have meant something else. */
function isForeign({ results, understanding: { requirements } }: Finding<Subject>): boolean {
  const ofKind = results.filter(({ isOfKind }) => isOfKind)
  return requirements.some(
    ({ isGuess, test }, at) =>
      !isGuess &&
      test.type === 'number' &&
      ofKind.every(({ checks }) => checks[at]!.result === 'unstated'),
  )
}

/** Each of the kind states the one figure that was asked for otherwise: it is not made so. */
function isStatedOtherwise({
  results,
  understanding: { requirements },
}: Finding<Subject>): boolean {
  const ofKind = results.filter(({ isOfKind }) => isOfKind)
  const figures = [...requirements.keys()].filter(
    (at) => !requirements[at]!.isGuess && requirements[at]!.test.type === 'number',
  )
  const [only] = figures
  return (
    only !== undefined &&
    figures.length === 1 &&
    ofKind.length > 0 &&
    ofKind.every(({ checks }) => checks[only]!.result === 'missed')
  )
}

/** So many figures and words, all of them met, outdo a kind of which nothing meets half. */
const minMetOverKind = 3

/** So many that all are met outdo a kind of which nothing meets as many, where the words agree. */
const minAllMet = 2
const minToldOver = 0.6

/** 'One case with source and meter': the thing may be called what others are. */
function withoutKind(
  asked: Asked<Subject>,
  first: Finding<Subject>,
  { search, ids }: Pick<Finder<Subject>, 'search' | 'ids'>,
): Finding<Subject> {
  const sure = (one: Found<Subject> | undefined, result: string) =>
    one?.checks.filter(
      ({ requirement, result: own }, i) =>
        !asked.understanding.requirements[i]!.isGuess && !requirement.not && own === result,
    ).length ?? 0
  const all = search(withKinds(asked, []))
  const [best] = all.results
  const ofKind = first.results.filter(({ isOfKind }) => isOfKind)
  const most = Math.max(0, ...ofKind.map((one) => sure(one, 'met')))
  // A kind that states otherwise what is asked is one that is not made so.
  const isStated = ofKind.length > 0 && ofKind.every((one) => sure(one, 'missed') > 0)
  const met = sure(best, 'met')
  // A figure may be counted otherwise; a value that the kind does not state is another kind's.
  const isOtherValue = first.results[0]?.checks.some(({ result, requirement: { test } }, i) => {
    const isSure = !asked.understanding.requirements[i]!.isGuess
    return isSure && result === 'unstated' && test.type === 'values'
  })
  // 'An arm for the IP65 lamp post' is no lamp post.
  const isOther = ({ product }: Found<Subject>) =>
    !asked.understanding.mentioned.some(({ members }) => members.has(ids.get(product)!))
  const isAll =
    best !== undefined &&
    isOtherValue &&
    met > most &&
    met >= minAllMet &&
    isOther(best) &&
    meetsAll(best, all)
  const isTelling =
    !isStated &&
    sure(best, 'missed') === 0 &&
    (isAll || met >= Math.max(minMetOverKind, 2 * most)) &&
    best!.told >= minToldOver
  return isTelling ? all : first
}

/** 'Single-mode first, but it turns out to be OM4': of words that no product has together, the later count. */
function withoutCorrected(
  asked: Asked<Subject>,
  { results }: Finding<Subject>,
  /** Of what was asked before and is asked now: the turn does not say that it corrects. */
  isHeldAlone: boolean,
): Asked<Subject> | undefined {
  const { requirements } = asked.understanding
  const isWord = (at: number) => requirements[at]!.test.type === 'values' && !requirements[at]!.not
  const meets = (one: Found<Subject>, at: number) => one.checks[at]!.result === 'met'
  const exclude = (a: number, b: number) =>
    isWord(a) && isWord(b) && !results.some((one) => meets(one, a) && meets(one, b))
  const left = requirements.filter(
    (one, at) =>
      !requirements.some(
        (other, later) =>
          later > at &&
          (!isHeldAlone || (one.isHeld && !other.isHeld && !other.isGuess)) &&
          exclude(at, later),
      ),
  )
  if (left.length === requirements.length) return undefined
  const gone = isHeldAlone ? requirements.filter((one) => !left.includes(one)) : []
  const demands = [...asked.understanding.demands, ...gone.map(({ says }) => says)]
  return { ...asked, understanding: { ...asked.understanding, requirements: left, demands } }
}

export function withKinds(asked: Asked<Subject>, kinds: NamedKind[]): Asked<Subject> {
  const { understanding } = asked
  const others = [...understanding.kinds, ...understanding.mentioned]
  const mentioned = others.filter((one) => !kinds.includes(one))
  return { ...asked, understanding: { ...understanding, kinds, mentioned } }
}
