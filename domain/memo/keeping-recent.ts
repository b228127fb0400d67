/** More than one question takes: to be answered, its text is read several times. */
const most = 8

/** Makes what is asked for, and keeps the last few of it. */
export function keepingRecent<K, V>(make: (asked: K) => V): (asked: K) => V {
  const kept = new Map<K, V>()
  return (asked) => {
    if (kept.has(asked)) return kept.get(asked)!
    const made = make(asked)
    const [oldest] = kept.keys()
    if (kept.size >= most) kept.delete(oldest!)
    kept.set(asked, made)
    return made
  }
}
