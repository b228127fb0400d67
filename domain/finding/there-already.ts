import type { Item } from './read-items.ts'
import type { WordClass } from './vocabulary.ts'

/** What begins another part of a sentence. */
const begins = new Set<WordClass>([
  'ask',
  'given',
  'not',
  'define',
  'fit',
  'fitIn',
  'accessory',
  'part',
])

/**
 * 'The cabinet and its door are on site', 'a frame we own': the places of what is said to be there,
 * back to where its part of the sentence begins. Behind another thing and a 'for' it is that one
 * alone: 'a bracket for the cabinet that is on site'.
 */
export function thereAlready(items: readonly Item[]): number[] {
  return items.flatMap(({ meaning }, at) => {
    const isSaid =
      meaning?.word === 'there' ||
      (meaning?.word === 'given' && isBehind(items, at)) ||
      (has.test(items[at]!.text) && who.test(items[at - 1]?.text ?? '') && isBehind(items, at - 1))
    if (!isSaid || !isEnd(items[at + 1])) return []
    const own: number[] = []
    let isThing = false
    for (let before = at - 1; before >= 0; before--) {
      const item = items[before]!
      const word = item.meaning?.word
      if (item.type === 'break' || (word && begins.has(word))) break
      if (isThing && word === 'mention') break
      isThing ||= item.meaning?.kind !== undefined
      own.push(before)
    }
    return isThing ? own : []
  })
}

/** 'The shelf we own' and no 'we own the shelf'. */
const isBehind = (items: readonly Item[], at: number) =>
  items[at - 1]?.type === 'phrase' && items[at - 1]!.meaning?.word === undefined

/** 'It stays dry' says nothing of where it is. */
function isEnd(next: Item | undefined): boolean {
  if (!next || next.type === 'break') return true
  const word = next.meaning?.word
  return word === 'and' || word === 'or' || word === 'stop'
}

/** 'A shelf we have'. */
const has = /^(?:have|got|bought|use)$/
const who = /^(?:we|i|they)$/
