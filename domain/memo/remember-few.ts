/**
 * A function that keeps what it made of the `max` keys that were asked for last: keys are compared as
 * a Map does. For what is asked of the same few again and again, and would be too much of all.
 */
export function rememberFew<K, V>(max: number, make: (key: K) => V): (key: K) => V {
  const kept = new Map<K, { value: V }>()
  return (key) => {
    const own = kept.get(key) ?? { value: make(key) }
    // The last one in a Map is what was asked for last.
    kept.delete(key)
    kept.set(key, own)
    if (kept.size > max) kept.delete(kept.keys().next().value!)
    return own.value
  }
}
