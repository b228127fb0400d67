import type { Item } from './read-items.ts'
import type { WordClass } from './vocabulary.ts'

const begins = new Set<WordClass>(['ask', 'not', 'define', 'accessory', 'part'])

/**
 * 'Bayonet is no use', 'a painted one won't do': the places of what is said not to do. Where it is
 * said of values of one attribute, these are denied; else the thing is.
 */
export function unfitBefore(items: readonly Item[]): number[] {
  return items.flatMap(({ meaning }, at) => {
    if (meaning?.word !== 'unfit' || items[at + 1]?.type === 'number') return []
    const values: number[] = []
    const kinds: number[] = []
    let isJoined = false
    for (let before = at - 1; before >= 0; before--) {
      const { type, meaning: own } = items[before]!
      if (type === 'break' || type === 'number' || (own?.word && begins.has(own.word))) break
      isJoined ||= own?.word === 'and' || own?.word === 'or'
      if (own?.word) continue
      const isOther = isJoined && values.length > 0 && !isAlike(own, items[values[0]!]!.meaning)
      if (own?.kind) kinds.push(before)
      else if (own?.values && !isOther) values.push(before)
    }
    return values.length ? values : kinds
  })
}

/** Of one attribute: 'IP65, and bayonet won't do' speaks of two. */
const isAlike = (a: Item['meaning'], b: Item['meaning']) =>
  a?.values?.keys().some((key) => b?.values?.has(key)) === true
