import type { Item } from './read-items.ts'

/** Words between a figure and the one that names it: 'depth of at most', 'or more of'. */
const maxDistance = 4

/**
 * Where all that asks for a figure stands: 'depth under 250 mm', '144 or more ports'. Who takes the
 * figure back takes the word back that names it.
 */
export function saidStretch(
  items: readonly Item[],
  [first, last]: readonly [first: number, last: number],
  keys: readonly string[],
): { from: number; to: number } {
  const names = ({ meaning }: Item) => meaning?.nouns?.some((key) => keys.includes(key))
  const passes = ({ type, meaning }: Item) => type === 'phrase' && meaning?.word !== undefined
  const find = (others: readonly Item[]) => {
    const at = others.slice(0, maxDistance).findIndex((item) => names(item) || !passes(item))
    return at >= 0 && names(others[at]!) ? others[at] : undefined
  }
  const before = find(items.slice(0, first).reverse())
  const behind = find(items.slice(last + 1))
  return {
    from: (before ?? items[first]!).from,
    to: (behind ?? items[last]!).to,
  }
}
