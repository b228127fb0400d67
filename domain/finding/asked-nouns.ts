import type { Item } from './read-items.ts'

/**
 * 'Which tray goes in', 'need another tray': where a word that counts something stands behind what
 * asks, with no figure, it names what is called so.
 */
export function withAskedNouns(items: readonly Item[]): Item[] {
  return items.map((item, at) => {
    const { called, kind, values, word } = item.meaning ?? {}
    // Of one alone, the word is no name of a kind.
    if (!called || called.size < 2 || kind || values || word) return item
    // An article may stand between.
    const isAsked = [items[at - 1], items[at - 2]].findIndex((one) => one?.meaning?.word === 'ask')
    const between = items[at - 1]
    if (isAsked < 0 || (isAsked === 1 && between?.meaning?.word !== 'stop')) return item
    return items[at + 1]?.type === 'number'
      ? item
      : { ...item, meaning: { ...item.meaning, kind: called } }
  })
}
