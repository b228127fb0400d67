/**
 * A function whose callers share the run that is under way for their key; once it has ended, well
 * or not, the next call begins another. Further arguments are those of the caller who began.
 */
export function singleFlight<K, Rest extends unknown[], T>(
  run: (key: K, ...rest: Rest) => Promise<T>,
) {
  const underWay = new Map<K, Promise<T>>()
  return (key: K, ...rest: Rest): Promise<T> => {
    let pending = underWay.get(key)
    if (!pending) {
      pending = run(key, ...rest).finally(() => underWay.delete(key))
      underWay.set(key, pending)
    }
    return pending
  }
}
