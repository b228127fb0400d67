import type { Item } from './read-items.ts'
import type { Requirement } from './requirement.ts'
import { thereAlready } from './there-already.ts'
import { unfitBefore } from './unfit-before.ts'

/** How an item stands in its sentence. */
export type Place = {
  isMentioned: boolean
  /** It is there already: 'off an existing cable of 144 fibers'. */
  isGiven: boolean
  /** It says into what something has to go: figures there are demands. */
  isRoom: boolean
  isExcluded: boolean
  /** It stands right behind the 'not', or only what is denied as well between them. */
  isDenied: boolean
  asked: boolean
  /** What asks stands in the same clause. */
  isAsked: boolean
  /** Number of the clause between two breaks. */
  clause: number
  /** Number of the stretch that one 'for' or 'with' begins. */
  stretch: number
}

/** What is read of items by how they stand. */
export type PlacedReader = (items: readonly Item[], places: readonly Place[]) => Requirement[]

/** Each item with what the words before it make of it; `isPlain` are words that ask nothing. */
export function placesOf(
  items: readonly Item[],
  isPlain: (item: Item) => boolean = () => false,
): Place[] {
  let place: Place = {
    isMentioned: false,
    isGiven: false,
    isRoom: false,
    isExcluded: false,
    isDenied: false,
    asked: false,
    isAsked: false,
    clause: 0,
    stretch: 0,
  }
  let negatedFor = 0
  let wasExcluded = false
  let isNext = false
  /** What the last 'not' denies, the nearest before. */
  let denied: Item | undefined
  const places = items.map((item, at) => {
    const word = item.meaning?.word
    if (denied && isListed(items, at, denied)) return { ...place, isExcluded: true, isDenied: true }
    if (item.text === ',' && denied && joinsListed(items, at, denied)) return place
    if (item.type === 'break') {
      const ends = item.text !== ','
      place = {
        ...place,
        isMentioned: false,
        isGiven: false,
        isRoom: false,
        isExcluded: false,
        asked: ends ? false : place.asked,
        isAsked: false,
        clause: place.clause + 1,
        stretch: ends ? place.stretch + 1 : place.stretch,
      }
      negatedFor = 0
    } else if (word === 'not') {
      negatedFor = 3
      isNext = true
      denied = undefined
      return place
    } else if (word === 'ask' || word === 'define') {
      place = { ...place, asked: true, isAsked: true, isMentioned: false, isGiven: false }
    } else if (word === 'given') {
      place = { ...place, isMentioned: true, isGiven: true, stretch: place.stretch + 1 }
    } else if (isHolding(items, at)) {
      // 'All in one case' asks for the case.
      place = { ...place, isMentioned: false, isGiven: false, stretch: place.stretch + 1 }
    } else if (leadsFigure(items, at)) {
      return place
    } else if (word === 'mention' || ((word === 'fit' || word === 'fitIn') && at > 0)) {
      const isRoom = word === 'fitIn'
      place = { ...place, isMentioned: true, isGiven: false, isRoom, stretch: place.stretch + 1 }
    }
    const mayBe = negatedFor > 0 && (item.type === 'phrase' || item.type === 'unknown')
    const isOther = mayBe && isOfOther(items, at, denied)
    if (isOther) negatedFor = 0
    const isExcluded = mayBe && !isOther
    if (isExcluded && !word && !isPlain(item)) denied = item
    // 'not MPO or SN' excludes both; 'no splitter with LC' excludes splitters alone.
    if (word === 'or' || word === 'and') negatedFor = isExcluded || wasExcluded ? 2 : negatedFor
    else if (word !== 'stop' && (denied || !isPassed(item)))
      negatedFor = Math.max(
        0,
        negatedFor -
          (word ? 1 : item.meaning?.kind || item.meaning?.nouns ? 3 : item.meaning?.values ? 2 : 1),
      )
    wasExcluded = isExcluded && !word
    const isDenied = isExcluded && isNext
    isNext = isDenied && (item.text.length < 4 || word === 'or')
    return { ...place, isExcluded, isDenied }
  })
  for (const at of [...deniedBehind(items), ...unfitBefore(items)])
    places[at] = { ...places[at]!, isExcluded: true, isDenied: true }
  for (const at of thereAlready(items))
    places[at] = { ...places[at]!, isMentioned: true, isGiven: true }
  return places

  /** 'Do not want to buy another lamp' denies the lamp. */
  function isPassed(item: Item): boolean {
    const word = item.meaning?.word
    return word === 'ask' || word === 'to' || (!word && isPlain(item))
  }
}

