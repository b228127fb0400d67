type Options = {
  /** Only strings below such a key. */
  keys?: RegExp
  /** Records that the value mentions and that are not part of it. */
  others?: ReadonlySet<unknown>
}

/** Every string within a value of JSON. */
export function stringsUnder(value: unknown, { keys, others }: Options = {}): string[] {
  if (typeof value === 'string') return keys ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    if (others?.has(part)) return []
    const isBelow = keys?.test(key)
    return stringsUnder(part, { ...(others && { others }), ...(keys && !isBelow && { keys }) })
  })
}
