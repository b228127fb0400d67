/**
 * A function that keeps what it made of each object for as long as that is in use; its content counts as it
 * was the first time. For lists and catalogues that are one object until the next version is served.
 */
export function rememberFor<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const kept = new WeakMap<K, { value: V }>()
  return (key) => {
    const own = kept.get(key) ?? { value: make(key) }
    kept.set(key, own)
    return own.value
  }
}
