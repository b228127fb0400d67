/**
 * A function that makes its value at the first call and gives the same promise to all later
 * ones. A failure is told to those who wait for it and then forgotten: the next call tries again.
 */
export function rememberAsync<T>(make: () => Promise<T>): () => Promise<T> {
  const valueFor = rememberAsyncByKey<true, T>(make)
  return () => valueFor(true)
}

/**
 * The same for one value a key. `kept` is where promises are held: by default a Map, which grows
 * with every key; give a bounded cache where strangers choose the keys. What is deleted from it
 * is made again at the next call.
 */
export function rememberAsyncByKey<K, T>(
  make: (key: K) => Promise<T>,
  kept: Kept<K, Promise<T>> = new Map<K, Promise<T>>(),
): (key: K) => Promise<T> {
  return (key) => {
    const known = kept.get(key)
    if (known) return known
    const made = make(key)
    kept.set(key, made)
    made.catch(() => {
      // Another may stand here by now, made after this one was dropped.
      if (kept.get(key) === made) kept.delete(key)
    })
    return made
  }
}

type Kept<K, V> = {
  get(key: K): V | undefined
  set(key: K, value: V): unknown
  delete(key: K): unknown
}
