import type { Item } from './read-items.ts'

/** The attributes of a value behind which 'or' stands last: 'E27 or'. What is denied names a thing whole. */
export function otherValues(items: readonly Item[]): string[] {
  const [value, link] = items.slice(-2)
  if (link?.meaning?.word !== 'or' || !value?.meaning?.values || value.meaning.kind) return []
  if (items.some(({ meaning }) => meaning?.word === 'not')) return []
  return [...value.meaning.values.keys()]
}
