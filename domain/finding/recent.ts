/** More than one question takes: to be answered, its text is read several times. */
const most = 8

/** Makes what is asked for, and keeps the last few of it. */
export function keepingRecent<V>(make: (asked: string) => V): (asked: string) => V {
  const kept = new Map<string, V>()
  return (asked) => {
    if (kept.has(asked)) return kept.get(asked)!
    const made = make(asked)
    if (kept.size >= most) kept.delete(kept.keys().next().value!)
    kept.set(asked, made)
    return made
  }
}
