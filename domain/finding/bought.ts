import type { Item } from './read-items.ts'

/** '200 LC pigtails' are bought; '24 LC panel' has so many ports. */
export function isBought(items: readonly Item[], behind: number): boolean {
  // 'Need 4 more trays': so many of the thing itself.
  if (more.test(items[behind]?.text ?? '') && items[behind + 1]?.meaning?.kind) return true
  const named = items.slice(behind).find(({ meaning }) => !meaning?.values || meaning.kind)
  if (named === items[behind]) return false
  const { kind, nouns } = named?.meaning ?? {}
  return Boolean(kind && !nouns && /[^s]s$/.test(named!.text))
}

/** 'Purchase of roughly 9,000 fibers' counts what is bought. */
export function isOrdered(items: readonly Item[], first: number): boolean {
  const before = items.slice(0, first).findLast(({ meaning }) => meaning?.word !== 'about')
  return before?.meaning?.word === 'quantity'
}

const more = /^(?:more|extra|additional|further|spare)$/
