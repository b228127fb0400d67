import type { Item } from './read-items.ts'

/** How an item stands in its sentence. */
export type Place = {
  isMentioned: boolean
  isExcluded: boolean
  asked: boolean
  /** Number of the clause between two breaks. */
  clause: number
  /** Number of the stretch that one 'for' or 'with' begins. */
  stretch: number
}

/** Each item with what the words before it make of it. */
export function placesOf(items: readonly Item[]): Place[] {
  let place: Place = { isMentioned: false, isExcluded: false, asked: false, clause: 0, stretch: 0 }
  let negatedFor = 0
  return items.map((item, at) => {
    const word = item.meaning?.word
    if (item.type === 'break') {
      const ends = item.text !== ','
      place = {
        ...place,
        isMentioned: false,
        isExcluded: false,
        asked: ends ? false : place.asked,
        clause: place.clause + 1,
      }
      negatedFor = 0
    } else if (word === 'not') {
      negatedFor = 3
      return place
    } else if (word === 'ask' || word === 'define') {
      place = { ...place, asked: true, isMentioned: false }
    } else if (word === 'mention' || (word === 'fit' && at > 0)) {
      place = { ...place, isMentioned: true, stretch: place.stretch + 1 }
    }
    const isExcluded = negatedFor > 0 && (item.type === 'phrase' || item.type === 'unknown')
    // 'not MPO or SN' excludes both; 'no splitter with LC' excludes splitters alone.
    if (word === 'or' || word === 'and') negatedFor = isExcluded ? 2 : negatedFor
    else if (word !== 'stop')
      negatedFor = Math.max(
        0,
        negatedFor - (word ? 1 : item.meaning?.kind ? 3 : item.meaning?.values ? 2 : 1),
      )
    return { ...place, isExcluded }
  })
}
