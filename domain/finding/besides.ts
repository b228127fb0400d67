import type { NamedKind } from './named-kinds.ts'
import type { Place } from './places.ts'
import type { Item } from './read-items.ts'

/** Something that is asked for besides what stands before it: 'a post and the arm for it'. */
export type Beside = {
  says: string
  /** What asks for the one before it ends here. */
  ends: number
  /** Its own words begin here. */
  from: number
  /** Nothing stands between the two but the word that joins them: what is said may be of both. */
  shared?: { from: number; to: number }
  /** One goes into the other. */
  isInto?: true
}

type Named = { kinds: readonly NamedKind[]; mentioned: readonly NamedKind[] }

const maxBesides = 2

/**
 * Further kinds that are asked for as the first is, and each do a part: behind an 'and' or a 'plus',
 * or told with their own figures behind what says that one goes into the other. 'A post for lamps
 * and arms' asks for the post alone, and 'which arms or hooks' for one of the two.
 */
export function besidesOf(
  items: readonly Item[],
  places: readonly Place[],
  { kinds, mentioned }: Named,
): Beside[] {
  const [first] = kinds
  if (!first?.isAsked || places[placeOf(items, first)]!.isMentioned) return []
  const all = [...kinds, ...mentioned].toSorted((a, b) => a.from - b.from)
  const found: Beside[] = []
  const parts = [first]
  for (const kind of all.slice(all.indexOf(first) + 1)) {
    if (found.length === maxBesides) break
    if (kind.isGiven || parts.some(({ members }) => !members.isDisjointFrom(kind.members))) continue
    const last = parts.at(-1)!
    const at = placeOf(items, kind)
    const link = linkBefore(items, at)
    if (link === undefined || items[link]!.from < last.to || isSubject(items, kind)) continue
    const word = items[link]!.meaning?.word
    const isInto = isHolding(items, link) || isTaking(items, last, link)
    const isTold = isInto
      ? isDescribed(items, last, items[link]!.from) && isDescribed(items, kind)
      : !takes.test(items[link]!.text) &&
        !isWithin(items, last, link) &&
        (word === 'besides' || isOfLast(items, { all, last, link, kind }))
    if (!isTold) continue
    const own = items.slice(link + 1).find(({ meaning }) => !isPassing(meaning?.word))!
    const isBare =
      word === 'and' && own === items[at] && link === at - 1 && isNext(items, last, link)
    found.push({
      says: kind.says,
      ends: items[link]!.from,
      from: own.from,
      ...(isBare && { shared: { from: last.from, to: kind.to } }),
      ...(isInto && { isInto }),
    })
    parts.push(kind)
  }
  return found
}

const placeOf = (items: readonly Item[], { from }: NamedKind) =>
  items.findIndex((item) => item.from === from)

const isPassing = (word: string | undefined) =>
  word === 'stop' || word === 'ask' || word === 'and' || word === 'besides'

/** The word that joins a kind, with what is said of it before its name, to what stands before. */
function linkBefore(items: readonly Item[], at: number): number | undefined {
  for (let before = at - 1; before >= 0; before--) {
    const { type, meaning } = items[before]!
    const word = meaning?.word
    if (word === 'besides' || word === 'and' || isHolding(items, before)) return before
    if (takes.test(items[before]!.text)) return before
    if (type === 'break' || meaning?.kind || (word && word !== 'stop' && word !== 'ask'))
      return undefined
  }
  return undefined
}

/** 'In a post'. */
const isHolding = (items: readonly Item[], at: number): boolean =>
  /^(?:in|into|inside)$/.test(items[at]!.text) && /^an?$/.test(items[at + 1]?.text ?? '')

const takes = /^(?:takes?|holds?|accepts?)$/

/** 'Which post with two bulbs takes arms of 5 kg', without a pause. */
function isTaking(items: readonly Item[], { from, to }: NamedKind, link: number): boolean {
  if (!takes.test(items[link]!.text)) return false
  const asks = items.findLast((item) => item.to <= from)
  const between = items.slice(0, link).filter((item) => item.from >= to)
  return (
    asks?.text === 'which' && between.every(({ type, text }) => type !== 'break' && text !== 'that')
  )
}

/**
 * 'A case that holds a lamp and a dimmer' is one thing, 'a case that holds a lamp, and a dimmer' two.
 * So is 'a case with two locks and handles', where an article would begin another.
 */
function isWithin(items: readonly Item[], { to }: NamedKind, link: number): boolean {
  const between = items.slice(0, link).filter(({ from }) => from >= to)
  const isListed =
    items[link]!.meaning?.word === 'and' && !article.test(items[link + 1]?.text ?? '')
  const having = between.findLastIndex(({ text }) => text === 'with')
  if (isListed && having >= 0 && !between.slice(having).some(({ type }) => type === 'break'))
    return true
  const last = between.findLastIndex(({ text }) => /^(?:that|which|who|takes?|holds?)$/.test(text))
  return last >= 0 && !between.slice(last).some(({ type }) => type === 'break')
}

const article = /^(?:an?|the|some|one|my|our)$/

/** 'And the post is 8 m high' tells of it. */
function isSubject(items: readonly Item[], { to }: NamedKind): boolean {
  const next = items.find(({ from }) => from >= to)
  return /^(?:is|are|was|were|has|have|had|will|can|cannot|must)$/.test(next?.text ?? '')
}

/** A figure or a word stands behind it, before the end or the next pause. */
function isDescribed(items: readonly Item[], { to }: NamedKind, end = Infinity): boolean {
  const behind = items.filter(({ from }) => from >= to && from < end)
  const pause = behind.findIndex(({ type }) => type === 'break')
  return behind
    .slice(0, pause < 0 ? undefined : pause)
    .some(({ type, meaning }) => type === 'number' || (meaning?.values && !meaning.word))
}

/**
 * The 'and' goes on from what is asked for, and not from what that is for: 'an arm for posts and
 * walls'. What points back is one of its own: 'and the arm for it'.
 */
function isOfLast(
  items: readonly Item[],
  of: { all: readonly NamedKind[]; last: NamedKind; link: number; kind: NamedKind },
): boolean {
  const { all, last, link, kind } = of
  const begin = items[link]!.from
  const nearest = all.findLast(({ to }) => to <= begin)
  if (nearest === last) return true
  const end = items.findIndex(
    ({ from, type, text }) => from >= kind.to && type === 'break' && text !== ',',
  )
  const behind = items.slice(link, end < 0 ? undefined : end)
  return behind.some(({ from, meaning }) => from >= kind.to && meaning?.isBack)
}

/** Right behind it. */
const isNext = (items: readonly Item[], { to }: NamedKind, at: number) => items[at - 1]?.to === to
