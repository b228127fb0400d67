import type { Lexicon } from './lexicon.ts'
import type { Place } from './places.ts'
import type { Item } from './read-items.ts'

/** A kind of product that was named. */
export type NamedKind = {
  says: string
  members: ReadonlySet<number>
  /** Of what is denied: what is called so, without what the word only describes. */
  called?: ReadonlySet<number>
  /** The kind that its last word alone names: closures, of splice closures. */
  wider?: ReadonlySet<number>
  /** It stands in the clause of the word that asks: 'need a cassette'. */
  isAsked?: boolean
  /** A word asks for it; else it may only be what stands first. */
  isWanted?: boolean
  /** It is there already. */
  isGiven?: boolean
  /** No word names it: what is said tells of it. */
  isTold?: true
  /** Neither kind nor value: a word that is denied. */
  isWord?: true
  from: number
  to: number
}

/**
 * Kinds that stand next to one another are one thing: the wall box of 'wall box panel' is what
 * both say, where anything is; else the last word of the group names it. What is asked for comes
 * before what is only said; a kind behind 'for' is a mention, but where nothing else is named.
 */
export function namedKinds(
  items: readonly Item[],
  places: readonly Place[],
  lexicon: Lexicon,
  text = '',
) {
  /** What the last word of a name of several words names alone. */
  const widerOf = ({ key }: Item): Pick<NamedKind, 'wider'> => {
    const last = key.split(' ').at(-1)!
    const wider = last === key ? undefined : lexicon.meanings.get(last)?.kind
    return wider ? { wider } : {}
  }
  const groups: (NamedKind & Place & { joined: boolean; at: number; tokens: number })[] = []
  items.forEach((item, at) => {
    const members = item.meaning?.kind
    if (!members || isHalf(item, items[at + 1], text)) return
    const place = places[at]!
    const last = groups.at(-1)
    const between = last ? items.slice(last.at + 1, at) : []
    const isNext =
      last &&
      between.length < 3 &&
      last.clause === place.clause &&
      last.isExcluded === place.isExcluded &&
      between.every(
        ({ type, meaning }) =>
          type !== 'break' && type !== 'number' && !(meaning?.word && meaning.word !== 'stop'),
      )
    if (isNext && last.isMentioned === place.isMentioned) {
      const both = members.intersection(last.members)
      // 'The cabinet is wall mount' and 'cabinet wall mount', where some are, say how it is mounted.
      const { stating } = item.meaning ?? {}
      const isSaid = between.length > 0 || !last.members.isDisjointFrom(stating ?? new Set())
      if (stating && both.size === 0 && isSaid) return
      const says = `${last.says} ${item.said ?? item.text}`
      groups[groups.length - 1] = {
        ...last,
        ...(both.size
          ? { members: both, says }
          : // Of 'cleaning kit covers' the longer name is the thing; of 'cassette housing' the last.
            members.size > 1 || item.key.split(' ').length >= last.tokens
            ? {
                members,
                ...widerOf(item),
                says: item.said ?? item.text,
                tokens: item.key.split(' ').length,
              }
            : {}),
        to: item.to,
        at,
      }
      return
    }
    const isJoined =
      between.length === 1 &&
      (between[0]!.meaning?.word === 'and' || between[0]!.meaning?.word === 'or')
    groups.push({
      ...place,
      isWanted: place.isAsked,
      says: item.said ?? item.text,
      members,
      ...widerOf(item),
      from: item.from,
      to: item.to,
      joined: isJoined,
      at,
      tokens: item.key.split(' ').length,
    })
  })
  const excluded = groups.filter(({ isExcluded }) => isExcluded)
  // What begins a text without a word that asks is what it asks for.
  const isAlone = !places.some(({ isAsked }) => isAsked)
  if (!groups.some(({ isAsked }) => isAsked))
    for (const group of groups)
      group.isAsked ||= group.clause === 0 && !isThere(group) && (isAlone || isHead(group))
  const named = groups.filter(({ isExcluded }) => !isExcluded)
  const spoken = named.filter(({ isMentioned }) => !isMentioned)
  const fresh = spoken.filter((group) => !isRepeated(group))
  // 'The template for the cabinet: does it ship before the cabinet?' is of the template.
  const all = fresh.length || spoken.length === 0 ? fresh : named.slice(0, 1)
  const direct = withoutTraits(all)
  const asked = direct.filter(({ asked: isAsked }) => isAsked)
  // What stands behind 'for' alone, as in 'a box for cassettes', is not what is asked for.
  const candidates = asked.length ? asked : direct
  const kinds = candidates.filter((kind, i) => i === 0 || kind.joined)
  const isSpoken = (kind: (typeof groups)[number]) => direct.includes(kind) || !all.includes(kind)
  const mentioned = named.filter((kind) => !kinds.includes(kind) && isSpoken(kind))
  return { kinds, mentioned, excluded }

  /** What is only spoken of is no more when it is named once again, but where it is asked for. */
  function isRepeated({ isAsked, from, says }: (typeof groups)[number]): boolean {
    const first = named.find((one) => one.says === says)!
    return !isAsked && first.isMentioned && first.from < from
  }

  /** 'A terminal, at least 4 ports and wall mount' asks for a terminal. */
  function withoutTraits(all: typeof groups): typeof groups {
    const things = all.filter(({ from, to }) => {
      const own = items.filter((item) => from <= item.from && item.to <= to && item.meaning?.kind)
      return own.some(({ meaning }) => !meaning!.stating)
    })
    return things.length ? things : all
  }

  /** 'Black lamp, 8 W. Which of yours?': nothing but what is said of it stands before it. */
  function isHead({ from }: NamedKind): boolean {
    return items
      .slice(
        0,
        items.findIndex((item) => item.from === from),
      )
      .every(({ type, meaning }) =>
        type === 'phrase' ? meaning?.values || meaning?.word === 'stop' : type !== 'unknown',
      )
  }

  /** 'The cabinet is on the left' speaks of one that is there. */
  function isThere({ from }: NamedKind): boolean {
    const at = items.findIndex((item) => item.from === from)
    const before = state.test(items[at - 1]?.text ?? '') ? items[at - 2] : items[at - 1]
    return before !== undefined && determiner.test(before.text)
  }
}

/** 'The new panel'. */
const state = /^(?:new|old|other|existing)$/
const determiner = /^(?:the|that|those|these|this|our|my|your)$/

/** The feed of 'feed-through' is no feed; 'splitter-cassette' is a cassette with one. */
function isHalf({ to }: Item, next: Item | undefined, text: string): boolean {
  return (
    text[to] === '-' &&
    next?.from === to + 1 &&
    /^\p{L}{3}/u.test(next.text) &&
    next.meaning?.kind === undefined
  )
}
