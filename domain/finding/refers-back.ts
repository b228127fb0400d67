import type { Item } from './read-items.ts'

/**
 * Whether a text speaks of what was named before it: 'is it ...', 'what goes into it'. Behind a kind
 * of product 'it' means that kind, but where it says what goes into it.
 */
export function refersBack(items: readonly Item[]): boolean {
  return items.some(({ meaning }, at) => {
    if (!meaning?.isBack) return false
    const last = items[at - 1]?.meaning?.word
    const isHost = last === 'fit' || last === 'fitIn'
    return isHost || !items.slice(0, at).some((item) => item.meaning?.kind)
  })
}
