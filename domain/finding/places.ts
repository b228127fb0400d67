import type { Item } from './read-items.ts'

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

/** Each item with what the words before it make of it. */
export function placesOf(items: readonly Item[]): Place[] {
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
  return items.map((item, at) => {
    const word = item.meaning?.word
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
      }
      negatedFor = 0
    } else if (word === 'not') {
      negatedFor = 3
      isNext = true
      return place
    } else if (word === 'ask' || word === 'define') {
      place = { ...place, asked: true, isAsked: true, isMentioned: false, isGiven: false }
    } else if (word === 'given') {
      place = { ...place, isMentioned: true, isGiven: true, stretch: place.stretch + 1 }
    } else if (word === 'mention' || ((word === 'fit' || word === 'fitIn') && at > 0)) {
      const isRoom = word === 'fitIn'
      place = { ...place, isMentioned: true, isGiven: false, isRoom, stretch: place.stretch + 1 }
    }
    const isExcluded = negatedFor > 0 && (item.type === 'phrase' || item.type === 'unknown')
    // 'not MPO or SN' excludes both; 'no splitter with LC' excludes splitters alone.
    if (word === 'or' || word === 'and') negatedFor = isExcluded || wasExcluded ? 2 : negatedFor
    else if (word !== 'stop')
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
}