/** 'At -20 °C' is of the figure: in 'works at -20 °C lamp' the lamp is what is asked for. */
function leadsFigure(items: readonly Item[], at: number): boolean {
  if (items[at]!.text !== 'at') return false
  const [first, second, third] = items.slice(at + 1, at + 4)
  const [figure, unit] = first?.type === 'sign' ? [second, third] : [first, second]
  return figure?.type === 'number' && unit?.type === 'unit'
}

/** 'Brass will not do', 'E14 is not': where nothing stands behind the 'not', what is before it is denied. */
function deniedBehind(items: readonly Item[]): number[] {
  const isIdle = (item: Item | undefined) => item?.meaning?.word === 'stop'
  return items.flatMap((item, at) => {
    if (item.meaning?.word !== 'not') return []
    const behind = items.slice(at + 1).find((one) => !isIdle(one))
    const before = items.slice(0, at).findLastIndex((one) => !isIdle(one))
    const { meaning } = items[before] ?? {}
    const isValue = meaning?.values !== undefined && !meaning.word && !meaning.kind
    return isValue && (!behind || behind.type === 'break') && before < at - 1 ? [before] : []
  })
}

/**
 * 'Not painted and with E27', 'no brass, waterproof': what is said of another attribute than what
 * is denied is asked for again, but before a kind ('no brass E27 lamps') and behind an 'or'.
 */
function isOfOther(items: readonly Item[], at: number, denied: Item | undefined): boolean {
  const { values } = items[at]!.meaning ?? {}
  const link = items[at - 1]
  if (!values || !denied || link?.meaning?.word === 'or') return false
  if (link === denied && items[at + 1]?.meaning?.kind) return false
  const own = denied.meaning?.values
  if (!own) return link?.meaning?.word === 'and'
  return !sharesKey(values, own)
}

/** 'No E27, E14 or bayonet' denies each of the list. */
function isListed(items: readonly Item[], at: number, denied: Item): boolean {
  const own = denied.meaning?.values
  if (!own || !isOneOf(items[at], own)) return false
  const [beforeLast, last] = [items[at - 2], items[at - 1]]
  if (last?.meaning?.word === 'or' && beforeLast?.text === ',') return isOneOf(items[at - 3], own)
  if (last?.text !== ',') return false
  for (let next = at; isOneOf(items[next], own); next += 2) {
    const [link, behind] = [items[next + 1], items[next + 2]]
    const comma = link?.text === ',' && behind?.meaning?.word === 'or'
    if (comma || link?.meaning?.word === 'or') return isOneOf(comma ? items[next + 3] : behind, own)
    if (link?.text !== ',') return false
  }
  return false
}

function joinsListed(items: readonly Item[], comma: number, denied: Item): boolean {
  const next = items[comma + 1]?.meaning?.word === 'or' ? comma + 2 : comma + 1
  return isListed(items, next, denied)
}

const isOneOf = (item: Item | undefined, own: ReadonlyMap<string, unknown>) =>
  item?.meaning?.values !== undefined && sharesKey(item.meaning.values, own)

const sharesKey = (values: ReadonlyMap<string, unknown>, own: ReadonlyMap<string, unknown>) =>
  values.keys().some((key) => own.has(key))

/** 'In one dome', 'into a single case'. */
const isHolding = (items: readonly Item[], at: number): boolean =>
  /^(?:in|into|inside)$/.test(items[at]!.text) &&
  /^(?:one|(?:an? )?single)$/.test(
    items[at + 1]?.text === 'a' ? (items[at + 2]?.text ?? '') : (items[at + 1]?.text ?? ''),
  )
